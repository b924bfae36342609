import type { AccountId, AssetId, PairId, WalletType } from '@candor/exchange';
import type { ListKind, ListName, ListSide } from '../projection/tables/list-counts.ts';
import type { ReadDatabase } from './database.ts';

export interface ListFilter {
  readonly pairId?: PairId | undefined;
  readonly side?: ListSide | undefined;
  readonly walletType?: WalletType | undefined;
  readonly assetId?: AssetId | undefined;
  readonly kinds?: readonly ListKind[] | undefined;
}

/** The length of an account's list, from its stored counts. */
export async function listTotal(
  db: ReadDatabase,
  list: ListName,
  accountId: AccountId,
  { pairId, side, walletType, assetId, kinds }: ListFilter = {},
): Promise<number> {
  const row = await db
    .selectFrom('list_counts')
    .select((eb) => eb.fn.sum<number | string | null>('count').as('total'))
    .where('account_id', '=', accountId)
    .where('list', '=', list)
    .$if(pairId !== undefined, (query) => query.where('pair_id', '=', pairId as PairId))
    .$if(side !== undefined, (query) => query.where('side', '=', side as ListSide))
    .$if(walletType !== undefined, (query) => query.where('wallet_type', '=', walletType as WalletType))
    .$if(assetId !== undefined, (query) => query.where('asset_id', '=', assetId as AssetId))
    .$if(kinds !== undefined, (query) => query.where('kind', 'in', kinds as readonly ListKind[]))
    .executeTakeFirst();
  return Number(row?.total ?? 0);
}
