import type { AssetId, EventOf, PairId } from '@candor/exchange';
import { type Atoms, negated, notionalOf, type Price, quantityFor } from '@candor/money';
import { byPreference, valuationAssetId, type ValuationPair, valuationPairOf } from '../ledger/valuation-pair.ts';
import type { WriteStore } from '../projection/write-store.ts';
import { dayMs } from './periods.ts';

/** The last index price of each pair with USDT, for projectors that value amounts when they come. */
export class LastIndex {
  readonly #store: WriteStore;
  readonly #pairs = new Map<AssetId, ValuationPair>();
  readonly #prices = new Map<PairId, Price>();

  /** As of the file's watermark. */
  constructor(store: WriteStore) {
    this.#store = store;
    const last = store.largest('pairs', 'pair_id');
    for (let pairId = 1 as PairId; pairId <= last; pairId++) {
      const pair = store.pairs.find(pairId);
      if (pair === undefined) continue;
      this.#put({ pairId, baseAssetId: pair.base_asset_id, quoteAssetId: pair.quote_asset_id });
      const price = pair.first_minute_ms === null ? undefined : this.#storedPrice(pairId);
      if (price !== undefined) this.#prices.set(pairId, price);
    }
  }

  list(listed: EventOf<'catalog.pair_listed'>): void {
    this.#put(listed);
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

  #put(listed: Pick<EventOf<'catalog.pair_listed'>, 'pairId' | 'baseAssetId' | 'quoteAssetId'>): void {
    const pair = valuationPairOf(listed, (side) => this.#store.assets.find(listed[`${side}AssetId`])?.scale ?? 0);
    const known = pair && this.#pairs.get(pair.assetId);
    if (pair === undefined || (known !== undefined && byPreference(known, pair) < 0)) return;
    this.#pairs.set(pair.assetId, pair);
  }

  /** The close of the last day that had a tick: a candle of trades alone only repeats an earlier close. */
  #storedPrice(pairId: PairId): Price | undefined {
    let candle = this.#store.candles.findBefore(pairId, dayMs, Number.MAX_SAFE_INTEGER);
    while (candle?.has_tick === 0) candle = this.#store.candles.findBefore(pairId, dayMs, candle.open_ms);
    return candle?.close;
  }
}
