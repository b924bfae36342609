import type { BookChange, BookView, Level, PairId } from '@candor/exchange';
import { atoms, type Price } from '@candor/money';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { BookPublisher, changedLevels } from './book-publisher.ts';

const pairId = 1 as PairId;
const level = (price: number, quantity: bigint): Level => [price as Price, atoms(quantity)];

describe('changes of a book', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('list the levels that differ, with quantity 0 for those that are gone', () => {
    const before = [level(10, 1n), level(9, 2n), level(8, 3n)];
    const after = [level(11, 5n), level(10, 1n), level(9, 7n)];
    expect(changedLevels(before, after)).toEqual([level(11, 5n), level(9, 7n), level(8, 0n)]);
    expect(changedLevels(after, after)).toEqual([]);
  });

  it('leave at most once in 100 ms, count by one, and leave pictures out rather than changes', () => {
    let bids: Level[] = [level(10, 1n)];
    const published: BookChange[] = [];
    const bookOf = (): BookView => ({ pairId, sequence: 1, bids, asks: [] });
    const publisher = new BookPublisher(bookOf, (changes) => published.push(...changes));
    publisher.changed([pairId]);
    expect(published).toEqual([]);

    publisher.watch(true);
    publisher.changed([pairId]);
    expect(published).toEqual([{ pairId, number: 1, bids: [level(10, 1n)], asks: [] }]);
    for (const quantity of [2n, 3n, 4n]) {
      bids = [level(10, quantity)];
      publisher.changed([pairId]);
    }
    expect(published).toHaveLength(1);
    expect(publisher.snapshot(pairId)).toMatchObject({ number: 1, bids: [level(10, 1n)] });
    vi.advanceTimersByTime(100);
    expect(published.slice(1)).toEqual([{ pairId, number: 2, bids: [level(10, 4n)], asks: [] }]);
    vi.advanceTimersByTime(100);
    publisher.changed([pairId]);
    expect(published).toHaveLength(2);

    publisher.watch(false);
    bids = [];
    publisher.changed([pairId]);
    expect(publisher.snapshot(pairId)).toMatchObject({ number: 3, bids: [] });
    publisher.stop();
  });
});
