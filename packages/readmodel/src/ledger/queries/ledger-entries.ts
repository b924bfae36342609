import type { AccountId, AssetId, EntryKind, WalletType } from '@candor/exchange';
import type { Atoms } from '@candor/money';
import type { Selectable } from 'kysely';
import type { ReadSchema } from '../../schema/index.ts';
import { atomsOf } from '../../queries/amounts.ts';
import { countOf } from '../../queries/count-of.ts';
import type { ReadDatabase } from '../../queries/database.ts';
import { listTotal } from '../../queries/list-total.ts';
import { type Page, type PageRequest, rangeOf } from '../../queries/page.ts';
import { entriesList } from '../lists.ts';
import { walletsOf } from '../wallets-of.ts';

interface LedgerEntriesRequest extends PageRequest {
  readonly accountId: AccountId;
  readonly walletType?: WalletType | undefined;
  readonly assetId?: AssetId | undefined;
  /** Only these kinds; all when absent. */
  readonly kinds?: readonly EntryKind[] | undefined;
  /** At or after. */
  readonly fromMs?: number | undefined;
  /** Before. */
  readonly toMs?: number | undefined;
}

/** One line of a statement: the signed changes of a wallet, and its balance after them. */
export interface LedgerEntry {
  readonly entryId: number;
  readonly walletType: WalletType;
  readonly assetId: AssetId;
  readonly kind: EntryKind;
  readonly available: Atoms;
  readonly frozen: Atoms;
  readonly availableAfter: Atoms;
  readonly frozenAfter: Atoms;
  /** The order, trade, quote, ticket or option it belongs to; 0 when the command is the whole cause. */
  readonly reference: number;
  /** Sequence in the journal of the command that caused it. */
  readonly sequence: number;
  readonly atMs: number;
}

/** A statement of a user or of `insurance`, newest line first. */
export async function ledgerEntries(db: ReadDatabase, request: LedgerEntriesRequest): Promise<Page<LedgerEntry>> {
  const { accountId, walletType, assetId, kinds, fromMs, toMs } = request;
  const { limit, offset } = rangeOf(request);
  const wallets = await walletsOf(db, request);
  const matching = wallets.map(({ wallet_type, asset_id }) =>
    db
      .selectFrom('ledger_entries')
      .where('account_id', '=', accountId)
      .where('wallet_type', '=', wallet_type)
      .where('asset_id', '=', asset_id)
      .$if(kinds !== undefined, (query) => query.where('kind', 'in', kinds as readonly EntryKind[]))
      .$if(fromMs !== undefined, (query) => query.where('at_ms', '>=', fromMs as number))
      .$if(toMs !== undefined, (query) => query.where('at_ms', '<', toMs as number)),
  );
  const [first, ...others] = matching.map((query) => query.selectAll());
  if (first === undefined) return { rows: [], total: 0 };
  const rows = await others
    .reduce((all, query) => all.unionAll(query), first)
    .orderBy('at_ms', 'desc')
    .orderBy('entry_id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  // Counts are not kept by time: with bounds, the rows between them are walked.
  const isBounded = fromMs !== undefined || toMs !== undefined;
  const kept = { walletType, assetId, kinds };
  const total = isBounded ? await sumOfCounts() : await listTotal(db, entriesList, accountId, kept);
  return { rows: rows.map(ledgerEntry), total };

  async function sumOfCounts(): Promise<number> {
    let sum = 0;
    for (const query of matching) sum += await countOf(query);
    return sum;
  }
}

export function ledgerEntry(row: Selectable<ReadSchema['ledger_entries']>): LedgerEntry {
  return {
    entryId: row.entry_id,
    walletType: row.wallet_type,
    assetId: row.asset_id,
    kind: row.kind,
    available: atomsOf(row.available_atoms),
    frozen: atomsOf(row.frozen_atoms),
    availableAfter: atomsOf(row.available_after_atoms),
    frozenAfter: atomsOf(row.frozen_after_atoms),
    reference: row.reference,
    sequence: row.sequence,
    atMs: row.at_ms,
  };
}
