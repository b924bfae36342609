import type { AssetId, AssetView, Exchange, PairId, PairView } from '@candor/exchange';
import { present } from '@candor/kernel';

/** The unit that everything is valued in; the number is the specification's. */
export const usdtId = 3 as AssetId;

export interface Asset extends AssetView {
  /** Path of its mark, or empty when there is none. */
  readonly image: string;
  readonly tags: readonly string[];
}

export interface Pair extends Omit<PairView, 'baseAssetId' | 'quoteAssetId'> {
  /** "BTC/USDT" */
  readonly symbol: string;
  readonly base: Asset;
  readonly quote: Asset;
}

/** The properties of an asset that the core does not need, because they move no money. */
export interface Looks {
  /** Codes in lower case that have a mark under `/h5/coins/`. */
  readonly marks: ReadonlySet<string>;
  readonly tagsOf: (assetId: AssetId) => readonly string[];
}

const reloadOn = new Set([
  'catalog.asset_listed',
  'catalog.pair_listed',
  'catalog.pair_status_set',
  'catalog.pair_fees_set',
]);

/** The listed assets and pairs, cached because they hardly ever change. */
export class Instruments {
  #assets: ReadonlyMap<AssetId, Asset> = new Map();
  #pairs: ReadonlyMap<PairId, Pair> = new Map();
  #bySymbol: ReadonlyMap<string, Pair> = new Map();
  readonly #exchange: Exchange;
  readonly #looks: Looks;

  private constructor(exchange: Exchange, looks: Looks) {
    this.#exchange = exchange;
    this.#looks = looks;
  }

  static async load(exchange: Exchange, looks: Looks): Promise<Instruments> {
    const instruments = new Instruments(exchange, looks);
    await instruments.reload();
    return instruments;
  }

  /** True when a fact of this type makes the cache stale. */
  static isNews(eventType: string): boolean {
    return reloadOn.has(eventType);
  }

  async reload(): Promise<void> {
    const [assets, pairs] = await Promise.all([this.#exchange.query('assets'), this.#exchange.query('pairs')]);
    const { marks, tagsOf } = this.#looks;
    this.#assets = new Map(
      assets.map((asset) => {
        const mark = asset.code.toLowerCase();
        const image = marks.has(mark) ? `/h5/coins/${mark}.svg` : '';
        return [asset.assetId, { ...asset, image, tags: tagsOf(asset.assetId) }];
      }),
    );
    this.#pairs = new Map(pairs.map((pair) => [pair.pairId, this.#named(pair)]));
    this.#bySymbol = new Map([...this.#pairs.values()].map((pair) => [pair.symbol, pair]));
  }

  get assets(): readonly Asset[] {
    return [...this.#assets.values()];
  }

  get pairs(): readonly Pair[] {
    return [...this.#pairs.values()];
  }

  asset(assetId: number): Asset | undefined {
    return this.#assets.get(assetId as AssetId);
  }

  pair(pairId: number): Pair | undefined {
    return this.#pairs.get(pairId as PairId);
  }

  /** An asset that a balance, an order or a fact names, and which is therefore listed. */
  assetOf(assetId: AssetId): Asset {
    return present(this.#assets.get(assetId), 'what the core holds is of a listed asset');
  }

  pairOf(pairId: PairId): Pair {
    return present(this.#pairs.get(pairId), 'what the core trades is a listed pair');
  }

  /** By "BTC/USDT" or by number, as calls may have it. */
  bySymbol(symbol: string): Pair | undefined {
    return this.#bySymbol.get(symbol) ?? this.pair(Number(symbol));
  }

  byAssets(baseAssetId: number, quoteAssetId: number): Pair | undefined {
    return this.pairs.find(({ base, quote }) => base.assetId === baseAssetId && quote.assetId === quoteAssetId);
  }

  /** The pair whose index prices the asset in USDT. */
  pricingPair(assetId: AssetId): Pair | undefined {
    return this.byAssets(assetId, usdtId);
  }

  #named({ baseAssetId, quoteAssetId, ...terms }: PairView): Pair {
    const base = this.assetOf(baseAssetId);
    const quote = this.assetOf(quoteAssetId);
    return { ...terms, base, quote, symbol: `${base.code}/${quote.code}` };
  }
}
