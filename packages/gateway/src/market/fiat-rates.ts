import type { AssetId, FiatRateView } from '@candor/exchange';
import { fiatStaleAfterMs } from '@candor/exchange/rules';
import { type Price, priceFromText, priceToText } from '@candor/money';
import { type FiatRate, howFiatIsShown } from '@candor/platform';

/** A rate as it is shown, with who told it and when it was so. */
export interface ShownRate extends FiatRate {
  readonly isStale: boolean;
}

interface FiatSources {
  /** What fiat that is listed is converted at: the exchange's own word, which goes before any other. */
  readonly converted: () => Promise<readonly FiatRateView[]>;
  /** What other currencies are shown at, and listed ones that nobody has told a rate of yet. */
  readonly shown: () => Promise<readonly FiatRate[]>;
  readonly codeOf: (assetId: AssetId) => string;
  readonly clock: () => number;
}

/** How many units of a currency one USDT is: one truth for conversions and for what is shown. */
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
    this.#rates = [...byCode.values()].sort((a, b) => (a.currencyCode < b.currencyCode ? -1 : 1));
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
