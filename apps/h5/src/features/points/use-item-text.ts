import type { PointsItemRow, PointsMoveRow } from '@candor/api';
import { useFormat } from '#hooks/use-format.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { useConditionText } from '#features/coupons/use-condition-text.ts';

type Gift = Pick<PointsItemRow, 'gives' | 'grant'> & Partial<Pick<PointsItemRow, 'coupon'>>;

const namedEmblems = 3;

/** The name of an item of the shop: of a coupon its kind, and its worth where that is known. */
export function useItemTitle(): (item: Gift | NonNullable<PointsMoveRow['item']>) => string {
  const t = useMessages();
  const format = useFormat();
  return (item) => {
    const { gives, grant } = item;
    if (gives === 'spins') return t('points.gifts.spins', { count: grant });
    if (gives === 'emblem') {
      const name = grant <= namedEmblems ? t(`points.emblems.${grant as 1 | 2 | 3}`) : `${grant}`;
      return t('points.gifts.emblem', { name });
    }
    const coupon = 'coupon' in item ? item.coupon : undefined;
    if (coupon === undefined) return t('points.gifts.coupon');
    return `${t(`coupons.kinds.${coupon.kind}`)} ${format.amount(coupon.worth)} ${coupon.code}`;
  };
}

/** The use of an item, in one sentence. */
export function useItemText(): (item: PointsItemRow) => string {
  const t = useMessages();
  const conditionText = useConditionText();
  return ({ gives, coupon }) => {
    if (gives === 'coupon' && coupon !== undefined) return conditionText(coupon);
    return t(`points.giftTexts.${gives}`);
  };
}
