import type { Customers, Frame, Hours, Listings, Money, Prices } from '../../slices.ts';
import type { Duals } from './duals.ts';
import type { DualLimits } from './limits.ts';
import type { dualSpec } from './spec.ts';

export interface DualSlice extends Frame<typeof dualSpec>, Listings, Hours, Prices, Money, Customers {
  readonly dual: Duals;
  readonly dualLimits: DualLimits;
}
