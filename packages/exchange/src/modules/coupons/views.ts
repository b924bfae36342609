import type { Encoded } from '@candor/kernel';
import type { Atoms } from '@candor/money';
import type { ValuesOf } from '../../fields.ts';
import type { AccountId, CouponId, TermsId } from '../../vocabulary.ts';
import type { CouponAct, couponFields } from './fields.ts';
import type { couponTerms } from './spec.ts';

export type CouponTerms = Encoded<typeof couponTerms>;

export interface CouponCampaignView {
  readonly termsId: TermsId;
  readonly hash: Uint8Array;
  readonly terms: CouponTerms;
  /** Issued so far, on these terms and on those before. */
  readonly issued: number;
  /** The funds that coupons in its asset can still be issued from. */
  readonly rewards: Atoms;
}

/** One live coupon. */
export interface CouponView extends ValuesOf<typeof couponFields> {
  readonly issuedAtMs: number;
  /** Absent: it is not used yet. */
  readonly use?: { readonly act: CouponAct; readonly reference: number } | undefined;
  readonly paid: Atoms;
}

export interface CouponsQueries {
  /** By the campaign's number; closed ones among them. */
  couponCampaigns(): readonly CouponCampaignView[];
  /** Live ones, newest first. */
  coupons(accountId: AccountId): readonly CouponView[];
  coupon(accountId: AccountId, couponId: CouponId): CouponView | undefined;
}
