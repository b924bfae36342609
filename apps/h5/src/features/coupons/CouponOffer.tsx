import { useEffect, useEffectEvent } from 'react';
import type { PickedCoupon } from '#client/command-keeper.ts';
import { CouponField } from './CouponField.tsx';
import { type CouponPlan, useCouponChoice } from './use-coupon-choice.ts';

export interface CouponOfferProps {
  /** The act as it would be; absent: none can be sent. */
  readonly plan: CouponPlan | undefined;
  /** Hears of the coupon that goes with the act, whenever it is another one. */
  readonly onPick: (picked: PickedCoupon) => void;
}

/** The coupons for an act on a form that sends it without a sheet. */
export function CouponOffer({ plan, onPick }: CouponOfferProps) {
  const choice = useCouponChoice(plan);
  const { couponId } = choice.picked;
  const pick = useEffectEvent((id: number | undefined) => onPick(id === undefined ? {} : choice.picked));
  useEffect(() => pick(couponId), [couponId]);
  useEffect(() => () => pick(undefined), []);
  return <CouponField choice={choice} />;
}
