import type { Customers, Frame, Listings, Money } from '../../slices.ts';
import type { Coupons } from './coupons.ts';
import type { couponsSpec } from './spec.ts';

export interface CouponsSlice extends Frame<typeof couponsSpec>, Listings, Money, Customers {
  readonly coupons: Coupons;
}
