import type { AssetId, WalletType } from '@candor/exchange';
import { done, Fault, type Outcome, reject } from '@candor/kernel';
import { type LedgerEntry, ledgerEntry } from '../../ledger/queries/ledger-entries.ts';
import { watermark } from '../../projection/queries/watermark.ts';
import type { ReadDatabase } from '../../queries/database.ts';
import {
  byWallet,
  type Holding,
  nothing,
  openings,
  type Statement,
  type StatementRequest,
  type StatementSection,
  sumOf,
} from './statement.ts';

/** The line that a piece ends with; `sequence` is the record of the journal that all pieces are read as of. */
export interface StatementPlace {
  readonly sequence: number;
  readonly walletType: WalletType;
  readonly assetId: AssetId;
  readonly atMs: number;
  readonly entryId: number;
}

interface PieceRequest extends StatementRequest {
  /** Absent: the first piece. */
  readonly after?: StatementPlace | undefined;
  /** Lines of a piece; each further wallet may add one. */
  readonly lines: number;
}

/** A wallet, or the part of its lines that is in this piece; its movements are not summed up. */
export interface SectionPiece extends StatementSection {
  /** Its opening and earlier lines were in a piece before. */
  readonly isContinued: boolean;
  /** Later lines and its closing are in the next piece. */
  readonly goesOn: boolean;
}

export interface StatementPiece extends Statement {
  readonly sections: readonly SectionPiece[];
  /** All wallets of the statement without their lines. */
  readonly wallets: readonly StatementSection[];
  /** Absent: it is the last piece. */
  readonly next?: StatementPlace;
}

/**
 * A part of a statement, read by pages in the order of its lines, in memory that does not grow with their number. All parts are
 * as of one record of the journal, and together they are the statement.
 */
export async function statementPiece(
  db: ReadDatabase,
  request: PieceRequest,
): Promise<Outcome<StatementPiece, 'statement_period_invalid'>> {
  const { accountId, fromMs, toMs, after } = request;
  const { sequence: present, atMs } = await watermark(db);
  const sequence = after?.sequence ?? present;
  const wallets = await movedWallets(db, request, sequence);
  const found = after === undefined ? 0 : wallets.findIndex((wallet) => byWallet(wallet, after) === 0);
  if (found < 0) return reject('statement_period_invalid');
  const sections: SectionPiece[] = [];
  const whole = { accountId, fromMs, toMs, sequence, atMs, sections, wallets };
  let room = request.lines;
  for (const [at, wallet] of wallets.slice(found).entries()) {
    const from = at === 0 ? after : undefined;
    const rows = await linesFrom(db, request, { ...wallet, sequence, from, limit: room + 2 });
    const before = from === undefined ? undefined : rows.shift();
    if (from !== undefined && before?.entryId !== from.entryId) return reject('statement_period_invalid');
    const lines = rows.slice(0, room);
    const goesOn = rows.length > room;
    const start = before === undefined ? wallet.opening : afterLine(before);
    const end = lines.reduce(follow, start);
    if (!goesOn && (end.available !== wallet.closing.available || end.frozen !== wallet.closing.frozen)) {
      throw new Fault('statement_unbalanced', `the lines of a wallet do not end at its closing balance`);
    }
    sections.push({ ...wallet, lines, isContinued: from !== undefined, goesOn });
    const last = lines.at(-1);
    if (goesOn && last !== undefined) {
      const { walletType, assetId } = wallet;
      return done({ ...whole, next: { sequence, walletType, assetId, atMs: last.atMs, entryId: last.entryId } });
    }
    room = Math.max(1, room - lines.length);
  }
  return done(whole);
}

/** Wallets that held something at the beginning, or moved; by kind of account and asset. */
async function movedWallets(
  db: ReadDatabase,
  request: StatementRequest,
  sequence: number,
): Promise<readonly StatementSection[]> {
  const opened = await openings(db, request, sequence);
  const closed = await openings(db, { ...request, fromMs: request.toMs }, sequence);
  return [...closed]
    .flatMap(([key, { entryId, walletType, assetId, opening: closing }]): StatementSection[] => {
      const before = opened.get(key);
      const opening = before?.opening ?? nothing;
      const isMoved = before?.entryId !== entryId;
      if (!isMoved && opening.available === 0n && opening.frozen === 0n) return [];
      return [{ walletType, assetId, opening, closing, movements: [], lines: [] }];
    })
    .toSorted(byWallet);
}

interface LinesRequest {
  readonly walletType: WalletType;
  readonly assetId: AssetId;
  readonly sequence: number;
  /** This line and those after it. */
  readonly from: StatementPlace | undefined;
  readonly limit: number;
}

async function linesFrom(
  db: ReadDatabase,
  { accountId, fromMs, toMs }: StatementRequest,
  { walletType, assetId, sequence, from, limit }: LinesRequest,
): Promise<LedgerEntry[]> {
  const rows = await db
    .selectFrom('ledger_entries')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('wallet_type', '=', walletType)
    .where('asset_id', '=', assetId)
    .where('at_ms', '>=', Math.max(fromMs, from?.atMs ?? fromMs))
    .where('at_ms', '<', toMs)
    .where('sequence', '<=', sequence)
    .$if(from !== undefined, (query) => query.where('entry_id', '>=', from?.entryId ?? 0))
    .orderBy('at_ms')
    .orderBy('entry_id')
    .limit(limit)
    .execute();
  return rows.map(ledgerEntry);
}

function afterLine({ availableAfter, frozenAfter }: LedgerEntry): Holding {
  return { available: availableAfter, frozen: frozenAfter };
}

/** Each line has the balance at its time, which must agree with those before it. */
function follow(held: Holding, line: LedgerEntry): Holding {
  const next = sumOf(held, line);
  if (next.available !== line.availableAfter || next.frozen !== line.frozenAfter) {
    throw new Fault('statement_unbalanced', `line ${line.entryId} does not follow from those before it`);
  }
  return next;
}
