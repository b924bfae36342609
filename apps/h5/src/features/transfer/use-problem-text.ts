import { useSetting } from '#hooks/use-settings.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { formatAmount, hidden } from '#lib/format.ts';
import type { TransferProblem, TransferSummary } from './transfer-form.ts';

/** A problem of the form in words. */
export function useProblemText(problem: TransferProblem | undefined, summary: TransferSummary): string | undefined {
  const t = useMessages();
  const format = useSetting('numberFormat');
  const isHidden = useSetting('areBalancesHidden');
  if (problem === undefined) return undefined;
  const available = isHidden ? hidden : formatAmount(summary.available, { format });
  return {
    nothing_to_transfer: () => t('funds.nothingToTransfer'),
    amount_unreadable: () => t('funds.amountNotRead'),
    amount_missing: () => t('funds.amountMissing'),
    amount_zero: () => t('funds.amountZero'),
    amount_insufficient: () => t('funds.amountInsufficient', { amount: available, asset: summary.asset?.code ?? '' }),
  }[problem]();
}
