import { assert, done, present, reject } from '@candor/kernel';
import { hex } from '@candor/kernel/hash';
import type { CommandOf, OutcomeOf } from '../../commands.ts';
import type { AccountId, CouponCampaignId, CouponId } from '../../vocabulary.ts';
import type { LiveCoupon } from './coupon.ts';
import type { CouponOccasion } from './fields.ts';
import { reserve, rewardsWallet } from './funds.ts';
import { couponAccountsMax, liveCouponsMax } from './rules.ts';
import type { CouponsSlice } from './slice.ts';

type IssueRefusal =
  | 'coupon_not_offered'
  | 'product_unavailable'
  | 'coupon_taken'
  | 'too_many_coupons'
  | 'rewards_insufficient';

/**
 * The issue of coupons, for every occasion. The module `points` receives it in place of the state of coupons: it asks first, and
 * issues in the command that takes the points.
 */
export class CouponIssue {
  readonly #core: CouponsSlice;

  constructor(core: CouponsSlice) {
    this.#core = core;
  }

  /** The reason that an account cannot get a coupon of a campaign on an occasion now, if there is one. */
  refusal(accountId: AccountId, campaignId: CouponCampaignId, occasion: CouponOccasion): IssueRefusal | undefined {
    const { coupons, products, ledger } = this.#core;
    const version = coupons.campaigns.get(campaignId);
    if (version?.terms.isOpen !== 'yes' || version.terms.occasion !== occasion) return 'coupon_not_offered';
    const { countMax, accountMax, worth, assetId } = version.terms;
    if (coupons.issuedIn(campaignId) >= countMax) return 'coupon_not_offered';
    if (!products.allows(accountId, 'coupons')) return 'product_unavailable';
    if (coupons.takenBy(campaignId, accountId) >= accountMax) return 'coupon_taken';
    if (coupons.countOf(accountId) >= liveCouponsMax) return 'too_many_coupons';
    return ledger.available(rewardsWallet(this.#core, assetId)) < worth ? 'rewards_insufficient' : undefined;
  }

  /** Issues a coupon to an account that may get one. Not before the last refusal of a command. */
  issue(accountId: AccountId, campaignId: CouponCampaignId): CouponId {
    const core = this.#core;
    const { termsId, terms } = present(core.coupons.campaigns.get(campaignId), 'a coupon has its campaign');
    const refusal = this.refusal(accountId, campaignId, terms.occasion);
    assert(refusal === undefined, 'a coupon is issued to an account that may get it');
    const { kind, market, assetId, worth, share, amountMin, days, lifeMs } = terms;
    const made = {
      couponId: core.coupons.nextCouponId++ as CouponId,
      accountId,
      campaignId,
      termsId,
      kind,
      ...(market === undefined ? {} : { market }),
      assetId,
      worth,
      share,
      amountMin,
      days,
      expiresAtMs: core.nowMs + lifeMs,
    };
    const coupon: LiveCoupon = { ...made, issuedAtMs: core.nowMs };
    reserve(core, coupon);
    core.coupons.keep(coupon);
    core.coupons.countTaken(coupon);
    core.timers.set(made.expiresAtMs, 'coupons.expire', made.couponId);
    core.emit({ type: 'coupons.issued', ...made });
    return made.couponId;
  }
}

/** Issues coupons by an operator's word, within the number that two operators agreed to in the campaign's terms. */
export function issueCoupons(core: CouponsSlice, command: CommandOf<'coupons.issue'>): OutcomeOf<'coupons.issue'> {
  const { campaignId, termsHash } = command;
  const accountIds = [...new Set(command.accountIds)];
  const areSound = accountIds.length === command.accountIds.length && accountIds.length > 0;
  if (!areSound || accountIds.length > couponAccountsMax) return reject('coupon_accounts_invalid');
  if (!accountIds.every((accountId) => core.accounts.has(accountId))) return reject('account_not_found');
  const version = core.coupons.campaigns.get(campaignId);
  if (version?.terms.occasion !== 'operator') return reject('coupon_not_offered');
  if (hex(termsHash) !== hex(version.hash)) return reject('terms_changed');
  const door = new CouponIssue(core);
  const mayGet = (accountId: AccountId) => door.refusal(accountId, campaignId, 'operator');
  const refusals = accountIds.map(mayGet);
  const [first] = refusals;
  if (first !== undefined && refusals.every((one) => one !== undefined)) return reject(first);

  // Each is asked again, because the funds and the campaign get fewer with every coupon.
  const couponIds = accountIds.flatMap((accountId) =>
    mayGet(accountId) === undefined ? [door.issue(accountId, campaignId)] : [],
  );
  return done({ couponIds });
}
