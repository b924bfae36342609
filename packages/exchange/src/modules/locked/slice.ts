import type { Customers, Frame, Listings, Money } from '../../slices.ts';
import type { Locked } from './locked.ts';
import type { lockedSpec } from './spec.ts';

export interface LockedSlice extends Frame<typeof lockedSpec>, Listings, Money, Customers {
  readonly locked: Locked;
}
