import { useOwnFormat } from '#hooks/use-format.ts';
import { useMessages } from '#i18n/use-messages.ts';
import type { TransferProblem, TransferSummary } from './transfer-form.ts';

/** A problem of the form in words. */
export function useProblemText(problem: TransferProblem | undefined, summary: TransferSummary): string | undefined {
  const t = useMessages();
  const own = useOwnFormat();
  if (problem === undefined) return undefined;
  const available = own.amount(summary.available);
  return {
    nothing_to_transfer: () => t('funds.nothingToTransfer'),
    amount_unreadable: () => t('funds.amountNotRead'),
    amount_missing: () => t('funds.amountMissing'),
    amount_zero: () => t('funds.amountZero'),
    amount_insufficient: () => t('funds.amountInsufficient', { amount: available, asset: summary.asset?.code ?? '' }),
  }[problem]();
}
