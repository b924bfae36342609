import { dayOf } from '@candor/kernel';
import type { AccountId, AssetId, PairId } from '@candor/exchange';
import { type Atoms, negated, plus, zero } from '@candor/money';
import { openProfits } from '../../contract/open-days.ts';
import { dayMs } from '../../market/periods.ts';
import { atomsOf } from '../../queries/amounts.ts';
import { dailyPrices, valuationPairs } from '../daily-prices.ts';
import type { ReadDatabase } from '../../queries/database.ts';
import { lastAtOrBefore } from '../last-at-or-before.ts';
import { worthOf } from '../worth-of.ts';

interface DailyValue {
  /** 00:00 UTC of the day. */
  readonly dayStartMs: number;
  /** USDT atoms, rounded down: all wallets, the profit of open contracts and tokens that wait for their release, less the principal of loans, at the day's last index prices; for the running day, at the newest ones. */
  readonly value: Atoms;
  /** Assets held that day that had no worth in USDT: they are not in `value`. */
  readonly unpricedAssetIds: readonly AssetId[];
}

interface DailyValuesRequest {
  readonly accountId: AccountId;
  /** The number of days, the running one included. */
  readonly days: number;
  readonly nowMs: number;
  /**
   * USDT atoms of assets without a USDT pair, such as fiat: at one rate for all days, so that a new rate does not count
   * as a profit. `undefined` for unknown assets.
   */
  readonly worthElse?: (assetId: AssetId, total: Atoms) => Atoms | undefined;
  /** The size of a lot of each pair with contracts, in base atoms; contracts of a pair without one are left out. */
  readonly contractLots?: ReadonlyMap<PairId, Atoms>;
}

const noLots: ReadonlyMap<PairId, Atoms> = new Map();

interface WalletDay {
  readonly day: number;
  readonly total: Atoms;
}

/** The worth of an account at the end of each day, oldest first, from the first day it held anything. */
export async function dailyValues(
  db: ReadDatabase,
  { accountId, days, nowMs, worthElse, contractLots = noLots }: DailyValuesRequest,
): Promise<readonly DailyValue[]> {
  const lastDay = dayOf(nowMs);
  const firstDay = lastDay - days + 1;
  const wallets = [
    ...(await walletDays(db, accountId, firstDay)),
    ...(await unreleasedDays(db, accountId, firstDay)),
    ...(await debtDays(db, accountId, firstDay)),
  ];
  const pairs = await valuationPairs(db);
  const openProfit = await openProfits(db, pairs, { accountId, firstDay, lots: contractLots });
  const prices = await dailyPrices(db, pairs, [...new Set(wallets.map(({ assetId }) => assetId))], firstDay);
  const begunDay = Math.min(...wallets.map(({ changes }) => changes[0]?.day ?? lastDay + 1));
  const values: DailyValue[] = [];
  for (let day = Math.max(firstDay, begunDay); day <= lastDay; day++) values.push(valueAt(day));
  return values;

  function valueAt(day: number): DailyValue {
    const totals = new Map<AssetId, Atoms>();
    for (const { assetId, changes } of wallets) {
      const total = lastAtOrBefore(changes, day)?.total ?? zero;
      if (total !== 0n) totals.set(assetId, plus(totals.get(assetId) ?? zero, total));
    }
    let value = openProfit(day);
    const unpricedAssetIds: AssetId[] = [];
    for (const [assetId, total] of totals) {
      const price = lastAtOrBefore(prices.get(assetId) ?? [], day);
      const worth = worthOf(assetId, total, price) ?? worthElse?.(assetId, total);
      if (worth === undefined) unpricedAssetIds.push(assetId);
      else value = plus(value, worth);
    }
    return { dayStartMs: day * dayMs, value, unpricedAssetIds };
  }
}

interface AssetDays {
  readonly assetId: AssetId;
  readonly changes: readonly WalletDay[];
}

