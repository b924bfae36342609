import type { AssetId, EventOf, PairId } from '@candor/exchange';
import { type Atoms, negated, notionalOf, type Price, quantityFor } from '@candor/money';
import { valuationAssetId } from '../ledger/daily-prices.ts';
import type { WriteStore } from '../projection/write-store.ts';
import { dayMs } from './periods.ts';

interface Valued {
  readonly pairId: PairId;
  readonly isInverse: boolean;
  readonly scales: { readonly base: number; readonly quote: number };
}

/** The last index price of each pair with USDT, for projectors that value amounts when they come. */
export class LastIndex {
  readonly #store: WriteStore;
  readonly #pairs = new Map<AssetId, Valued>();
  readonly #prices = new Map<PairId, Price>();

  /** As of the file's watermark. */
  constructor(store: WriteStore) {
    this.#store = store;
    const last = store.largest('pairs', 'pair_id');
    for (let pairId = 1 as PairId; pairId <= last; pairId++) {
      const pair = store.pairs.find(pairId);
      if (pair === undefined) continue;
      this.#put(pairId, pair.base_asset_id, pair.quote_asset_id);
      const price = pair.first_minute_ms === null ? undefined : this.#storedPrice(pairId);
      if (price !== undefined) this.#prices.set(pairId, price);
    }
  }

  list({ pairId, baseAssetId, quoteAssetId }: EventOf<'catalog.pair_listed'>): void {
    this.#put(pairId, baseAssetId, quoteAssetId);
  }

  tick({ prices }: EventOf<'index.ticked'>): void {
    for (const { pairId, price } of prices) this.#prices.set(pairId, price);
  }

  /** USDT atoms, rounded towards zero; `undefined` of an asset that never had an index price. */
  worth(assetId: AssetId, amount: Atoms): Atoms | undefined {
    if (assetId === valuationAssetId) return amount;
    if (amount < 0n) {
      const mirror = this.worth(assetId, negated(amount));
      return mirror && negated(mirror);
    }
    const pair = this.#pairs.get(assetId);
    const price = pair && this.#prices.get(pair.pairId);
    if (pair === undefined || price === undefined) return undefined;
    return (pair.isInverse ? quantityFor : notionalOf)(amount, price, pair.scales, 'down');
  }

  #put(pairId: PairId, baseAssetId: AssetId, quoteAssetId: AssetId): void {
    const isInverse = baseAssetId === valuationAssetId;
    if (!isInverse && quoteAssetId !== valuationAssetId) return;
    const assetId = isInverse ? quoteAssetId : baseAssetId;
    const known = this.#pairs.get(assetId);
    // An asset with pairs both ways is valued by the one it is the base of, and by the first of those.
    if (known !== undefined && (isInverse || !known.isInverse)) return;
    const scaleOf = (id: AssetId) => this.#store.assets.find(id)?.scale ?? 0;
    this.#pairs.set(assetId, {
      pairId,
      isInverse,
      scales: { base: scaleOf(baseAssetId), quote: scaleOf(quoteAssetId) },
    });
  }

  /** The close of the last day that had a tick: a candle of trades alone only repeats an earlier close. */
  #storedPrice(pairId: PairId): Price | undefined {
    let candle = this.#store.candles.findBefore(pairId, dayMs, Number.MAX_SAFE_INTEGER);
    while (candle?.has_tick === 0) candle = this.#store.candles.findBefore(pairId, dayMs, candle.open_ms);
    return candle?.close;
  }
}
