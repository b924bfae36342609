import type { CouponCampaignRow, CouponEventRow, CouponRow } from '@candor/api';
import type { CouponCampaignView, CouponView } from '@candor/exchange';
import { couponPromiseFields } from '@candor/exchange/rules';
import { hex } from '@candor/kernel/hash';
import { atomsToText } from '@candor/money';
import type { CouponEventRecord, CouponRecord } from '@candor/readmodel';
import type { Instruments } from '../../market/instruments.ts';
import { shownMaker } from '../../serving/shown.ts';

const shown = shownMaker(couponPromiseFields);

export function couponRowOf(instruments: Instruments, coupon: CouponView | CouponRecord): CouponRow {
  const { code, scale } = instruments.assetOf(coupon.assetId);
  const { couponId, campaignId, issuedAtMs, expiresAtMs, paid } = coupon;
  return {
    ...shown(coupon, scale),
    couponId,
    campaignId,
    code,
    scale,
    ...('state' in coupon ? endedPart(coupon) : livePart(coupon)),
    paid: atomsToText(paid, scale),
    issuedAtMs,
    expiresAtMs,
  };
}

function livePart({ use }: CouponView) {
  return {
    status: use === undefined ? ('issued' as const) : ('active' as const),
    act: use?.act,
    reference: use?.reference,
  };
}

function endedPart({ state, act, reference, reason, endedAtMs }: CouponRecord) {
  return { status: state, act, reference, reason, endedAtMs };
}

export function couponEventRowOf({ amount, ...event }: CouponEventRecord, scale: number): CouponEventRow {
  return { ...event, amount: amount === undefined ? undefined : atomsToText(amount, scale) };
}

export function couponCampaignRowOf(instruments: Instruments, view: CouponCampaignView): CouponCampaignRow {
  const { hash, terms, issued, rewards } = view;
  const { code, scale } = instruments.assetOf(terms.assetId);
  const { campaignId, lifeMs, countMax, accountMax, occasion, isOpen } = terms;
  return {
    ...shown(terms, scale),
    campaignId,
    lifeMs,
    countMax,
    accountMax,
    occasion,
    isOpen: isOpen === 'yes',
    termsHash: hex(hash),
    code,
    issued,
    rewards: atomsToText(rewards, scale),
  };
}
