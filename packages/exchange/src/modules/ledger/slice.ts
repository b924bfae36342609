import type { Hold } from '../../module.ts';
import type { Customers, Frame, Listings, Money } from '../../slices.ts';
import type { AccountId } from '../../vocabulary.ts';
import type { Ledger } from './ledger.ts';
import type { ledgerSpec } from './spec.ts';

export interface LedgerSlice
  extends Frame<typeof ledgerSpec>,
    Listings,
    Pick<Money, 'post' | 'spendable'>,
    Pick<Customers, 'accounts'> {
  readonly ledger: Ledger;
  /** Of the command that is running. */
  readonly sequence: number;
  /** The frozen amounts of all accounts or of one, each with its cause. */
  readonly liveHolds: (of?: AccountId) => Iterable<Hold>;
}
