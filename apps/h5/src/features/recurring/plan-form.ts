import type { RecurringInterval } from '@candor/exchange/rules';
import { dayMs } from '@candor/kernel';
import { atomsFromText } from '@candor/money';
import type { AmountProblem } from '#lib/parse-amount.ts';

export interface PlanForm {
  readonly fromId: number | undefined;
  readonly toId: number | undefined;
  /** Plain decimal text; '' is empty or, with a problem, not understood. */
  readonly amount: string;
  readonly unreadable: AmountProblem | undefined;
  readonly every: RecurringInterval;
  readonly start: 'now' | 'at';
  /** As the browser's field has it. */
  readonly startAt: string;
}

type PlanProblem = 'amount_missing' | 'amount_unreadable' | 'amount_zero' | 'start_missing' | 'start_wrong';

/** The first time of a plan is within this of its begin. */
const startWithinMs = 366 * dayMs;

/** The time that a field of date and time has, in the device's time zone. */
export function startOf({ start, startAt }: Pick<PlanForm, 'start' | 'startAt'>): number | undefined {
  if (start === 'now') return undefined;
  const atMs = new Date(startAt).getTime();
  return Number.isNaN(atMs) ? undefined : atMs;
}

export function planProblem(form: PlanForm, scale: number, nowMs: number): PlanProblem | undefined {
  if (form.unreadable !== undefined) return 'amount_unreadable';
  if (form.amount === '') return 'amount_missing';
  const amount = atomsFromText(form.amount, scale);
  if (amount === undefined) return 'amount_unreadable';
  if (amount === 0n) return 'amount_zero';
  if (form.start === 'now') return undefined;
  const atMs = startOf(form);
  if (atMs === undefined) return 'start_missing';
  return atMs < nowMs || atMs > nowMs + startWithinMs ? 'start_wrong' : undefined;
}
