import { assert, IntTable } from '@candor/kernel';
import type { Side } from '../vocabulary.ts';
import { BookSide, twice } from './book-side.ts';

/** The place of a resting order in the book's memory; meaningful until that order leaves. */
type Slot = number;

const none = -1;

/** Of one order, from its slot on: the halves of its id, then these. The next slot begins with a new line of the cache, or in its middle. */
const stride = 8;
const idHigh = 1;
const owner = 2;
const size = 3;
const following = 4;
const leading = 5;
/** Of its side; the sign encodes the side: asks are stored as −1 − level. */
const levelAt = 6;

/**
 * One pair's order book: price-time priority over whole ticks and lots (RULES 4). It matches nothing by itself: it
 * returns the first order in line and takes lots off it, and has no notion of money, fees or order types.
 *
 * Orders lie in one flat array and are linked by their slots, levels in sorted columns with the best one last, ids in an
 * open-addressing table: about 60 bytes per resting order, and no garbage (see docs/determinism.md for why Numbers are
 * safe here: ticks and lots stay below 2^31). What belongs to one order lies side by side: with a hundred books the columns of
 * each would be out of the processor's cache whenever it is looked at.
 */
export class Book {
  readonly #slots = new IntTable(1024);
  readonly #bids = new BookSide(1);
  readonly #asks = new BookSide(-1);
  #orders = new Int32Array(256 * stride);
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
    const last = half.tailOf(level);
    const orders = this.#orders;
    orders[slot] = orderId | 0;
    orders[slot + idHigh] = Math.floor(orderId / 0x1_0000_0000);
    orders[slot + owner] = account;
    orders[slot + size] = lots;
    orders[slot + following] = none;
    orders[slot + leading] = last;
    orders[slot + levelAt] = side === 'buy' ? level : -1 - level;
    if (last === none) half.setHead(level, slot);
    else orders[last + following] = slot;
    half.setTail(level, slot);
    half.addLots(level, lots);
    this.#slots.set(orderId, slot);
  }

  /** The lots that an order has in the book; 0 when it is not here. */
  lotsIn(orderId: number): number {
    const slot = this.#slots.get(orderId);
    return slot < 0 ? 0 : this.lotsOf(slot);
  }

  /** Takes an order out; answers the lots it still had, 0 when it is not here. */
  remove(orderId: number): number {
    const slot = this.#slots.get(orderId);
    if (slot < 0) return 0;
    const lots = this.lotsOf(slot);
    this.#unlink(slot, lots);
    return lots;
  }

  /** Makes an order smaller without losing its place in line. */
  reduceTo(orderId: number, lots: number): void {
    const slot = this.#slots.get(orderId);
    assert(slot >= 0, 'an order that is made smaller is in the book');
    const fewer = this.lotsOf(slot) - lots;
    assert(lots > 0 && fewer >= 0, 'an order is only made smaller, and stays above zero');
    this.takeFrom(slot, fewer);
  }

  /** The first in line on a side, or −1. */
  first(side: Side): Slot {
    const half = side === 'buy' ? this.#bids : this.#asks;
    return half.count === 0 ? none : half.headOf(half.bestLevel);
  }

  /** The next in line behind `slot` on its side, at the same price or a worse one, or −1. */
  behind(slot: Slot): Slot {
    const next = this.#orders[slot + following] as number;
    if (next !== none) return next;
    const level = this.#orders[slot + levelAt] as number;
    return level >= 0 ? this.#bids.headBehind(level) : this.#asks.headBehind(-1 - level);
  }

  idOf(slot: Slot): number {
    const low = this.#orders[slot] as number;
    return (this.#orders[slot + idHigh] as number) * 0x1_0000_0000 + (low >>> 0);
  }

  accountOf(slot: Slot): number {
    return this.#orders[slot + owner] as number;
  }

  lotsOf(slot: Slot): number {
    return this.#orders[slot + size] as number;
  }

  ticksOf(slot: Slot): number {
    const level = this.#orders[slot + levelAt] as number;
    return level >= 0 ? this.#bids.ticksOf(level) : this.#asks.ticksOf(-1 - level);
  }

  /** Takes lots off a resting order; the order leaves when none are left. */
  takeFrom(slot: Slot, lots: number): void {
    const left = this.lotsOf(slot) - lots;
    assert(left >= 0, 'no more is taken from an order than it has');
    if (left === 0) return this.#unlink(slot, lots);
    this.#orders[slot + size] = left;
    const level = this.#orders[slot + levelAt] as number;
    if (level >= 0) this.#bids.addLots(level, -lots);
    else this.#asks.addLots(-1 - level, -lots);
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
      yield [half.ticksOf(level), half.lotsOf(level)];
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
    const orders = this.#orders;
    const signed = orders[slot + levelAt] as number;
    const half = signed >= 0 ? this.#bids : this.#asks;
    const level = signed >= 0 ? signed : -1 - signed;
    const next = orders[slot + following] as number;
    const previous = orders[slot + leading] as number;
    if (previous === none) half.setHead(level, next);
    else orders[previous + following] = next;
    if (next === none) half.setTail(level, previous);
    else orders[next + leading] = previous;
    half.addLots(level, -lots);
    if (next === none && previous === none) half.drop(level);
    this.#slots.delete(this.idOf(slot));
    orders[slot + following] = this.#free;
    this.#free = slot;
  }

  #take(): Slot {
    const slot = this.#free;
    if (slot !== none) {
      this.#free = this.#orders[slot + following] as number;
      return slot;
    }
    if (this.#used === this.#orders.length) this.#orders = twice(this.#orders);
    const fresh = this.#used;
    this.#used += stride;
    return fresh;
  }
}
