import type { Ppm } from '@candor/money';
import { expect, it } from 'vitest';
import { shareSum } from './share-sum.ts';

const tenth = 100_000 as Ppm;
const sum = (realised: string, sharedTotal: string, share = tenth) => shareSum({ realised, sharedTotal, share });

it('+200, −150, +300 gives 20, 0, 15 (RULES 7), with the result from which the loss is made good', () => {
  expect(sum('200', '0')).toEqual({ due: '20', paidAgainFrom: undefined });
  expect(sum('50', '20')).toEqual({ due: '0', paidAgainFrom: '200' });
  expect(sum('350', '20')).toEqual({ due: '15', paidAgainFrom: undefined });
});

it('a loss from the start is carried to zero; without a share nothing is carried', () => {
  expect(sum('-9.92879', '0')).toEqual({ due: '0', paidAgainFrom: '0' });
  expect(sum('-5', '0', 0 as Ppm)).toEqual({ due: '0', paidAgainFrom: undefined });
  expect(sum('0', '0')).toEqual({ due: '0', paidAgainFrom: undefined });
});
