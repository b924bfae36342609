import type { ClockFaultKind } from '../../vocabulary.ts';

/** What is wrong with the host's clock. */
export interface ClockFaultView {
  /** `ahead`: the wall clock has jumped forward. `behind`: it stands before the core's time. */
  readonly kind: ClockFaultKind;
  readonly byMs: number;
  /** Time of the core when it began. */
  readonly sinceMs: number;
  /** An operator has said that the wall clock is right. */
  readonly isConfirmed: boolean;
}

export interface ClockQueries {
  /** Absent while time is consistent. */
  clockFault(): ClockFaultView | undefined;
}
