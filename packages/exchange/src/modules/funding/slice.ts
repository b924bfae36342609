import type { Customers, Founded, Frame, Listings, Money, Prices } from '../../slices.ts';
import type { Credits } from './credits.ts';
import type { Funding } from './funding.ts';
import type { fundingSpec } from './spec.ts';

export interface FundingSlice
  extends Frame<typeof fundingSpec>,
    Listings,
    Prices,
    Money,
    Pick<Customers, 'accounts'>,
    Founded {
  readonly funding: Funding;
  readonly credits: Credits;
}
