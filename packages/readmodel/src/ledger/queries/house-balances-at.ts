import type { AccountId, AssetId } from '@candor/exchange';
import { type Atoms, atoms } from '@candor/money';
import type { ReadDatabase } from '../../queries/database.ts';

/** A balance of the house at the end of a day. */
export interface HouseBalanceAt {
  readonly accountId: AccountId;
  readonly assetId: AssetId;
  readonly total: Atoms;
}

/** The balances of the house's accounts at the end of a day (since 1970); none for what was not there yet. */
export async function houseBalancesAt(
  db: ReadDatabase,
  accountIds: readonly AccountId[],
  day: number,
): Promise<HouseBalanceAt[]> {
  const rows = await db
    .selectFrom('daily_balances as daily')
    .innerJoin(
      (from) =>
        from
          .selectFrom('daily_balances')
          .select(['account_id', 'wallet_type', 'asset_id', (row) => row.fn.max('day').as('day')])
          .where('account_id', 'in', accountIds)
          .where('wallet_type', '=', 'house')
          .where('day', '<=', day)
          .groupBy(['account_id', 'wallet_type', 'asset_id'])
          .as('last'),
      (join) =>
        join
          .onRef('daily.account_id', '=', 'last.account_id')
          .onRef('daily.wallet_type', '=', 'last.wallet_type')
          .onRef('daily.asset_id', '=', 'last.asset_id')
          .onRef('daily.day', '=', 'last.day'),
    )
    .select(['daily.account_id', 'daily.asset_id', 'daily.total_atoms'])
    .execute();
  return rows.map((row) => ({
    accountId: row.account_id,
    assetId: row.asset_id,
    total: atoms(BigInt(row.total_atoms)),
  }));
}
