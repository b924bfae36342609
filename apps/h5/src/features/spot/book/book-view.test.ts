import { describe, expect, test } from 'vitest';
import type { Book } from '#client/live/book.ts';
import { insideBook } from '#features/market/inside-book.ts';
import { bookView, precisionsOf } from './book-view.ts';

const book: Book = {
  asks: [
    ['68413', '0.2'],
    ['68414.5', '0.05'],
    ['68415', '0.9'],
    ['68421', '1'],
  ],
  bids: [
    ['68412', '0.5'],
    ['68411.5', '0.1'],
    ['68409', '0.25'],
  ],
};
const view = (step: string, layout: 'both' | 'bids' | 'asks' = 'both') =>
  bookView(book, { step, layout, ownPrices: new Set(['68411.5']) });
const lines = (rows: ReturnType<typeof view>['asks']) => rows.map((row) => `${row.price} ${row.amount}`);

describe('the book for the eye', () => {
  test('on the tick, levels are as they come, best first', () => {
    expect(lines(view('0.5').asks)).toEqual(['68413 0.2', '68414.5 0.05', '68415 0.9', '68421 1']);
  });

  test('in steps of 5 asks round up and bids down', () => {
    expect(lines(view('5').asks)).toEqual(['68415 1.15', '68425 1']);
    expect(lines(view('5').bids)).toEqual(['68410 0.6', '68405 0.25']);
  });

  test('tints are shares of the largest amount in view', () => {
    expect(view('0.5').asks.map((row) => row.percent)).toEqual([9, 11, 53, 100]);
  });

  test('the own order is marked, also inside a step', () => {
    expect(view('5').bids.map((row) => row.isOwn)).toEqual([true, false]);
  });

  test('the shares of both sides add up', () => {
    expect(view('0.5').bidPercent).toBe(28);
    expect(
      bookView({ asks: [], bids: [] }, { step: '1', layout: 'both', ownPrices: new Set() }).bidPercent,
    ).toBeUndefined();
  });

  test('one side alone has the room of both', () => {
    const many: Book = {
      bids: [],
      asks: Array.from({ length: 40 }, (_, at) => [String(100 + at), '1'] as const).map(([p, a]) => [p, a]),
    };
    expect(bookView(many, { step: '1', layout: 'asks', ownPrices: new Set() }).asks).toHaveLength(14);
  });

  test('precisions are one tick, ten and a hundred', () => {
    expect(precisionsOf('0.5')).toEqual(['0.5', '5', '50']);
    expect(precisionsOf('0.000001')).toEqual(['0.000001', '0.00001', '0.0001']);
  });

  test('the last price is never outside of bid and ask', () => {
    const shown = (last: string) => insideBook(last, book);
    expect(['68412.5', '68420', '68300', '68412'].map(shown)).toEqual(['68412.5', '68413', '68412', '68412']);
    expect(insideBook('68420', { bids: [], asks: [] })).toBe('68420');
  });
});
