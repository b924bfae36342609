import {
  couponActs,
  couponKinds,
  couponMarkets,
  couponOccasions,
  couponReturns,
  couponRevocations,
  couponStates,
} from '@candor/exchange/rules';
import * as z from 'zod/mini';
import {
  amountText,
  anyNumberOf,
  countNumber,
  durationMs,
  flag,
  hashText,
  idNumber,
  numberOf,
  ppmNumber,
  timeMs,
  wordOf,
} from '../wire/fields.ts';
import { described, named, wireObject } from '../wire/wire-object.ts';

/** The promise of a coupon: its payment, and the act it is for. */
export const couponPromiseFields = {
  kind: named('type', wordOf(couponKinds)),
  market: z.optional(described(wordOf(couponMarkets), 'Whose fees it is for; of a fee rebate alone.')),
  assetId: named('currency_id', numberOf('coin')),
  worth: described(amountText, 'The most that it pays.'),
  share: named(
    'share_ppm',
    described(ppmNumber, 'Of fees, of a lost stake or of interest; of the amount locked, each day.'),
  ),
  amountMin: named('min', described(amountText, 'The smallest order, stake, deposit or loan that it pays for.')),
  days: described(countNumber, 'Of a deposit or of interest that it pays for; 0 of the others.'),
};

/** One version of the terms of a campaign: exactly the fields that its hash covers. */
export const couponTermsFields = {
  campaignId: named('campaign_id', anyNumberOf('campaign')),
  ...couponPromiseFields,
  lifeMs: named('life', described(durationMs, 'Milliseconds from its issue to its expiry.')),
  countMax: named('count_max', described(countNumber, 'The most that may ever be issued.')),
  accountMax: named('user_max', described(countNumber, 'The most that one user may ever get.')),
  occasion: wordOf(couponOccasions),
  isOpen: named('open', flag),
};

/** A campaign as operators see it. */
export const couponCampaignRow = wireObject({
  ...couponTermsFields,
  termsHash: hashText,
  code: named('currency_name', z.string()),
  issued: described(countNumber, 'So far, on these terms and on those before.'),
  rewards: described(amountText, 'The funds that coupons in its currency can still be issued from.'),
});
export type CouponCampaignRow = z.output<typeof couponCampaignRow>;

/** One coupon, live or ended. */
export const couponRow = wireObject({
  couponId: named('id', idNumber),
  campaignId: named('campaign_id', idNumber),
  ...couponPromiseFields,
  code: named('currency_name', z.string()),
  scale: countNumber,
  status: wordOf(couponStates),
  act: z.optional(described(wordOf(couponActs), 'What it goes with, or went with.')),
  reference: named('order_id', z.optional(described(idNumber, 'Its number.'))),
  paid: described(amountText, 'So far.'),
  reason: z.optional(described(wordOf(couponRevocations), 'Why it was revoked; absent otherwise.')),
  issuedAtMs: named('create_time', timeMs),
  expiresAtMs: named('expire_time', timeMs),
  endedAtMs: named('end_time', z.optional(timeMs)),
});
export type CouponRow = z.output<typeof couponRow>;

const couponEventKinds = ['issued', 'bound', 'paid', 'returned', 'used', 'expired', 'revoked'] as const;

/** One step in the life of a coupon. */
export const couponEventRow = wireObject({
  number: described(idNumber, 'Of the coupon, from 1.'),
  kind: named('type', wordOf(couponEventKinds)),
  amount: z.optional(described(amountText, 'Paid, or free again with its end.')),
  act: z.optional(wordOf(couponActs)),
  reference: named('order_id', z.optional(idNumber)),
  reason: z.optional(wordOf([...couponReturns, ...couponRevocations])),
  atMs: named('time', timeMs),
});
export type CouponEventRow = z.output<typeof couponEventRow>;
