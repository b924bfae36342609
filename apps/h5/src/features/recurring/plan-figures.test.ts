import { expect, test } from 'vitest';
import { planResult } from './plan-figures.ts';

test.each([
  [
    { paid: '100', worth: '110.5' },
    { gain: '10.5', percent: '10.5' },
  ],
  [
    { paid: '300', worth: '299' },
    { gain: '-1', percent: '-0.33' },
  ],
  [
    { paid: '100', worth: '100' },
    { gain: '0', percent: '0' },
  ],
  [{ paid: '0', worth: '0' }, undefined],
  [{ paid: '100', worth: undefined }, undefined],
])('compares what was paid with what it is worth now: %j', (plan, expected) => {
  expect(planResult(plan)).toEqual(expected);
});
