import type { Price } from '@candor/money';
import { expect, test } from 'vitest';
import { wayToLiquidation } from './way-to-liquidation.ts';

test.each([
  ['long', 100_000, 90_000, { percent: '10', share: 0.5, danger: 'safe' }],
  ['short', 100_000, 104_999, { percent: '4.99', share: 0.2495, danger: 'watch' }],
  ['long', 100_000, 99_000, { percent: '1', share: 0.05, danger: 'near' }],
  ['short', 100_000, 300_000, { percent: '200', share: 1, danger: 'safe' }],
  ['long', 100_000, 100_500, { percent: '0', share: 0, danger: 'near' }],
] as const)('a %s marked at %i that is liquidated at %i', (direction, mark, liquidation, left) => {
  expect(wayToLiquidation(direction, mark as Price, liquidation as Price)).toEqual(left);
});
