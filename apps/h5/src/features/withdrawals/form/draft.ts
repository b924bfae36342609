import { session } from '#client/read.ts';
import { initialWithdrawForm, type WithdrawForm } from './withdraw-form.ts';

let kept: WithdrawForm | undefined;

session.onChange(() => {
  kept = undefined;
});

/** The form as typed before another page was opened on the way: to set up a factor, to verify an identity. */
export function keptDraft(): WithdrawForm {
  return kept ?? initialWithdrawForm;
}

export function keepDraft(form: WithdrawForm | undefined): void {
  kept = form;
}
