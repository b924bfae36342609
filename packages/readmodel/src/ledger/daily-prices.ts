import { dayOf } from '@candor/kernel';
import type { AssetId, PairId } from '@candor/exchange';
import type { Price } from '@candor/money';
import { dayMs } from '../market/periods.ts';
import type { ReadDatabase } from '../queries/database.ts';

/** USDT, in which portfolios are valued; the number is the specification's. */
export const valuationAssetId = 3 as AssetId;

/** An asset's last index price of a day against USDT. */
export interface DailyPrice {
  readonly day: number;
  readonly close: Price;
  /** True when the pair has USDT as its base: the value is then a division. */
  readonly isInverse: boolean;
  readonly scales: { readonly base: number; readonly quote: number };
}

interface ValuationPair {
  readonly pairId: PairId;
  readonly assetId: AssetId;
  readonly isInverse: boolean;
  readonly scales: { readonly base: number; readonly quote: number };
}

/** Day closes of each asset that has a pair with USDT, from the last one at or before `firstDay` on, in order. */
export async function dailyPrices(
  db: ReadDatabase,
  assetIds: readonly AssetId[],
  firstDay: number,
): Promise<ReadonlyMap<AssetId, readonly DailyPrice[]>> {
  const prices = new Map<AssetId, DailyPrice[]>();
  for (const { pairId, assetId, isInverse, scales } of await valuationPairs(db, assetIds)) {
    // An asset with pairs both ways is valued by the one it is the base of, which comes first.
    if (prices.has(assetId)) continue;
    const rows = await dayCloses(db, pairId, firstDay);
    if (rows.length === 0) continue;
    prices.set(
      assetId,
      rows.map((row) => ({ day: dayOf(row.open_ms), close: row.close, isInverse, scales })),
    );
  }
  return prices;
}

/** The day closes of one pair, from the last one at or before the first day on, in order. */
export interface PairDays {
  readonly scales: { readonly base: number; readonly quote: number };
  readonly closes: readonly { readonly day: number; readonly close: Price }[];
}

/** Day closes of pairs with USDT as their quote. */
export async function pairDays(
  db: ReadDatabase,
  pairIds: readonly PairId[],
  firstDay: number,
): Promise<ReadonlyMap<PairId, PairDays>> {
  const days = new Map<PairId, PairDays>();
  if (pairIds.length === 0) return days;
  for (const { pairId, isInverse, scales } of await pairsWithUsdt(db)) {
    if (isInverse || !pairIds.includes(pairId)) continue;
    const rows = await dayCloses(db, pairId, firstDay);
    days.set(pairId, { scales, closes: rows.map(({ open_ms, close }) => ({ day: dayOf(open_ms), close })) });
  }
  return days;
}

async function valuationPairs(db: ReadDatabase, assetIds: readonly AssetId[]): Promise<readonly ValuationPair[]> {
  if (assetIds.length === 0) return [];
  return (await pairsWithUsdt(db))
    .filter(({ assetId }) => assetIds.includes(assetId))
    .sort((a, b) => Number(a.isInverse) - Number(b.isInverse));
}

async function pairsWithUsdt(db: ReadDatabase): Promise<readonly ValuationPair[]> {
  const rows = await db
    .selectFrom('pairs')
    .innerJoin('assets as base', 'base.asset_id', 'pairs.base_asset_id')
    .innerJoin('assets as quote', 'quote.asset_id', 'pairs.quote_asset_id')
    .select(['pairs.pair_id', 'pairs.base_asset_id', 'pairs.quote_asset_id'])
    .select(['base.scale as base_scale', 'quote.scale as quote_scale'])
    .orderBy('pairs.pair_id')
    .execute();
  return rows
    .filter((row) => [row.base_asset_id, row.quote_asset_id].includes(valuationAssetId))
    .map((row): ValuationPair => {
      const isInverse = row.base_asset_id === valuationAssetId;
      return {
        pairId: row.pair_id,
        assetId: isInverse ? row.quote_asset_id : row.base_asset_id,
        isInverse,
        scales: { base: row.base_scale, quote: row.quote_scale },
      };
    });
}

function dayCloses(db: ReadDatabase, pairId: PairId, firstDay: number) {
  const firstDayMs = firstDay * dayMs;
  return db
    .selectFrom('candles')
    .select(['open_ms', 'close'])
    .where('pair_id', '=', pairId)
    .where('period_ms', '=', dayMs)
    .where('open_ms', '>=', (eb) =>
      eb.fn.coalesce(
        eb
          .selectFrom('candles as earlier')
          .select((inner) => inner.fn.max('earlier.open_ms').as('open_ms'))
          .where('earlier.pair_id', '=', pairId)
          .where('earlier.period_ms', '=', dayMs)
          .where('earlier.open_ms', '<=', firstDayMs),
        eb.val(firstDayMs),
      ),
    )
    .orderBy('open_ms')
    .execute();
}
