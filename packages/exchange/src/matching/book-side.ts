import { assert } from '@candor/kernel';

const none = -1;

/** Of one level: its first and last order, and its key. */
const stride = 4;
const tail = 1;
const sortedBy = 2;

/**
 * The price levels of one side, sorted so that the best is last: finding a level is a binary search, opening one near
 * the best moves few entries, and the best level leaves for free.
 *
 * `direction` is 1 for bids (more is better) and −1 for asks, so that both sides sort upwards by direction × ticks.
 */
export class BookSide {
  readonly #direction: 1 | -1;
  /** Sorted: direction × ticks, with the level of each. */
  #keys = new Int32Array(64);
  #order = new Int32Array(64);
  #count = 0;
  /** By level, side by side: what is done with one meets one line of the processor's cache. */
  #levels = new Int32Array(64 * stride);
  #lots = new Float64Array(64);
  #used = 0;
  readonly #free: number[] = [];

  constructor(direction: 1 | -1) {
    this.#direction = direction;
  }

  get count(): number {
    return this.#count;
  }

  get bestLevel(): number {
    return this.#order[this.#count - 1] as number;
  }

  /** The level at a sorted position; the best is at `count − 1`. */
  levelOf(position: number): number {
    return this.#order[position] as number;
  }

  ticksOf(level: number): number {
    return this.#keyOf(level) * this.#direction;
  }

  /** The first order in line on a level, or −1. */
  headOf(level: number): number {
    return this.#levels[level * stride] as number;
  }

  setHead(level: number, order: number): void {
    this.#levels[level * stride] = order;
  }

  /** The last order in line on a level, or −1. */
  tailOf(level: number): number {
    return this.#levels[level * stride + tail] as number;
  }

  setTail(level: number, order: number): void {
    this.#levels[level * stride + tail] = order;
  }

  lotsOf(level: number): number {
    return this.#lots[level] as number;
  }

  addLots(level: number, lots: number): void {
    this.#lots[level] = (this.#lots[level] as number) + lots;
  }

  /** The level at a price, opened when there is none. */
  levelAt(ticks: number): number {
    const key = ticks * this.#direction;
    const position = this.#find(key);
    if (position < this.#count && this.#keys[position] === key) return this.#order[position] as number;
    const level = this.#free.pop() ?? this.#open();
    if (this.#count === this.#keys.length) {
      this.#keys = twice(this.#keys);
      this.#order = twice(this.#order);
    }
    this.#keys.copyWithin(position + 1, position, this.#count);
    this.#order.copyWithin(position + 1, position, this.#count);
    this.#keys[position] = key;
    this.#order[position] = level;
    this.#count += 1;
    this.#levels[level * stride + sortedBy] = key;
    this.setHead(level, none);
    this.setTail(level, none);
    this.#lots[level] = 0;
    return level;
  }

  /** Closes an empty level. */
  drop(level: number): void {
    assert(this.#lots[level] === 0, 'a level without orders holds no lots');
    const position = this.#find(this.#keyOf(level));
    assert(this.#order[position] === level, 'a level stands at its price');
    this.#keys.copyWithin(position, position + 1, this.#count);
    this.#order.copyWithin(position, position + 1, this.#count);
    this.#count -= 1;
    this.#free.push(level);
  }

  /** The first order of the next worse level, or −1. */
  headBehind(level: number): number {
    const position = this.#find(this.#keyOf(level)) - 1;
    return position < 0 ? none : this.headOf(this.#order[position] as number);
  }

  /** The first sorted position whose key is not below `key`. */
  #find(key: number): number {
    const keys = this.#keys;
    let low = 0;
    let high = this.#count;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((keys[middle] as number) < key) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  #keyOf(level: number): number {
    return this.#levels[level * stride + sortedBy] as number;
  }

  #open(): number {
    if (this.#used === this.#lots.length) {
      this.#levels = twice(this.#levels);
      const lots = new Float64Array(this.#lots.length * 2);
      lots.set(this.#lots);
      this.#lots = lots;
    }
    return this.#used++;
  }
}

/** The same values, with as much room again. */
export function twice(column: Int32Array<ArrayBuffer>): Int32Array<ArrayBuffer> {
  const copy = new Int32Array(column.length * 2);
  copy.set(column);
  return copy;
}
