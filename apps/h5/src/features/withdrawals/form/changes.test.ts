import { expect, test } from 'vitest';
import { changesSince } from './changes.ts';

const seen = { railId: 1, available: '250', fee: '1.5' };

test.each([
  [undefined, {}],
  [seen, {}],
  [{ ...seen, available: '300' }, { available: '250' }],
  [{ ...seen, fee: '1' }, { fee: { before: '1', after: '1.5' } }],
  [{ ...seen, railId: 2, fee: '1' }, {}],
])('%o was seen', (before, changes) => {
  expect(changesSince(before, seen)).toEqual(changes);
});