/** Debts at the end of each day, below zero, from the last change at or before `firstDay` on. */
async function debtDays(db: ReadDatabase, accountId: AccountId, firstDay: number): Promise<readonly AssetDays[]> {
  const rows = await db
    .selectFrom('daily_debts as daily')
    .select(['daily.asset_id', 'daily.day', 'daily.principal_atoms'])
    .where('daily.account_id', '=', accountId)
    .where('daily.day', '>=', (eb) =>
      eb.fn.coalesce(
        eb
          .selectFrom('daily_debts as earlier')
          .select((inner) => inner.fn.max('earlier.day').as('day'))
          .where('earlier.account_id', '=', accountId)
          .whereRef('earlier.asset_id', '=', 'daily.asset_id')
          .where('earlier.day', '<=', firstDay),
        eb.val(firstDay),
      ),
    )
    .orderBy('daily.asset_id')
    .orderBy('daily.day')
    .execute();
  return byAsset(
    rows.map(({ asset_id, day, principal_atoms }) => ({
      assetId: asset_id,
      day,
      total: negated(atomsOf(principal_atoms)),
    })),
  );
}

/** Bought tokens that were not released at the end of each day, from the last change at or before `firstDay` on. */
async function unreleasedDays(db: ReadDatabase, accountId: AccountId, firstDay: number): Promise<readonly AssetDays[]> {
  const rows = await db
    .selectFrom('daily_unreleased as daily')
    .select(['daily.asset_id', 'daily.day', 'daily.amount_atoms'])
    .where('daily.account_id', '=', accountId)
    .where('daily.day', '>=', (eb) =>
      eb.fn.coalesce(
        eb
          .selectFrom('daily_unreleased as earlier')
          .select((inner) => inner.fn.max('earlier.day').as('day'))
          .where('earlier.account_id', '=', accountId)
          .whereRef('earlier.asset_id', '=', 'daily.asset_id')
          .where('earlier.day', '<=', firstDay),
        eb.val(firstDay),
      ),
    )
    .orderBy('daily.asset_id')
    .orderBy('daily.day')
    .execute();
  return byAsset(
    rows.map(({ asset_id, day, amount_atoms }) => ({ assetId: asset_id, day, total: atomsOf(amount_atoms) })),
  );
}

function byAsset(rows: readonly (WalletDay & { readonly assetId: AssetId })[]): readonly AssetDays[] {
  const assetIds = [...new Set(rows.map(({ assetId }) => assetId))];
  return assetIds.map((assetId) => ({ assetId, changes: rows.filter((row) => row.assetId === assetId) }));
}

/** Each wallet's end-of-day totals from the last change at or before `firstDay` on. */
async function walletDays(db: ReadDatabase, accountId: AccountId, firstDay: number): Promise<readonly AssetDays[]> {
  const rows = await db
    .selectFrom('balances as wallet')
    .innerJoin('daily_balances as daily', (join) =>
      join
        .onRef('daily.account_id', '=', 'wallet.account_id')
        .onRef('daily.wallet_type', '=', 'wallet.wallet_type')
        .onRef('daily.asset_id', '=', 'wallet.asset_id'),
    )
    .select(['daily.wallet_type', 'daily.asset_id', 'daily.day', 'daily.total_atoms'])
    .where('wallet.account_id', '=', accountId)
    .where('daily.day', '>=', (eb) =>
      eb.fn.coalesce(
        eb
          .selectFrom('daily_balances as earlier')
          .select((inner) => inner.fn.max('earlier.day').as('day'))
          .whereRef('earlier.account_id', '=', 'wallet.account_id')
          .whereRef('earlier.wallet_type', '=', 'wallet.wallet_type')
          .whereRef('earlier.asset_id', '=', 'wallet.asset_id')
          .where('earlier.day', '<=', firstDay),
        eb.val(firstDay),
      ),
    )
    .orderBy('daily.wallet_type')
    .orderBy('daily.asset_id')
    .orderBy('daily.day')
    .execute();
  const wallets = new Map<string, { assetId: AssetId; changes: WalletDay[] }>();
  for (const row of rows) {
    const key = `${row.wallet_type}/${row.asset_id}`;
    const wallet = wallets.get(key) ?? { assetId: row.asset_id, changes: [] };
    wallets.set(key, wallet);
    wallet.changes.push({ day: row.day, total: atomsOf(row.total_atoms) });
  }
  return [...wallets.values()];
}
