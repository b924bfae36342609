import type { Price } from '@candor/money';
import type { PairId } from '../../vocabulary.ts';

/** Whether a pair with a calendar is open now. */
export interface SessionView {
  readonly pairId: PairId;
  readonly isOpen: boolean;
  /** When that changes next; absent when the calendar knows no more. */
  readonly changesAtMs?: number;
  /** The last index of the last session; only while it is closed. */
  readonly closePrice?: Price;
}

export interface SessionQueries {
  /** Of the pairs that have a calendar; the others are always open. */
  sessions(): readonly SessionView[];
}
