import type { AssetId, PairId } from '@candor/exchange';
import { type Atoms, notionalOf, type Price, price, priceScale, quantityFor, zero } from '@candor/money';
import { type Instruments, usdtId } from './instruments.ts';

const one = price(10 ** priceScale);

/**
 * The worth of amounts in USDT by the last index prices, and of fiat, which has none, by the site's rates. For showing
 * only: no money moves by it.
 */
export class Valuation {
  readonly #instruments: Pick<Instruments, 'assetOf' | 'pricingPair'>;
  readonly #board: { indexOf(pairId: PairId): Price | undefined };
  readonly #fiats: { perUsdt(currencyCode: string): Price | undefined };

  constructor(
    instruments: Pick<Instruments, 'assetOf' | 'pricingPair'>,
    board: { indexOf(pairId: PairId): Price | undefined },
    fiats: { perUsdt(currencyCode: string): Price | undefined },
  ) {
    this.#instruments = instruments;
    this.#board = board;
    this.#fiats = fiats;
  }

  /** USDT per whole unit, of fiat rounded down; `undefined` where the asset has no price. */
  priceOf(assetId: AssetId): Price | undefined {
    if (assetId === usdtId) return one;
    const pair = this.#instruments.pricingPair(assetId);
    if (pair !== undefined) return this.#board.indexOf(pair.pairId);
    const perUsdt = this.#fiatPerUsdt(assetId);
    if (perUsdt === undefined) return undefined;
    const inverse = 10n ** BigInt(2 * priceScale) / BigInt(perUsdt);
    return inverse === 0n ? undefined : price(Number(inverse));
  }

  /** USDT atoms, rounded down; zero where the asset has no price. */
  worth(assetId: AssetId, amount: Atoms): Atoms {
    const ofFiat = this.fiatWorth(assetId, amount);
    if (ofFiat !== undefined) return ofFiat;
    const unitPrice = this.priceOf(assetId);
    if (unitPrice === undefined) return zero;
    const scales = { base: this.#instruments.assetOf(assetId).scale, quote: this.usdtScale };
    return notionalOf(amount, unitPrice, scales, 'down');
  }

  /** USDT atoms of fiat, divided by the rate itself: a dong in USDT has too few figures. `undefined` of anything else. */
  fiatWorth(assetId: AssetId, amount: Atoms): Atoms | undefined {
    const perUsdt = this.#fiatPerUsdt(assetId);
    if (perUsdt === undefined) return undefined;
    const scales = { base: this.usdtScale, quote: this.#instruments.assetOf(assetId).scale };
    return quantityFor(amount, perUsdt, scales, 'down');
  }

  get usdtScale(): number {
    return this.#instruments.assetOf(usdtId).scale;
  }

  #fiatPerUsdt(assetId: AssetId): Price | undefined {
    const { assetClass, code } = this.#instruments.assetOf(assetId);
    const isFiat = assetClass === 'fiat' && this.#instruments.pricingPair(assetId) === undefined;
    return isFiat ? this.#fiats.perUsdt(code) : undefined;
  }
}
