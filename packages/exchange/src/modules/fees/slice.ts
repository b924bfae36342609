import type { Frame, Listings } from '../../slices.ts';
import type { FeeTiers } from './fee-tiers.ts';
import type { feesSpec } from './spec.ts';

export interface FeesSlice extends Frame<typeof feesSpec>, Listings {
  readonly feeTiers: FeeTiers;
}
