import type { Customers, Doubt, Founded, Frame, Listings, Money } from '../../slices.ts';
import type { Faucet } from './faucet.ts';
import type { practiceSpec } from './spec.ts';

export interface PracticeSlice
  extends Frame<typeof practiceSpec>,
    Listings,
    Pick<Money, 'ledger' | 'post'>,
    Pick<Customers, 'accounts'>,
    Doubt,
    Founded {
  readonly faucet: Faucet;
}
