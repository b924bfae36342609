import type { LoanProductRow } from '@candor/api';
import { useFormat } from '#hooks/use-format.ts';
import { useMessages } from '#i18n/use-messages.ts';
import type { BorrowProblem } from './borrow-form.ts';

/** A problem of the form in words. */
export function useBorrowProblemText(problem: BorrowProblem | undefined, product: LoanProductRow): string | undefined {
  const t = useMessages();
  const format = useFormat();
  if (problem === undefined) return undefined;
  const { code } = product;
  return {
    not_offered: () => t('common.notOffered'),
    unreadable: () => t('funds.amountNotRead'),
    amount_missing: () => t('funds.amountMissing'),
    collateral_missing: () => t('loans.form.collateralMissing'),
    insufficient: () => t('loans.form.insufficient'),
    too_small: () => t('loans.form.tooSmall', { amount: format.amount(product.amountMin), code }),
    too_large: () => t('loans.form.tooLarge', { amount: format.amount(product.accountMax), code }),
    not_available: () => t('loans.form.notAvailable', { amount: format.amount(product.available), code }),
    no_price: () => t('loans.form.noPrice'),
    ltv_too_high: () => t('loans.form.ltvTooHigh'),
  }[problem.code]();
}
