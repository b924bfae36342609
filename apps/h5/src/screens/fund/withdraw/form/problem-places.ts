import type { WithdrawProblem } from './withdraw-form.ts';

const ofAmount: readonly WithdrawProblem[] = [
  'amount_zero',
  'amount_insufficient',
  'amount_too_small',
  'amount_only_fee',
];

/** Told under the amount as soon as it is typed, whatever else is missing. */
export function isOfAmount(problem: WithdrawProblem): boolean {
  return ofAmount.includes(problem);
}
