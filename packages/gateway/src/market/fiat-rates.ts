import type { AssetId, FiatRateView } from '@candor/exchange';
import { fiatStaleAfterMs } from '@candor/exchange/rules';
import { type Price, priceFromText, priceToText } from '@candor/money';
import { type FiatRate, howFiatIsShown } from '@candor/platform';

/** A rate as it is shown, with its source and its time. */
export interface ShownRate extends FiatRate {
  readonly isStale: boolean;
}

interface FiatSources {
  /** The rates at which listed fiat is converted: the exchange's own, which take precedence. */
  readonly converted: () => Promise<readonly FiatRateView[]>;
  /** The rates at which other currencies are shown, and listed ones without a rate so far. */
  readonly shown: () => Promise<readonly FiatRate[]>;
  readonly codeOf: (assetId: AssetId) => string;
  readonly clock: () => number;
}

/** The number of units of a currency that equal one USDT: one source for conversions and for showing. */
export class FiatRates {
  static readonly refreshMs = 60_000;

  #rates: readonly FiatRate[] = [];
  #perUsdt: ReadonlyMap<string, Price> = new Map();
  readonly #sources: FiatSources;

  private constructor(sources: FiatSources) {
    this.#sources = sources;
  }

  static async load(sources: FiatSources): Promise<FiatRates> {
    const rates = new FiatRates(sources);
    await rates.refresh();
    return rates;
  }

  async refresh(): Promise<void> {
    const { converted, shown, codeOf } = this.#sources;
    const byCode = new Map((await shown()).map((rate) => [rate.currencyCode, rate]));
    for (const { assetId, fiatRate, source, asOfMs } of await converted()) {
      const currencyCode = codeOf(assetId);
      const rate = { currencyCode, rate: priceToText(fiatRate), source, savedAtMs: asOfMs };
      byCode.set(currencyCode, { ...rate, ...howFiatIsShown(currencyCode) });
    }
    this.#keep([...byCode.values()]);
  }

  /** These rates in place of its own; the others stay as they are. */
  with(rates: readonly Omit<FiatRate, 'symbol' | 'decimals'>[]): FiatRates {
    const changed = new FiatRates(this.#sources);
    changed.#keep(
      this.#rates.map((rate) => ({
        ...rate,
        ...rates.find(({ currencyCode }) => currencyCode === rate.currencyCode),
      })),
    );
    return changed;
  }

  #keep(rates: readonly FiatRate[]): void {
    this.#rates = rates.toSorted((a, b) => (a.currencyCode < b.currencyCode ? -1 : 1));
    this.#perUsdt = new Map(
      this.#rates.flatMap(({ currencyCode, rate }): [string, Price][] => {
        const perUsdt = priceFromText(rate);
        return perUsdt === undefined ? [] : [[currencyCode, perUsdt]];
      }),
    );
  }

  perUsdt(currencyCode: string): Price | undefined {
    return this.#perUsdt.get(currencyCode);
  }

  all(): readonly ShownRate[] {
    const nowMs = this.#sources.clock();
    return this.#rates.map((rate) => ({ ...rate, isStale: nowMs - rate.savedAtMs > fiatStaleAfterMs }));
  }
}
