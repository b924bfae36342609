import type { Customers, Doubt, Frame, Listings, Money, Prices } from '../../slices.ts';
import type { Loans } from './loans.ts';
import type { loansSpec } from './spec.ts';

export interface LoansSlice extends Frame<typeof loansSpec>, Listings, Prices, Money, Customers, Doubt {
  readonly loans: Loans;
}
