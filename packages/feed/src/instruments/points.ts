import type { Mode, PointsItemId, PointsTask } from '@candor/exchange';
import { dayMs, minuteMs } from '@candor/kernel';
import { zero } from '@candor/money';
import { amountIn } from './build.ts';
import type { CatalogueAsset, CataloguePointsItem, CataloguePointsTask, CatalogueWheel } from './types.ts';

interface TaskRow {
  readonly task: PointsTask;
  readonly reward: number;
  /** Of trading alone: the most of a day, and the value that earns the reward. */
  readonly dailyMax?: number;
  readonly per?: string;
  /** In days, in live. */
  readonly delay: number;
}

const rows: readonly TaskRow[] = [
  { task: 'check_in', reward: 50, delay: 0 },
  { task: 'first_deposit', reward: 500, delay: 3 },
  { task: 'second_factor', reward: 300, delay: 0 },
  { task: 'identity_basic', reward: 200, delay: 0 },
  { task: 'identity_advanced', reward: 300, delay: 3 },
  { task: 'trading', reward: 10, dailyMax: 200, per: '250', delay: 3 },
];

/** In practice the wait of days is one of a minute: the whole way of points, in the time of a coffee. */
export function buildPointsTasks(usdt: Pick<CatalogueAsset, 'scale'>, mode: Mode): CataloguePointsTask[] {
  return rows.map(({ task, reward, dailyMax = reward, per, delay }) => ({
    task,
    reward,
    dailyMax,
    per: per === undefined ? zero : amountIn(per, usdt),
    delayMs: mode === 'practice' ? Math.min(delay, 1) * minuteMs : delay * dayMs,
    lifeDays: 365,
    isOffered: 'yes',
  }));
}

/** The shop: an emblem's number is its picture in the app, and it is worn on the leaderboard. */
export const pointsItems: readonly CataloguePointsItem[] = [
  item({ itemId: 1, gives: 'spins', grant: 5, cost: 100, stock: 10_000, accountMax: 20 }),
  item({ itemId: 2, gives: 'emblem', grant: 1, cost: 150, stock: 5_000, accountMax: 1 }),
  item({ itemId: 3, gives: 'emblem', grant: 2, cost: 400, stock: 1_000, accountMax: 1 }),
  item({ itemId: 4, gives: 'emblem', grant: 3, cost: 1_200, stock: 100, accountMax: 1 }),
];

/** Coupons of campaigns 20 to 22 (`coupons.ts`): of 10 USDT each, and none of them cash. */
export const pointsCoupons: readonly CataloguePointsItem[] = [
  item({ itemId: 11, gives: 'coupon', grant: 20, cost: 300, stock: 5_000, accountMax: 10 }),
  item({ itemId: 12, gives: 'coupon', grant: 21, cost: 500, stock: 5_000, accountMax: 10 }),
  item({ itemId: 13, gives: 'coupon', grant: 22, cost: 250, stock: 5_000, accountMax: 10 }),
];

function item(
  row: Omit<CataloguePointsItem, 'itemId' | 'isOffered'> & { readonly itemId: number },
): CataloguePointsItem {
  return { ...row, itemId: row.itemId as PointsItemId, isOffered: 'yes' };
}

/** Twelve segments of equal size: 95 % of what is staked comes back on average. */
export const wheel: CatalogueWheel = {
  segments: [0, 150, 0, 200, 50, 0, 500, 0, 120, 50, 0, 70].map((pays) => ({ weight: 1, pays })),
  stakes: [10, 20, 50, 100],
  spinsPerDay: 20,
  lifeDays: 365,
  isOffered: 'yes',
};
