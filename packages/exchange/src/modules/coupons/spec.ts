import { blob, listOf, oneOf, optional, struct, uint } from '@candor/kernel';
import { codecsOf } from '../../field-codecs.ts';
import { command, defineSpec, operators } from '../../spec.ts';
import { accountId, amount, assetId, couponCampaignId, couponId, termsId } from '../../vocabulary.ts';
import {
  couponActs,
  couponEnds,
  couponFields,
  couponOccasions,
  couponPaymentFields,
  couponPromiseFields,
  couponReturns,
  couponRevocations,
} from './fields.ts';
import { couponsRejects } from './rejects.ts';

/** The terms on which coupons of one campaign are issued. A coupon keeps the terms it was issued under. */
export const couponTerms = struct({
  campaignId: couponCampaignId,
  ...codecsOf(couponPromiseFields),
  /** From its issue to its expiry, while it is not used. */
  lifeMs: uint,
  /** The most that may ever be issued. */
  countMax: uint,
  /** The most that one user may ever get. */
  accountMax: uint,
  occasion: oneOf(...couponOccasions),
  isOpen: oneOf('no', 'yes'),
});

const ofCoupon = { couponId, accountId } as const;
const act = { act: oneOf(...couponActs), reference: uint } as const;

export const couponsSpec = defineSpec({
  name: 'coupons',
  commands: {
    'coupons.set_campaign': command(
      320,
      operators,
      couponTerms,
      struct({ termsId }),
      couponsRejects['coupons.set_campaign'],
    ),
    /** From `treasury` to `rewards_coupons`, which coupons are funded from. */
    'coupons.fund_rewards': command(
      321,
      operators,
      struct({ assetId, amount }),
      struct({}),
      couponsRejects['coupons.fund_rewards'],
    ),
    /** One coupon to each account that may still get one; refused when none may. */
    'coupons.issue': command(
      322,
      operators,
      struct({
        campaignId: couponCampaignId,
        accountIds: listOf(accountId),
        /** SHA-256 of the terms that the operator saw (`couponTermsHash`): others are refused. */
        termsHash: blob,
      }),
      struct({ couponIds: listOf(couponId) }),
      couponsRejects['coupons.issue'],
    ),
    /** Unused ones only. */
    'coupons.revoke': command(
      323,
      operators,
      struct({ couponId, reason: oneOf(...couponRevocations) }),
      struct({ released: amount }),
      couponsRejects['coupons.revoke'],
    ),
    /** Pays a cash coupon. The other kinds go with an act (`Submission.couponId`). */
    'coupons.use': command(
      324,
      'user',
      struct({ accountId, couponId }),
      struct({ paid: amount }),
      couponsRejects['coupons.use'],
    ),
  },
  facts: {
    'coupons.campaign_set': [320, struct({ termsId, hash: blob, terms: couponTerms })],
    'coupons.issued': [322, struct(codecsOf(couponFields))],
    /** It goes with an act: the number of the order, ticket, option, deposit or loan. */
    'coupons.bound': [325, struct({ ...ofCoupon, ...act })],
    'coupons.paid': [326, struct(codecsOf(couponPaymentFields))],
    /** Its act came to nothing that it pays for: it can be used again. */
    'coupons.returned': [327, struct({ ...ofCoupon, ...act, reason: oneOf(...couponReturns) })],
    'coupons.ended': [
      328,
      struct({
        ...ofCoupon,
        assetId,
        end: oneOf(...couponEnds),
        /** Of a revoked one. */
        reason: optional(oneOf(...couponRevocations)),
        paid: amount,
        /** The rest of its worth, which is free again. */
        released: amount,
      }),
    ],
  },
});
