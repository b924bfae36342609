import {
  type AccountId,
  type AssetId,
  type EntryKind,
  entryKinds,
  type WalletType,
  walletTypes,
} from '@candor/exchange';
import { done, Fault, type Outcome, reject } from '@candor/kernel';
import { type Atoms, plus, zero } from '@candor/money';
import { atomsOf } from '../../queries/amounts.ts';
import type { ReadDatabase } from '../../queries/database.ts';
import { type LedgerEntry, ledgerEntry } from '../../ledger/queries/ledger-entries.ts';
import { walletsOf } from '../../ledger/wallets-of.ts';
import { watermark } from '../../projection/queries/watermark.ts';

/** Of all wallets together, in one answer or on paper. More has to be read in pieces (`statementPiece`), or of a shorter time. */
export const statementLinesMax = 50_000;

export interface StatementRequest {
  /** A user, or `insurance`. */
  readonly accountId: AccountId;
  readonly walletType?: WalletType | undefined;
  readonly assetId?: AssetId | undefined;
  /** From this moment on. */
  readonly fromMs: number;
  /** Up to this moment, which is left out. */
  readonly toMs: number;
}

export interface Holding {
  readonly available: Atoms;
  readonly frozen: Atoms;
}

/** All lines of one kind together; the amounts are signed. */
interface StatementMovement extends Holding {
  readonly kind: EntryKind;
  readonly count: number;
}

/** One wallet: `opening` and all `movements` together are `closing`. */
export interface StatementSection {
  readonly walletType: WalletType;
  readonly assetId: AssetId;
  readonly opening: Holding;
  readonly closing: Holding;
  /** By kind, in the order of the kinds. */
  readonly movements: readonly StatementMovement[];
  /** Oldest first. */
  readonly lines: readonly LedgerEntry[];
}

export interface Statement {
  readonly accountId: AccountId;
  readonly fromMs: number;
  readonly toMs: number;
  /** The record of the journal up to which it is complete, and its time. */
  readonly sequence: number;
  readonly atMs: number;
  /** Wallets that held something at the beginning, or moved; by kind of account and asset. */
  readonly sections: readonly StatementSection[];
}

export interface Wallet {
  /** Its last line before the time; 0: none. */
  readonly entryId: number;
  readonly walletType: WalletType;
  readonly assetId: AssetId;
  readonly opening: Holding;
  readonly lines: LedgerEntry[];
}

export const nothing: Holding = { available: zero, frozen: zero };

/**
 * The balances of an account's wallets at the beginning of a time, the movements in it, and the balances at its end.
 * Everything is read as of one record of the journal, also while the read model grows.
 */
export async function statement(
  db: ReadDatabase,
  request: StatementRequest,
): Promise<Outcome<Statement, 'statement_too_long'>> {
  const { accountId, fromMs, toMs } = request;
  const { sequence, atMs } = await watermark(db);
  const lines = await linesOf(db, request, sequence);
  if (lines.length > statementLinesMax) return reject('statement_too_long');
  const wallets = await openings(db, request, sequence);
  for (const line of lines) walletOf(wallets, line).lines.push(line);
  const sections = [...wallets.values()]
    .filter(({ opening, lines }) => lines.length > 0 || opening.available !== 0n || opening.frozen !== 0n)
    .sort(byWallet)
    .map(sectionOf);
  return done({ accountId, fromMs, toMs, sequence, atMs, sections });
}

/** The lines of one wallet after the other, each oldest first. */
async function linesOf(db: ReadDatabase, request: StatementRequest, sequence: number): Promise<LedgerEntry[]> {
  const { accountId, fromMs, toMs } = request;
  const lines: LedgerEntry[] = [];
  for (const wallet of await walletsOf(db, request)) {
    const rows = await db
      .selectFrom('ledger_entries')
      .selectAll()
      .where('account_id', '=', accountId)
      .where('wallet_type', '=', wallet.wallet_type)
      .where('asset_id', '=', wallet.asset_id)
      .where('at_ms', '>=', fromMs)
      .where('at_ms', '<', toMs)
      .where('sequence', '<=', sequence)
      .orderBy('at_ms')
      .orderBy('entry_id')
      .limit(statementLinesMax + 1 - lines.length)
      .execute();
    for (const row of rows) lines.push(ledgerEntry(row));
    if (lines.length > statementLinesMax) break;
  }
  return lines;
}

