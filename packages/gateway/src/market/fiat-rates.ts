import { type Price, priceFromText } from '@candor/money';
import type { FiatRate } from '@candor/platform';

/** How many units of a currency one USDT is, as the site was told last. */
export class FiatRates {
  static readonly refreshMs = 60_000;

  #rates: ReadonlyMap<string, Price> = new Map();
  readonly #read: () => Promise<readonly FiatRate[]>;

  private constructor(read: () => Promise<readonly FiatRate[]>) {
    this.#read = read;
  }

  static async load(read: () => Promise<readonly FiatRate[]>): Promise<FiatRates> {
    const rates = new FiatRates(read);
    await rates.refresh();
    return rates;
  }

  async refresh(): Promise<void> {
    const rows = await this.#read();
    this.#rates = new Map(
      rows.flatMap(({ currencyCode, rate }): [string, Price][] => {
        const perUsdt = priceFromText(rate);
        return perUsdt === undefined ? [] : [[currencyCode, perUsdt]];
      }),
    );
  }

  perUsdt(currencyCode: string): Price | undefined {
    return this.#rates.get(currencyCode);
  }
}
