import type { WithdrawalPreviewRow } from '@candor/api';
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

/** What has a place of its own on the page: its countdown runs there. */
const toldElsewhere: readonly string[] = ['withdrawals_held', 'identity_needed', 'destination_waits'];

/** Why the server would not take it, in its words, where nothing else on the page says it. */
export function refusalOf(preview: WithdrawalPreviewRow | undefined): string | undefined {
  if (preview?.rejectCode === undefined || toldElsewhere.includes(preview.rejectCode)) return undefined;
  return preview.rejectText;
}
