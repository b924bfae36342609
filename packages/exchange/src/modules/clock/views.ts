import type { ClockFaultKind } from '../../vocabulary.ts';

/** The fault of the host's clock. */
export interface ClockFaultView {
  /** `ahead`: the wall clock has jumped forward. `behind`: it is before the core's time. */
  readonly kind: ClockFaultKind;
  readonly byMs: number;
  /** Time of the core when it began. */
  readonly sinceMs: number;
  /** True once an operator has confirmed the wall clock. */
  readonly isConfirmed: boolean;
}

export interface ClockQueries {
  /** Absent while time is consistent. */
  clockFault(): ClockFaultView | undefined;
}
