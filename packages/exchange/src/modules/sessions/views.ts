import type { Price } from '@candor/money';
import type { PairId } from '../../vocabulary.ts';
import type { Session } from './sessions.ts';

/** The session state of a pair with a calendar. */
export interface SessionView {
  readonly pairId: PairId;
  readonly isOpen: boolean;
  /** The time of the next change; absent at the end of the calendar. */
  readonly changesAtMs?: number;
  /** The last index of the last session; only while it is closed. */
  readonly closePrice?: Price;
}

export interface SessionQueries {
  /** Of the pairs that have a calendar; the others are always open. */
  sessions(): readonly SessionView[];
  /** A pair as it would be by other hours. */
  sessionOn(pairId: PairId, sessions: readonly Session[]): SessionView;
}
