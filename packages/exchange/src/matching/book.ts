import { assert, IntTable } from '@candor/kernel';
import type { Side } from '../vocabulary.ts';
import { BookSide } from './book-side.ts';

/** Position of a resting order in the book's columns; meaningful until that order leaves. */
type Slot = number;

const none = -1;

/**
 * One pair's order book: price-time priority over whole ticks and lots (RULES 4). It matches nothing by itself: it
 * returns the first order in line and takes lots off it, and has no notion of money, fees or order types.
 *
 * Orders are in flat columns linked by position, levels in sorted columns with the best one last, ids in an
 * open-addressing table: about 60 bytes per resting order, and no garbage (see docs/determinism.md for why Numbers are
 * safe here: ticks and lots stay below 2^31).
 */
export class Book {
  readonly #slots = new IntTable(1024);
  readonly #bids = new BookSide(1);
  readonly #asks = new BookSide(-1);
  #ids = new Float64Array(1024);
  #accounts = new Int32Array(1024);
  #lots = new Int32Array(1024);
  #next = new Int32Array(1024);
  #previous = new Int32Array(1024);
  /** Level of the order within its side; its sign encodes the side: asks are stored as −1 − level. */
  #levels = new Int32Array(1024);
  #used = 0;
  #free = none;

  get size(): number {
    return this.#slots.size;
  }

  has(orderId: number): boolean {
    return this.#slots.get(orderId) >= 0;
  }

  /** Puts an order at the end of the line at its price. */
  add(side: Side, orderId: number, ticks: number, lots: number, account: number): void {
    assert(lots > 0, 'a resting order has lots');
    const slot = this.#take();
    const half = side === 'buy' ? this.#bids : this.#asks;
    const level = half.levelAt(ticks);
    this.#ids[slot] = orderId;
    this.#accounts[slot] = account;
    this.#lots[slot] = lots;
    this.#next[slot] = none;
    const tail = half.tails[level] as number;
    this.#previous[slot] = tail;
    if (tail === none) half.heads[level] = slot;
    else this.#next[tail] = slot;
    half.tails[level] = slot;
    half.lots[level] = (half.lots[level] as number) + lots;
    this.#levels[slot] = side === 'buy' ? level : -1 - level;
    this.#slots.set(orderId, slot);
  }

