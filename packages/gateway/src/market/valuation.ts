import type { AssetId, PairId } from '@candor/exchange';
import { type Atoms, notionalOf, type Price, price, priceScale, quantityFor, zero } from '@candor/money';
import type { IssuePrice } from '@candor/readmodel';
import { type Instruments, usdtId } from './instruments.ts';

const one = price(10 ** priceScale);

/** The parts of the market by which amounts are valued. */
interface Prices {
  readonly instruments: Pick<Instruments, 'assetOf' | 'pricingPair'>;
  readonly board: { indexOf(pairId: PairId): Price | undefined; lastOf(pairId: PairId): Price | undefined };
  readonly fiats: { perUsdt(currencyCode: string): Price | undefined };
  readonly issues: { of(assetId: AssetId): Pick<IssuePrice, 'payAssetId' | 'price'> | undefined };
}

/**
 * The worth of amounts in USDT: by the last index price; of a coin without an index by the last trade of its pair, and
 * before the first one by the price at which it was sold; of fiat, which has neither, by the site's rates. For showing
 * only: no money moves by it.
 */
export class Valuation {
  readonly #instruments: Prices['instruments'];
  readonly #board: Prices['board'];
  readonly #fiats: Prices['fiats'];
  readonly #issues: Prices['issues'];

  readonly #prices: Prices;

  constructor(prices: Prices) {
    const { instruments, board, fiats, issues } = prices;
    this.#prices = prices;
    this.#instruments = instruments;
    this.#board = board;
    this.#fiats = fiats;
    this.#issues = issues;
  }

  /** The same by other rates of fiat. */
  by(fiats: Prices['fiats']): Valuation {
    return new Valuation({ ...this.#prices, fiats });
  }

  /** USDT per whole unit, of fiat rounded down; `undefined` where the asset has no price. */
  priceOf(assetId: AssetId): Price | undefined {
    if (assetId === usdtId) return one;
    const pair = this.#instruments.pricingPair(assetId);
    const traded = pair && (this.#board.indexOf(pair.pairId) ?? this.#board.lastOf(pair.pairId));
    if (traded !== undefined) return traded;
    const perUsdt = pair === undefined ? this.#fiatPerUsdt(assetId) : undefined;
    if (perUsdt === undefined) return this.#issuePriceOf(assetId);
    const inverse = 10n ** BigInt(2 * priceScale) / BigInt(perUsdt);
    return inverse === 0n ? undefined : price(Number(inverse));
  }

  /** USDT atoms, rounded down; zero where the asset has no price. */
  worth(assetId: AssetId, amount: Atoms): Atoms {
    const ofFiat = this.fiatWorth(assetId, amount);
    if (ofFiat !== undefined) return ofFiat;
    return this.#worthAt(assetId, amount, this.priceOf(assetId)) ?? zero;
  }

  /**
   * USDT atoms of what has never had a price of a market, at one rate for all days: fiat by the site's rates, a token by
   * the price at which it was sold. `undefined` of anything else.
   */
  unmarketedWorth(assetId: AssetId, amount: Atoms): Atoms | undefined {
    return this.fiatWorth(assetId, amount) ?? this.#worthAt(assetId, amount, this.#issuePriceOf(assetId));
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

  #worthAt(assetId: AssetId, amount: Atoms, unitPrice: Price | undefined): Atoms | undefined {
    if (unitPrice === undefined) return undefined;
    const scales = { base: this.#instruments.assetOf(assetId).scale, quote: this.usdtScale };
    return notionalOf(amount, unitPrice, scales, 'down');
  }

  /** Paid in another coin than USDT, rounded down. */
  #issuePriceOf(assetId: AssetId): Price | undefined {
    const issue = this.#issues.of(assetId);
    if (issue === undefined || issue.payAssetId === usdtId) return issue?.price;
    const payPrice = issue.payAssetId === assetId ? undefined : this.priceOf(issue.payAssetId);
    return payPrice && price(Number((BigInt(issue.price) * BigInt(payPrice)) / BigInt(one)));
  }

  #fiatPerUsdt(assetId: AssetId): Price | undefined {
    const { assetClass, code } = this.#instruments.assetOf(assetId);
    const isFiat = assetClass === 'fiat' && this.#instruments.pricingPair(assetId) === undefined;
    return isFiat ? this.#fiats.perUsdt(code) : undefined;
  }
}
