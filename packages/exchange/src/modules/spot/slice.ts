import type { RejectCode } from '../../reject-codes.ts';
import type { Customers, Fees, Frame, Listings, Money, Prices } from '../../slices.ts';
import type { PairId } from '../../vocabulary.ts';
import type { Conditions } from './conditions.ts';
import type { Protection } from './protection.ts';
import type { spotSpec } from './spec.ts';
import type { Spot } from './spot.ts';

export interface SpotSlice
  extends Frame<typeof spotSpec>,
    Listings,
    Prices,
    Pick<Money, 'ledger' | 'post'>,
    Customers,
    Fees {
  readonly spot: Spot;
  readonly protection: Protection;
  readonly conditions: Conditions;
  /** Pairs whose book the command has changed. */
  readonly changedBooks: Set<PairId>;
  /** While the clock is in doubt every price is stale, and the answer names the clock as the cause. */
  readonly named: (code: RejectCode) => RejectCode;
}
