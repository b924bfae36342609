import { useFormat, useOwnFormat } from '#hooks/use-format.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { timeLeftText } from '#lib/time-left.ts';
import type { WithdrawProblem, WithdrawSummary } from './withdraw-form.ts';

/** A problem of the form in words. */
export function useWithdrawProblemText(
  problem: WithdrawProblem | undefined,
  { rail, destination, available, fee }: WithdrawSummary,
  nowMs: number,
): string | undefined {
  const t = useMessages();
  const { amount } = useFormat();
  const own = useOwnFormat();
  if (problem === undefined) return undefined;
  const code = rail?.code ?? '';
  return {
    nothing_offered: () => t('withdraw.nothingOffered'),
    closed: () => t(rail?.kind === 'bank' ? 'withdraw.methodClosed' : 'withdraw.networkClosed'),
    address_missing: () => t('withdraw.addressMissing'),
    address_unsound: () => t('withdraw.addressUnsound'),
    card_missing: () => t('withdraw.cardMissing'),
    destination_waits: () =>
      t('withdraw.destinationWaits', { time: timeLeftText((destination?.usableAtMs ?? nowMs) - nowMs) }),
    amount_unreadable: () => t('common.amountUnreadable'),
    amount_missing: () => t('withdraw.amountMissing'),
    amount_zero: () => t('withdraw.amountZero'),
    amount_insufficient: () => t('withdraw.amountAbove', { amount: own.amount(available), code }),
    amount_only_fee: () => t('withdraw.amountOnlyFee', { fee: amount(fee), code }),
    amount_too_small: () => t('withdraw.amountBelow', { amount: amount(rail?.withdrawMin ?? '0'), code }),
  }[problem]();
}
