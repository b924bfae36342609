import { type Price, price as priceOf } from '@candor/money';

/** A price with the instant of the grid it was published for. */
export interface PriceAt {
  readonly price: Price;
  readonly gridIndex: number;
}

/** Entries dropped from the front before the columns are moved up. */
const slackMax = 1_024;

/**
 * The lowest or the highest price of every window up to a longest one: a price that a later one has outdone can be no
 * extreme any more and is dropped, so the rest rises or falls from the front, and the extreme of a shorter window is the
 * first entry inside it. A tick costs a constant on average, a question one binary search.
 */
export class Extremes {
  readonly #gridIndexes: number[] = [];
  readonly #prices: number[] = [];
  readonly #side: 1 | -1;
  #front = 0;

  /** 1 keeps the highest prices, -1 the lowest. */
  constructor(side: 1 | -1) {
    this.#side = side;
  }

  /** Adds the newest price and forgets those before `oldest`. */
  add({ price, gridIndex }: PriceAt, oldest: number): void {
    const prices = this.#prices;
    while (prices.length > this.#front && (price - (prices.at(-1) as number)) * this.#side >= 0) {
      prices.pop();
      this.#gridIndexes.pop();
    }
    prices.push(price);
    this.#gridIndexes.push(gridIndex);
    while ((this.#gridIndexes[this.#front] as number) < oldest) this.#front++;
    if (this.#front > slackMax && this.#front * 2 > prices.length) this.#moveUp();
  }

  /** The extreme since `oldest`, which is not after the newest price; of equal ones the newest. */
  since(oldest: number): PriceAt {
    let low = this.#front;
    let high = this.#gridIndexes.length - 1;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((this.#gridIndexes[middle] as number) < oldest) low = middle + 1;
      else high = middle;
    }
    return { price: priceOf(this.#prices[low] as number), gridIndex: this.#gridIndexes[low] as number };
  }

  #moveUp(): void {
    this.#prices.splice(0, this.#front);
    this.#gridIndexes.splice(0, this.#front);
    this.#front = 0;
  }
}
