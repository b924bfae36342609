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

async function valuationPairs(db: ReadDatabase, assetIds: readonly AssetId[]): Promise<readonly ValuationPair[]> {
  if (assetIds.length === 0) return [];
  const rows = await db
    .selectFrom('pairs')
    .innerJoin('assets as base', 'base.asset_id', 'pairs.base_asset_id')
    .innerJoin('assets as quote', 'quote.asset_id', 'pairs.quote_asset_id')
    .select(['pairs.pair_id', 'pairs.base_asset_id', 'pairs.quote_asset_id'])
    .select(['base.scale as base_scale', 'quote.scale as quote_scale'])
    .orderBy('pairs.pair_id')
    .execute();
  const pairs = rows.map((row): ValuationPair => {
    const isInverse = row.base_asset_id === valuationAssetId;
    return {
      pairId: row.pair_id,
      assetId: isInverse ? row.quote_asset_id : row.base_asset_id,
      isInverse,
      scales: { base: row.base_scale, quote: row.quote_scale },
    };
  });
  const isAgainstUsdt = rows.map((row) => [row.base_asset_id, row.quote_asset_id].includes(valuationAssetId));
  return pairs
    .filter(({ assetId }, index) => isAgainstUsdt[index] && assetIds.includes(assetId))
    .sort((a, b) => Number(a.isInverse) - Number(b.isInverse));
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
