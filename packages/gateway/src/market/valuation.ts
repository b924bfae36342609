import type { AssetId, PairId } from '@candor/exchange';
import { type Atoms, atoms, notionalOf, type Price, price, zero } from '@candor/money';
import { type Instruments, usdtId } from './instruments.ts';

const one = price(100_000_000);

/** What amounts are worth in USDT by the last index prices. For showing only: no money moves by it. */
export class Valuation {
  readonly #instruments: Instruments;
  readonly #board: { indexOf(pairId: PairId): Price | undefined };

  constructor(instruments: Instruments, board: { indexOf(pairId: PairId): Price | undefined }) {
    this.#instruments = instruments;
    this.#board = board;
  }

  /** USDT per whole unit; `undefined` where the asset has no price. */
  priceOf(assetId: AssetId): Price | undefined {
    if (assetId === usdtId) return one;
    const pair = this.#instruments.pricingPair(assetId);
    return pair === undefined ? undefined : this.#board.indexOf(pair.pairId);
  }

  /** USDT atoms, rounded down; zero where the asset has no price. */
  worth(assetId: AssetId, amount: Atoms): Atoms {
    const unitPrice = this.priceOf(assetId);
    if (unitPrice === undefined) return zero;
    const scales = { base: this.#instruments.assetOf(assetId).scale, quote: this.usdtScale };
    return atoms(notionalOf(amount, unitPrice, scales, 'down'));
  }

  get usdtScale(): number {
    return this.#instruments.assetOf(usdtId).scale;
  }
}
