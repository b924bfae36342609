import { useSetting } from '#hooks/use-settings.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { formatAmount, hidden } from '#lib/format.ts';
import type { ConvertFacts, ConvertProblem, ConvertSummary } from './convert-form.ts';

/** A problem of the form in words. */
export function useConvertProblemText(
  problem: ConvertProblem | undefined,
  { from }: ConvertSummary,
  { terms }: ConvertFacts,
): string | undefined {
  const t = useMessages();
  const format = useSetting('numberFormat');
  const isHidden = useSetting('areBalancesHidden');
  if (problem === undefined) return undefined;
  const available = isHidden ? hidden : formatAmount(from?.available, { format });
  return {
    coin_missing: () => t('funds.chooseCoins'),
    price_missing: () => t('funds.noPrice'),
    price_stale: () => t('funds.priceStale'),
    amount_unreadable: () => t('funds.amountNotRead'),
    amount_missing: () => t('funds.amountMissing'),
    amount_zero: () => t('funds.amountZero'),
    amount_insufficient: () => t('funds.amountInsufficient', { amount: available, asset: from?.code ?? '' }),
    above_maximum: () => t('funds.aboveMaximum', { amount: formatAmount(terms?.maxValue, { format }) }),
    above_day_limit: () => t('funds.aboveDayLimit', { amount: formatAmount(terms?.dayLeft, { format }) }),
    below_minimum: () => t('funds.belowMinimum', { amount: formatAmount(terms?.minValue, { format }) }),
  }[problem]();
}
