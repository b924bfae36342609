import type { Founded, Frame, Listings, Money } from '../../slices.ts';
import type { Accounts } from './accounts.ts';
import type { accountSpec } from './spec.ts';

export interface AccountsSlice extends Frame<typeof accountSpec>, Listings, Pick<Money, 'ledger' | 'post'>, Founded {
  readonly accounts: Accounts;
}
