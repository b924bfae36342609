import { percentOfPpm } from '@candor/money';
import type { CouponRow } from '@candor/api';
import { useFormat } from '#hooks/use-format.ts';
import { useMessages } from '#i18n/use-messages.ts';

type CouponPromise = Pick<CouponRow, 'kind' | 'market' | 'share' | 'worth' | 'amountMin' | 'days' | 'code'>;

/** A coupon's condition in one sentence; also of one that is not issued yet. */
export function useConditionText(): (coupon: CouponPromise) => string {
  const t = useMessages();
  const format = useFormat();
  return ({ kind, market = 'both', share, worth, amountMin, days, code }) => {
    const percent = format.amount(percentOfPpm(share));
    const sums = { worth: format.amount(worth), min: format.amount(amountMin), code };
    switch (kind) {
      case 'fee_rebate':
        return t('coupons.conditions.fee_rebate', { percent, market: t(`coupons.markets.${market}`), ...sums });
      case 'option_loss':
        return t('coupons.conditions.option_loss', { percent, ...sums });
      case 'locked_yield':
        return t('coupons.conditions.locked_yield', { percent, days: String(days), ...sums });
      case 'loan_interest':
        return t('coupons.conditions.loan_interest', { percent, days: String(days), ...sums });
      default:
        return t('coupons.conditions.cash', { worth: sums.worth, code });
    }
  };
}