  /** The lots that an order has in the book; 0 when it is not here. */
  lotsIn(orderId: number): number {
    const slot = this.#slots.get(orderId);
    return slot < 0 ? 0 : (this.#lots[slot] as number);
  }

  /** Takes an order out; answers the lots it still had, 0 when it is not here. */
  remove(orderId: number): number {
    const slot = this.#slots.get(orderId);
    if (slot < 0) return 0;
    const lots = this.#lots[slot] as number;
    this.#unlink(slot, lots);
    return lots;
  }

  /** Makes an order smaller without losing its place in line. */
  reduceTo(orderId: number, lots: number): void {
    const slot = this.#slots.get(orderId);
    assert(slot >= 0, 'an order that is made smaller is in the book');
    const fewer = (this.#lots[slot] as number) - lots;
    assert(lots > 0 && fewer >= 0, 'an order is only made smaller, and stays above zero');
    this.takeFrom(slot, fewer);
  }

  /** The first in line on a side, or −1. */
  first(side: Side): Slot {
    const half = side === 'buy' ? this.#bids : this.#asks;
    return half.count === 0 ? none : (half.heads[half.bestLevel] as number);
  }

  /** The next in line behind `slot` on its side, at the same price or a worse one, or −1. */
  behind(slot: Slot): Slot {
    const next = this.#next[slot] as number;
    if (next !== none) return next;
    const level = this.#levels[slot] as number;
    return level >= 0 ? this.#bids.headBehind(level) : this.#asks.headBehind(-1 - level);
  }

  idOf(slot: Slot): number {
    return this.#ids[slot] as number;
  }

  accountOf(slot: Slot): number {
    return this.#accounts[slot] as number;
  }

  lotsOf(slot: Slot): number {
    return this.#lots[slot] as number;
  }

  ticksOf(slot: Slot): number {
    const level = this.#levels[slot] as number;
    return level >= 0 ? this.#bids.ticksOf(level) : this.#asks.ticksOf(-1 - level);
  }

  /** Takes lots off a resting order; the order leaves when none are left. */
  takeFrom(slot: Slot, lots: number): void {
    const left = (this.#lots[slot] as number) - lots;
    assert(left >= 0, 'no more is taken from an order than it has');
    if (left === 0) return this.#unlink(slot, lots);
    this.#lots[slot] = left;
    const level = this.#levels[slot] as number;
    if (level >= 0) this.#bids.lots[level] = (this.#bids.lots[level] as number) - lots;
    else this.#asks.lots[-1 - level] = (this.#asks.lots[-1 - level] as number) - lots;
  }

  /** The best price on a side in ticks, or 0. */
  bestTicks(side: Side): number {
    const half = side === 'buy' ? this.#bids : this.#asks;
    return half.count === 0 ? 0 : half.ticksOf(half.bestLevel);
  }

  /** Price levels from the best on: ticks and the lots resting there. */
  *levels(side: Side): Iterable<readonly [ticks: number, lots: number]> {
    const half = side === 'buy' ? this.#bids : this.#asks;
    for (let position = half.count - 1; position >= 0; position--) {
      const level = half.levelOf(position);
      yield [half.ticksOf(level), half.lots[level] as number];
    }
  }

  /** Resting orders of a side in the order they would be matched. */
  *orders(side: Side): Iterable<{ orderId: number; ticks: number; lots: number; account: number }> {
    for (let slot = this.first(side); slot !== none; slot = this.behind(slot)) {
      yield {
        orderId: this.idOf(slot),
        ticks: this.ticksOf(slot),
        lots: this.lotsOf(slot),
        account: this.accountOf(slot),
      };
    }
  }

  /** Asserts that levels, lines and table agree and that the book is not crossed. Walks everything. */
  check(): void {
    let count = 0;
    for (const side of ['buy', 'sell'] as const) {
      const sums = new Map<number, number>();
      for (const order of this.orders(side)) {
        count += 1;
        assert(this.has(order.orderId), 'a resting order is found by its id');
        sums.set(order.ticks, (sums.get(order.ticks) ?? 0) + order.lots);
      }
      let last = side === 'buy' ? Number.POSITIVE_INFINITY : 0;
      for (const [ticks, lots] of this.levels(side)) {
        assert(sums.get(ticks) === lots, 'a level holds the sum of its orders');
        assert(side === 'buy' ? ticks < last : ticks > last, 'levels go from the best to the worst');
        last = ticks;
        sums.delete(ticks);
      }
      assert(sums.size === 0, 'each order rests on a level');
    }
    assert(count === this.size, 'the table has just the resting orders');
    const bid = this.bestTicks('buy');
    const ask = this.bestTicks('sell');
    assert(bid === 0 || ask === 0 || bid < ask, 'a book is not crossed');
  }

  #unlink(slot: Slot, lots: number): void {
    const signed = this.#levels[slot] as number;
    const half = signed >= 0 ? this.#bids : this.#asks;
    const level = signed >= 0 ? signed : -1 - signed;
    const next = this.#next[slot] as number;
    const previous = this.#previous[slot] as number;
    if (previous === none) half.heads[level] = next;
    else this.#next[previous] = next;
    if (next === none) half.tails[level] = previous;
    else this.#previous[next] = previous;
    half.lots[level] = (half.lots[level] as number) - lots;
    if (next === none && previous === none) half.drop(level);
    this.#slots.delete(this.#ids[slot] as number);
    this.#next[slot] = this.#free;
    this.#free = slot;
  }

  #take(): Slot {
    const slot = this.#free;
    if (slot !== none) {
      this.#free = this.#next[slot] as number;
      return slot;
    }
    if (this.#used === this.#ids.length) this.#grow();
    return this.#used++;
  }

  #grow(): void {
    const size = this.#ids.length * 2;
    const ids = new Float64Array(size);
    ids.set(this.#ids);
    this.#ids = ids;
    this.#accounts = larger(this.#accounts, size);
    this.#lots = larger(this.#lots, size);
    this.#next = larger(this.#next, size);
    this.#previous = larger(this.#previous, size);
    this.#levels = larger(this.#levels, size);
  }
}

function larger(column: Int32Array<ArrayBuffer>, size: number): Int32Array<ArrayBuffer> {
  const copy = new Int32Array(size);
  copy.set(column);
  return copy;
}
