import { dayOf } from '@candor/kernel';
import type { AssetId, PairId } from '@candor/exchange';
import type { Price } from '@candor/money';
import { dayMs } from '../market/periods.ts';
import type { ReadDatabase } from '../queries/database.ts';
import { byPreference, type ValuationPair, valuationPairOf } from './valuation-pair.ts';

/** An asset's last index price of a day against USDT. */
interface DailyPrice {
  readonly day: number;
  readonly close: Price;
  readonly isInverse: ValuationPair['isInverse'];
  readonly scales: ValuationPair['scales'];
}

/** Day closes of each asset that has a pair with USDT, from the last one at or before `firstDay` on, in order. */
export async function dailyPrices(
  db: ReadDatabase,
  pairs: readonly ValuationPair[],
  assetIds: readonly AssetId[],
  firstDay: number,
): Promise<ReadonlyMap<AssetId, readonly DailyPrice[]>> {
  const prices = new Map<AssetId, DailyPrice[]>();
  for (const { pairId, assetId, isInverse, scales } of pairs) {
    if (prices.has(assetId) || !assetIds.includes(assetId)) continue;
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
interface PairDays {
  readonly scales: ValuationPair['scales'];
  readonly closes: readonly { readonly day: number; readonly close: Price }[];
}

/** Day closes of pairs with USDT as their quote. */
export async function pairDays(
  db: ReadDatabase,
  pairs: readonly ValuationPair[],
  pairIds: readonly PairId[],
  firstDay: number,
): Promise<ReadonlyMap<PairId, PairDays>> {
  const days = new Map<PairId, PairDays>();
  for (const { pairId, isInverse, scales } of pairs) {
    if (isInverse || !pairIds.includes(pairId)) continue;
    const rows = await dayCloses(db, pairId, firstDay);
    days.set(pairId, { scales, closes: rows.map(({ open_ms, close }) => ({ day: dayOf(open_ms), close })) });
  }
  return days;
}

/** Pairs with USDT, the best one of each asset first. */
export async function valuationPairs(db: ReadDatabase): Promise<readonly ValuationPair[]> {
  const rows = await db
    .selectFrom('pairs')
    .innerJoin('assets as base', 'base.asset_id', 'pairs.base_asset_id')
    .innerJoin('assets as quote', 'quote.asset_id', 'pairs.quote_asset_id')
    .select(['pairs.pair_id as pairId', 'pairs.base_asset_id as baseAssetId', 'pairs.quote_asset_id as quoteAssetId'])
    .select(['base.scale as base', 'quote.scale as quote'])
    .execute();
  return rows
    .map((row) => valuationPairOf(row, (side) => row[side]))
    .filter((pair) => pair !== undefined)
    .sort(byPreference);
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
