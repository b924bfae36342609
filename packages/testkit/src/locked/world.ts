import type { CommandOf, LockedProductId } from '@candor/exchange';
import { atoms, type Ppm } from '@candor/money';
import { asset } from '../practice-world.ts';

export type SetLockedTerms = CommandOf<'locked.set_terms'>;

const unit = 1_000_000n;
export const minuteDays = 60_000;

/** Terms that tests lock USDT on: three days of a minute each, 0.3 to 0.4 % a day, 0.4 % of penalty for each day left. */
export function lockedTermsFor(changes: Partial<SetLockedTerms> = {}): SetLockedTerms {
  return {
    type: 'locked.set_terms',
    productId: 1 as LockedProductId,
    assetId: asset.USDT,
    amountMin: atoms(100n * unit),
    accountMax: atoms(2_100n * unit),
    quota: atoms(5_000n * unit),
    rateLow: 3_000 as Ppm,
    rateHigh: 4_000 as Ppm,
    days: 3,
    dayMs: minuteDays,
    dividendAtMs: 0,
    penaltyRatio: 4_000 as Ppm,
    isOffered: 'yes',
    ...changes,
  };
}
