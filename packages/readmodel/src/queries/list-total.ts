import type { AccountId, AssetId, PairId, WalletType } from '@candor/exchange';
import type { CountedList } from '../projection/counted-list.ts';
import type { ReadDatabase } from './database.ts';

interface ListFilter<Side extends string = string, Kind extends string = string> {
  readonly pairId?: PairId | undefined;
  readonly side?: Side | undefined;
  readonly walletType?: WalletType | undefined;
  readonly assetId?: AssetId | undefined;
  readonly kinds?: readonly Kind[] | undefined;
}

/** The length of an account's list, from its stored counts. */
export async function listTotal<Side extends string, Kind extends string>(
  db: ReadDatabase,
  { name: list }: CountedList<Side, Kind>,
  accountId: AccountId,
  { pairId, side, walletType, assetId, kinds }: ListFilter<Side, Kind> = {},
): Promise<number> {
  const row = await db
    .selectFrom('list_counts')
    .select((eb) => eb.fn.sum<number | string | null>('count').as('total'))
    .where('account_id', '=', accountId)
    .where('list', '=', list)
    .$if(pairId !== undefined, (query) => query.where('pair_id', '=', pairId as PairId))
    .$if(side !== undefined, (query) => query.where('side', '=', side as Side))
    .$if(walletType !== undefined, (query) => query.where('wallet_type', '=', walletType as WalletType))
    .$if(assetId !== undefined, (query) => query.where('asset_id', '=', assetId as AssetId))
    .$if(kinds !== undefined, (query) => query.where('kind', 'in', kinds as readonly Kind[]))
    .executeTakeFirst();
  return Number(row?.total ?? 0);
}
