import type { LockedProductId } from '@candor/exchange';
import { dayMs, hourMs, minuteMs, present } from '@candor/kernel';
import type { Ppm } from '@candor/money';
import { amountIn } from './build.ts';
import type { CatalogueAsset, CatalogueLocked } from './types.ts';

/** One product of locked mining; amounts are decimal text, rates and penalties ppm of a day. */
interface LockedRow {
  readonly id: number;
  readonly code: string;
  readonly min: string;
  readonly max: string;
  readonly quota: string;
  readonly rates: readonly [low: number, high: number];
  readonly days: number;
  readonly penalty: number;
}

/** Of real products, at 08:00 UTC. */
const dividendAtMs = 8 * hourMs;

const rows: readonly LockedRow[] = [
  { id: 1, code: 'USDT', min: '100', max: '2000', quota: '500000', rates: [3_000, 4_000], days: 5, penalty: 4_000 },
  { id: 2, code: 'USDT', min: '100', max: '20000', quota: '2000000', rates: [250, 400], days: 30, penalty: 300 },
  { id: 3, code: 'USDT', min: '500', max: '50000', quota: '3000000', rates: [350, 550], days: 90, penalty: 400 },
  { id: 4, code: 'BTC', min: '0.001', max: '0.5', quota: '40', rates: [80, 150], days: 30, penalty: 150 },
  { id: 5, code: 'ETH', min: '0.02', max: '10', quota: '800', rates: [120, 220], days: 30, penalty: 200 },
  { id: 6, code: 'SOL', min: '0.5', max: '200', quota: '20000', rates: [180, 300], days: 60, penalty: 250 },
];

/** Ten days of a minute each: the whole way of a deposit, in the time of a coffee. */
const demonstration: LockedRow = {
  id: 101,
  code: 'USDT',
  min: '10',
  max: '500',
  quota: '250000',
  rates: [3_000, 4_000],
  days: 10,
  penalty: 4_000,
};

function product(assets: readonly CatalogueAsset[], row: LockedRow, times: Times): CatalogueLocked {
  const asset = present(
    assets.find(({ code }) => code === row.code),
    'a locked product has a listed asset',
  );
  return {
    productId: row.id as LockedProductId,
    assetId: asset.assetId,
    amountMin: amountIn(row.min, asset),
    accountMax: amountIn(row.max, asset),
    quota: amountIn(row.quota, asset),
    rateLow: row.rates[0] as Ppm,
    rateHigh: row.rates[1] as Ppm,
    days: row.days,
    ...times,
    penaltyRatio: row.penalty as Ppm,
    isOffered: 'yes',
  };
}

type Times = Pick<CatalogueLocked, 'dayMs' | 'dividendAtMs'>;

/** The products of locked mining at real terms. */
export function buildLocked(assets: readonly CatalogueAsset[]): CatalogueLocked[] {
  return rows.map((row) => product(assets, row, { dayMs, dividendAtMs }));
}

/** Products that practice alone offers. */
export function buildLockedDemonstrations(assets: readonly CatalogueAsset[]): CatalogueLocked[] {
  return [product(assets, demonstration, { dayMs: minuteMs, dividendAtMs: 0 })];
}
