import { expect, it } from 'vitest';
import { inPairs } from './pairs.ts';

it('puts rows two by two, the last alone, and none twice', () => {
  const rows = ['a', 'b', 'a', 'c'].map((code) => ({ code }));
  const paged = { rows, total: 4, isBehind: false, hasMore: false, isLoadingMore: false, loadMore: () => undefined };
  expect(inPairs(paged).rows.map((pair) => pair.map((row) => row?.code))).toEqual([['a', 'b'], ['c']]);
});
