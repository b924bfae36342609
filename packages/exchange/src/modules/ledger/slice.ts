import type { Hold } from '../../module.ts';
import type { AccountId } from '../../vocabulary.ts';
import type { Ledger } from './ledger.ts';

export interface LedgerSlice {
  readonly ledger: Ledger;
  /** What is frozen, of everybody or of one account, each with its cause. */
  readonly liveHolds: (of?: AccountId) => Iterable<Hold>;
}
