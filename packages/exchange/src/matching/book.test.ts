import { NaiveBook } from '@candor/testkit';
import { Seeded } from '@candor/kernel';
import { describe, expect, test } from 'vitest';
import { Book } from './book.ts';

const sides = ['buy', 'sell'] as const;

/** A book and its oracle, kept uncrossed: crossed depth is taken before an order rests. */
class Both {
  readonly fast = new Book();
  readonly naive = new NaiveBook(1n);
  readonly #random: Seeded;
  #nextId = 1;

  constructor(seed: string) {
    this.#random = new Seeded(seed);
  }

  step(): void {
    const random = this.#random;
    const side = random.pick(sides);
    switch (random.below(8)) {
      case 0:
      case 1:
      case 2:
        return this.#place(side);
      case 3:
        return this.#cancel();
      case 4:
        return this.#reduce();
      case 5:
        return this.#take(side);
      default:
        return this.#place(side);
    }
  }

  compare(): void {
    for (const side of sides) {
      const line = this.naive.line(side);
      expect([...this.fast.orders(side)]).toEqual(
        line.map(({ orderId, ticks, lots, account }) => ({ orderId, ticks, lots, account })),
      );
      const levels = new Map<number, number>();
      for (const { ticks, lots } of line) levels.set(ticks, (levels.get(ticks) ?? 0) + lots);
      expect([...this.fast.levels(side)]).toEqual([...levels]);
      expect(this.fast.bestTicks(side)).toBe(line[0]?.ticks ?? 0);
    }
    expect(this.fast.size).toBe(this.naive.resting.length);
    this.fast.check();
  }

  #place(side: 'buy' | 'sell'): void {
    const ticks = 1_000 + this.#random.below(60) + (side === 'sell' ? 30 : -30);
    const lots = 1 + this.#random.below(20);
    const order = { orderId: this.#nextId++, account: this.#random.below(5), side, ticks };
    let left = lots;
    const other = side === 'buy' ? 'sell' : 'buy';
    for (let slot = this.fast.first(other); slot >= 0 && left > 0; slot = this.fast.first(other)) {
      const at = this.fast.ticksOf(slot);
      if (side === 'buy' ? at > ticks : at < ticks) break;
      const taken = Math.min(left, this.fast.lotsOf(slot));
      this.fast.takeFrom(slot, taken);
      left -= taken;
    }
    if (left > 0) this.fast.add(side, order.orderId, ticks, left, order.account);
    this.naive.limit({ ...order, account: -1, lots, timeInForce: 'gtc' });
    const rested = this.naive.resting.at(-1);
    if (rested?.orderId === order.orderId) {
      this.naive.resting[this.naive.resting.length - 1] = { ...rested, account: order.account };
    }
  }

  #cancel(): void {
    const orderId = this.#someId();
    const lots = this.naive.resting.find((order) => order.orderId === orderId)?.lots ?? 0;
    expect(this.fast.remove(orderId)).toBe(lots);
    this.naive.cancel(orderId);
  }

  #reduce(): void {
    const order = this.naive.resting[this.#random.below(this.naive.resting.length + 1)];
    if (order === undefined || order.lots < 2) return;
    const lots = 1 + this.#random.below(order.lots - 1);
    this.fast.reduceTo(order.orderId, lots);
    this.naive.amend(order.orderId, order.ticks, lots);
  }

  #take(side: 'buy' | 'sell'): void {
    const slot = this.fast.first(side);
    const first = this.naive.line(side)[0];
    if (slot < 0 || first === undefined) return;
    expect(this.fast.idOf(slot)).toBe(first.orderId);
    const lots = 1 + this.#random.below(first.lots);
    this.fast.takeFrom(slot, lots);
    first.lots -= lots;
    if (first.lots === 0) this.naive.cancel(first.orderId);
  }

  #someId(): number {
    return 1 + this.#random.below(this.#nextId);
  }
}

describe('the book alone', () => {
  test.each(['one', 'two', 'three'])('matches the naive book after any sequence of operations (%s)', (seed) => {
    const both = new Both(seed);
    for (let i = 0; i < 4_000; i++) {
      both.step();
      if (i % 50 === 0) both.compare();
    }
    both.compare();
  });

  test('an order that is made smaller keeps its place, and one that is placed again does not', () => {
    const book = new Book();
    book.add('buy', 1, 100, 10, 7);
    book.add('buy', 2, 100, 10, 8);
    book.reduceTo(1, 3);
    expect([...book.orders('buy')].map(({ orderId, lots }) => [orderId, lots])).toEqual([
      [1, 3],
      [2, 10],
    ]);
    book.remove(1);
    book.add('buy', 1, 100, 3, 7);
    expect([...book.orders('buy')].map(({ orderId }) => orderId)).toEqual([2, 1]);
    expect(() => book.reduceTo(1, 4)).toThrow('only made smaller');
    expect(() => book.reduceTo(1, 0)).toThrow('stays above zero');
    expect(book.remove(99)).toBe(0);
  });

  test('grows past its first size and forgets nothing', () => {
    const book = new Book();
    for (let id = 1; id <= 5_000; id++)
      book.add(id % 2 === 0 ? 'buy' : 'sell', id, id % 2 === 0 ? id : 10_000 + id, id, id);
    book.check();
    expect(book.size).toBe(5_000);
    expect([book.bestTicks('buy'), book.bestTicks('sell')]).toEqual([5_000, 10_001]);
  });
});
