import type { RailRow, WithdrawalRow } from '@candor/api';
import { isEnded } from '@candor/exchange/rules';

type Status = WithdrawalRow['status'];
type Kind = RailRow['kind'];

/** `now` is under way, `ahead` has not come yet, `broken` ended it without the money arriving. */
export type StepState = 'done' | 'now' | 'ahead' | 'broken';

export interface TimelineStep {
  readonly status: Status;
  readonly state: StepState;
  readonly reason?: WithdrawalRow['reason'];
  /** The time at which a waiting step goes on by itself. */
  readonly untilMs?: number;
  /** Absent for future steps. */
  readonly atMs?: number;
}

/** The way of a withdrawal that nothing stops. */
const ways: Readonly<Record<Kind, readonly Status[]>> = {
  chain: ['requested', 'approved', 'signed', 'broadcast', 'confirmed'],
  manual: ['requested', 'approved', 'broadcast', 'confirmed'],
  bank: ['requested', 'approved', 'broadcast', 'confirmed'],
};
/** In their order; a step that stops it can come after any. */
const order: readonly Status[] = [
  'requested',
  'held',
  'review',
  'approved',
  'signing',
  'signed',
  'broadcast',
  'confirmed',
];

/** The past, present and future steps of a withdrawal. */
export function timelineOf(withdrawal: Pick<WithdrawalRow, 'status' | 'steps'>, kind: Kind): readonly TimelineStep[] {
  const { status, steps } = withdrawal;
  const happened = steps
    // Given to the signer and signed are seconds apart: once it is signed, only that is of interest.
    .filter((step) => step.status !== 'signing' || status === 'signing')
    .map((step, index, all): TimelineStep => {
      const { reason, untilMs, atMs } = step;
      const isLast = index === all.length - 1;
      return {
        status: step.status,
        state: stateOf(step.status, isLast),
        ...(reason !== undefined && { reason }),
        ...(untilMs !== undefined && { untilMs }),
        atMs,
      };
    });
  if (isEnded(status)) return happened;
  const reached = order.indexOf(status);
  const ahead = ways[kind].filter((next) => order.indexOf(next) > reached);
  return [...happened, ...ahead.map((next): TimelineStep => ({ status: next, state: 'ahead' }))];
}

function stateOf(status: Status, isLast: boolean): StepState {
  if (status === 'failed' || status === 'cancelled' || status === 'refused') return 'broken';
  return isLast && status !== 'confirmed' ? 'now' : 'done';
}
