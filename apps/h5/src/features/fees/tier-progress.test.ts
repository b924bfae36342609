import { expect, it } from 'vitest';
import { tierProgress } from './tier-progress.ts';

const tiers = [{ volumeFrom: '0' }, { volumeFrom: '50000' }, { volumeFrom: '250000' }];

it('tells what is missing to the next tier, to the atom', () => {
  expect(tierProgress(tiers, { tier: 0, volume: '0' })).toEqual({ percent: 0, missing: '50000' });
  expect(tierProgress(tiers, { tier: 0, volume: '49999.999999' })).toEqual({ percent: 99, missing: '0.000001' });
  expect(tierProgress(tiers, { tier: 1, volume: '150000' })).toEqual({ percent: 50, missing: '100000' });
});

it('has no next tier after the best one', () => {
  expect(tierProgress(tiers, { tier: 2, volume: '900000' })).toBeUndefined();
});