/** The balance of each wallet after its last line before the time, by `keyOf`. A wallet without one was empty. */
export async function openings(
  db: ReadDatabase,
  { accountId, walletType, assetId, fromMs }: StatementRequest,
  sequence: number,
): Promise<Map<string, Wallet>> {
  const rows = await db
    .selectFrom('balances as wallet')
    .innerJoin('ledger_entries as entry', (join) =>
      join.on('entry.entry_id', '=', (eb) =>
        eb
          .selectFrom('ledger_entries as earlier')
          .select('earlier.entry_id')
          .whereRef('earlier.account_id', '=', 'wallet.account_id')
          .whereRef('earlier.wallet_type', '=', 'wallet.wallet_type')
          .whereRef('earlier.asset_id', '=', 'wallet.asset_id')
          .where('earlier.at_ms', '<', fromMs)
          .where('earlier.sequence', '<=', sequence)
          .orderBy('earlier.at_ms', 'desc')
          .orderBy('earlier.entry_id', 'desc')
          .limit(1),
      ),
    )
    .select([
      'entry.entry_id',
      'entry.wallet_type',
      'entry.asset_id',
      'entry.available_after_atoms',
      'entry.frozen_after_atoms',
    ])
    .where('wallet.account_id', '=', accountId)
    .$if(walletType !== undefined, (query) => query.where('wallet.wallet_type', '=', walletType as WalletType))
    .$if(assetId !== undefined, (query) => query.where('wallet.asset_id', '=', assetId as AssetId))
    .execute();
  return new Map(
    rows.map((row): [string, Wallet] => {
      const opening = { available: atomsOf(row.available_after_atoms), frozen: atomsOf(row.frozen_after_atoms) };
      const wallet = { entryId: row.entry_id, walletType: row.wallet_type, assetId: row.asset_id, opening, lines: [] };
      return [keyOf(wallet), wallet];
    }),
  );
}

function walletOf(wallets: Map<string, Wallet>, { walletType, assetId }: LedgerEntry): Wallet {
  const key = keyOf({ walletType, assetId });
  const wallet = wallets.get(key) ?? { entryId: 0, walletType, assetId, opening: nothing, lines: [] };
  wallets.set(key, wallet);
  return wallet;
}

function keyOf({ walletType, assetId }: Pick<Wallet, 'walletType' | 'assetId'>): string {
  return `${walletType}/${assetId}`;
}

export function byWallet(a: Pick<Wallet, 'assetId' | 'walletType'>, b: Pick<Wallet, 'assetId' | 'walletType'>): number {
  return walletTypes.indexOf(a.walletType) - walletTypes.indexOf(b.walletType) || a.assetId - b.assetId;
}

/** The closing is the opening and every line after it; each line has the balance at its time, which must agree. */
function sectionOf({ walletType, assetId, opening, lines }: Wallet): StatementSection {
  let closing = opening;
  const movements = new Map<EntryKind, StatementMovement>();
  for (const line of lines) {
    closing = sumOf(closing, line);
    if (closing.available !== line.availableAfter || closing.frozen !== line.frozenAfter) {
      throw new Fault('statement_unbalanced', `line ${line.entryId} does not follow from those before it`);
    }
    const { kind } = line;
    const before = movements.get(kind);
    movements.set(kind, { kind, count: (before?.count ?? 0) + 1, ...sumOf(before ?? nothing, line) });
  }
  const inOrder = entryKinds.flatMap((kind) => movements.get(kind) ?? []);
  return { walletType, assetId, opening, closing, movements: inOrder, lines };
}

export function sumOf(a: Holding, b: Holding): Holding {
  return { available: plus(a.available, b.available), frozen: plus(a.frozen, b.frozen) };
}
