import type { AccountId, AssetId, WalletType } from '@candor/exchange';
import type { Atoms } from '@candor/money';
import { atomsOf } from '../../queries/amounts.ts';
import type { ReadDatabase } from '../../queries/database.ts';
import { listTotal } from '../../queries/list-total.ts';
import { newestFirst, type Page, type PageRequest } from '../../queries/page.ts';
import { transfersList } from '../lists.ts';

export interface AccountListRequest extends PageRequest {
  readonly accountId: AccountId;
}

export interface Transfer {
  /** Sequence in the journal: one command moves once. */
  readonly sequence: number;
  readonly assetId: AssetId;
  readonly amount: Atoms;
  readonly from: WalletType;
  readonly to: WalletType;
  readonly atMs: number;
}

/** An account's moves between its own wallets, newest first. */
export async function transfers(db: ReadDatabase, request: AccountListRequest): Promise<Page<Transfer>> {
  const rows = await db
    .selectFrom('transfers')
    .selectAll()
    .where('account_id', '=', request.accountId)
    .$call(newestFirst(request))
    .execute();
  return {
    rows: rows.map((row) => ({
      sequence: row.sequence,
      assetId: row.asset_id,
      amount: atomsOf(row.amount_atoms),
      from: row.from_wallet,
      to: row.to_wallet,
      atMs: row.at_ms,
    })),
    total: await listTotal(db, transfersList, request.accountId),
  };
}
