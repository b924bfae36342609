import { type ByteReader, type ByteWriter, listOf, present, struct, uint } from '@candor/kernel';
import {
  accountId,
  type AccountId,
  couponCampaignId,
  type CouponCampaignId,
  type CouponId,
  type TermsId,
} from '../../vocabulary.ts';
import { couponCodec, type CouponUse, type LiveCoupon } from './coupon.ts';
import { type CouponAct, couponActs, type CouponOccasion } from './fields.ts';
import { couponTerms } from './spec.ts';
import { couponTermsHash } from './terms-hash.ts';
import type { CouponTerms } from './views.ts';

interface CampaignVersion {
  readonly termsId: TermsId;
  readonly hash: Uint8Array;
  readonly terms: CouponTerms;
}

const takenCodec = listOf(struct({ campaignId: couponCampaignId, taken: listOf(struct({ accountId, count: uint })) }));

/** Live coupons, and the campaigns in which they are issued. */
export class Coupons {
  nextCouponId = 1;
  /** The number of ended coupons: every coupon that was issued is either live or one of these. */
  endedCount = 0;
  /** Version n is at n − 1. */
  readonly versions: CampaignVersion[] = [];
  readonly campaigns = new Map<CouponCampaignId, CampaignVersion>();
  /** In the order of their numbers. */
  readonly live = new Map<CouponId, LiveCoupon>();
  /** The coupon that goes with the act of the present command, until the act's fact binds it. */
  riding: CouponId | undefined;
  /** By campaign and account: how many were ever issued. */
  readonly #taken = new Map<CouponCampaignId, Map<AccountId, number>>();
  /** The rest follows from the live coupons and the terms. */
  readonly #byAccount = new Map<AccountId, Map<CouponId, LiveCoupon>>();
  readonly #inUse = new Map<CouponAct, Map<number, LiveCoupon>>(couponActs.map((act) => [act, new Map()]));
  readonly #issued = new Map<CouponCampaignId, number>();
  readonly #open = new Map<CouponOccasion, readonly CampaignVersion[]>();

  addTerms(terms: CouponTerms): CampaignVersion {
    const version = { termsId: (this.versions.length + 1) as TermsId, hash: couponTermsHash(terms), terms };
    this.versions.push(version);
    this.campaigns.set(terms.campaignId, version);
    this.#open.clear();
    for (const open of this.campaigns.values()) {
      const { occasion, isOpen } = open.terms;
      if (isOpen === 'yes') this.#open.set(occasion, [...this.openOn(occasion), open]);
    }
    return version;
  }

  /** Open campaigns of an occasion. */
  openOn(occasion: CouponOccasion): readonly CampaignVersion[] {
    return this.#open.get(occasion) ?? [];
  }

  issuedIn(campaignId: CouponCampaignId): number {
    return this.#issued.get(campaignId) ?? 0;
  }

  takenBy(campaignId: CouponCampaignId, accountId: AccountId): number {
    return this.#taken.get(campaignId)?.get(accountId) ?? 0;
  }

  /** Of one account, in the order of their numbers. */
  liveOf(accountId: AccountId): Iterable<LiveCoupon> {
    return this.#byAccount.get(accountId)?.values() ?? [];
  }

  countOf(accountId: AccountId): number {
    return this.#byAccount.get(accountId)?.size ?? 0;
  }

  /** A live coupon of an account. */
  couponOf(accountId: AccountId, couponId: CouponId): LiveCoupon | undefined {
    return this.#byAccount.get(accountId)?.get(couponId);
  }

  /** The coupon that goes with an act. */
  usedFor(act: CouponAct, reference: number): LiveCoupon | undefined {
    return this.#usesOf(act).get(reference);
  }

  /** Counts a coupon of a campaign as taken by its account. */
  countTaken({ campaignId, accountId }: LiveCoupon, count = 1): void {
    const taken = this.#taken.get(campaignId) ?? new Map<AccountId, number>();
    taken.set(accountId, (taken.get(accountId) ?? 0) + count);
    this.#taken.set(campaignId, taken);
    this.#issued.set(campaignId, this.issuedIn(campaignId) + count);
  }

  keep(coupon: LiveCoupon): void {
    const { couponId, accountId, use } = coupon;
    this.live.set(couponId, coupon);
    const own = this.#byAccount.get(accountId);
    if (own === undefined) this.#byAccount.set(accountId, new Map([[couponId, coupon]]));
    else own.set(couponId, coupon);
    if (use !== undefined) this.#usesOf(use.act).set(use.reference, coupon);
  }

  bind(coupon: LiveCoupon, use: CouponUse): void {
    coupon.use = use;
    this.#usesOf(use.act).set(use.reference, coupon);
  }

  /** Takes a coupon from its act. */
  unbind(coupon: LiveCoupon): CouponUse {
    const use = present(coupon.use, 'an active coupon has its act');
    this.#usesOf(use.act).delete(use.reference);
    coupon.use = undefined;
    return use;
  }

  /** Removes a coupon that has ended. */
  forget(coupon: LiveCoupon): void {
    const { couponId, accountId } = coupon;
    if (coupon.use !== undefined) this.unbind(coupon);
    this.live.delete(couponId);
    this.endedCount += 1;
    const own = present(this.#byAccount.get(accountId), 'a live coupon is one of its account');
    own.delete(couponId);
    if (own.size === 0) this.#byAccount.delete(accountId);
  }

  write(writer: ByteWriter): void {
    writer.uint(this.nextCouponId);
    writer.uint(this.endedCount);
    listOf(couponTerms).write(
      writer,
      this.versions.map(({ terms }) => terms),
    );
    takenCodec.write(
      writer,
      [...this.#taken]
        .sort(([a], [b]) => a - b)
        .map(([campaignId, taken]) => ({
          campaignId,
          taken: [...taken].sort(([a], [b]) => a - b).map(([accountId, count]) => ({ accountId, count })),
        })),
    );
    listOf(couponCodec).write(writer, [...this.live.values()]);
  }

  read(reader: ByteReader): void {
    this.nextCouponId = reader.uint();
    this.endedCount = reader.uint();
    for (const terms of listOf(couponTerms).read(reader)) this.addTerms(terms);
    for (const { campaignId, taken } of takenCodec.read(reader)) {
      for (const { accountId, count } of taken) this.countTaken({ campaignId, accountId } as LiveCoupon, count);
    }
    for (const coupon of listOf(couponCodec).read(reader)) this.keep(coupon);
  }

  #usesOf(act: CouponAct): Map<number, LiveCoupon> {
    return present(this.#inUse.get(act), 'every act has its coupons');
  }
}
