import { useFormat, useOwnFormat } from '#hooks/use-format.ts';
import { useMessages } from '#i18n/use-messages.ts';
import type { ConvertFacts, ConvertProblem, ConvertSummary } from './convert-form.ts';

/** A problem of the form in words. */
export function useConvertProblemText(
  problem: ConvertProblem | undefined,
  { from }: ConvertSummary,
  { terms }: ConvertFacts,
): string | undefined {
  const t = useMessages();
  const format = useFormat();
  const own = useOwnFormat();
  if (problem === undefined) return undefined;
  const available = own.amount(from?.available);
  return {
    coin_missing: () => t('funds.chooseCoins'),
    price_missing: () => t('funds.noPrice'),
    price_stale: () => t('funds.priceStale'),
    amount_unreadable: () => t('funds.amountNotRead'),
    amount_missing: () => t('funds.amountMissing'),
    amount_zero: () => t('funds.amountZero'),
    amount_insufficient: () => t('funds.amountInsufficient', { amount: available, asset: from?.code ?? '' }),
    above_maximum: () => t('funds.aboveMaximum', { amount: format.amount(terms?.maxValue) }),
    above_day_limit: () => t('funds.aboveDayLimit', { amount: format.amount(terms?.dayLeft) }),
    below_minimum: () => t('funds.belowMinimum', { amount: format.amount(terms?.minValue) }),
  }[problem]();
}
