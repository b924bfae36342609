import type { Customers, Frame, Listings } from '../../slices.ts';
import type { CouponIssue } from '../coupons/issue.ts';
import type { Points } from './points.ts';
import type { pointsSpec } from './spec.ts';

/** No part of it reaches the ledger: points are not an asset, and no path leads from them to money. */
export interface PointsSlice extends Frame<typeof pointsSpec>, Listings, Customers {
  readonly points: Points;
  /** Coupons are issued to their own rules, and pay nobody but who pays a fee, a loss or an interest. */
  readonly couponIssue: Pick<CouponIssue, 'refusal' | 'issue'>;
}
