import type { WithdrawalPreviewRow } from '@candor/api';
import type { WithdrawProblem } from './withdraw-form.ts';

const ofAmount: readonly WithdrawProblem[] = [
  'amount_zero',
  'amount_insufficient',
  'amount_too_small',
  'amount_only_fee',
];

/** Shown under the amount as soon as it is typed, even while other fields are missing. */
export function isOfAmount(problem: WithdrawProblem): boolean {
  return ofAmount.includes(problem);
}

/** Codes with a place of their own on the page: their countdown runs there. */
const toldElsewhere: readonly string[] = ['withdrawals_held', 'identity_needed', 'destination_waits'];

/** The reason that the server would refuse it, in its words, where nothing else on the page shows it. */
export function refusalOf(preview: WithdrawalPreviewRow | undefined): string | undefined {
  if (preview?.rejectCode === undefined || toldElsewhere.includes(preview.rejectCode)) return undefined;
  return preview.rejectText;
}
