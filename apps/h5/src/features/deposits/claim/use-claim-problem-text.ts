import { useMessages } from '#i18n/use-messages.ts';
import { type ClaimProblem, payerMax } from './claim-form.ts';

/** A problem of the form in words. */
export function useClaimProblemText(): (problem: ClaimProblem) => string {
  const t = useMessages();
  return (problem) =>
    ({
      amount_missing: () => t('deposit.problems.amountMissing'),
      amount_unreadable: () => t('funds.amountNotRead'),
      amount_zero: () => t('deposit.problems.amountZero'),
      payer_missing: () => t('deposit.problems.payerMissing'),
      payer_long: () => t('deposit.problems.payerLong', { max: String(payerMax) }),
      proof_missing: () => t('deposit.problems.proofMissing'),
    })[problem]();
}
