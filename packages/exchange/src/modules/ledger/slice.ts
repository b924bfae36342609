import type { Hold } from '../../module.ts';
import type { AccountId } from '../../vocabulary.ts';
import type { Ledger } from './ledger.ts';

export interface LedgerSlice {
  readonly ledger: Ledger;
  /** The frozen amounts of all accounts or of one, each with its cause. */
  readonly liveHolds: (of?: AccountId) => Iterable<Hold>;
}
