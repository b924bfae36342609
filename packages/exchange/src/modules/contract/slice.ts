import type { RejectCode } from '../../reject-codes.ts';
import type { Customers, Frame, Hours, Listings, Money, Prices } from '../../slices.ts';
import type { Contracts } from './contracts.ts';
import type { contractSpec } from './spec.ts';

export interface ContractSlice extends Frame<typeof contractSpec>, Listings, Prices, Hours, Money, Customers {
  readonly contract: Contracts;
  /** While the clock is in doubt every price is stale, and the answer names the clock as the cause. */
  readonly named: (code: RejectCode) => RejectCode;
}
