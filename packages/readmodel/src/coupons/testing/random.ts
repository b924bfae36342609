import type { AccountId, AssetId, CoreEvent, CouponCampaignId, CouponId, EventOf } from '@candor/exchange';
import type { Seeded } from '@candor/kernel';
import { ppm, terms } from '../../contract/testing/facts.ts';
import { account, amount } from '../../testing/facts.ts';

const assetId = 3 as AssetId;

function issued(id: number, accountId: AccountId): EventOf<'coupons.issued'> {
  return {
    type: 'coupons.issued',
    couponId: id as CouponId,
    accountId,
    campaignId: 1 as CouponCampaignId,
    termsId: terms(1),
    kind: 'fee_rebate',
    market: 'both',
    assetId,
    worth: amount(100),
    share: ppm(500_000),
    amountMin: amount(0),
    days: 0,
    expiresAtMs: 9_000_000_000_000,
  };
}

/** Makers of facts about coupons that hang together as the core's do. */
export function randomCoupons(random: Seeded): readonly (() => CoreEvent[])[] {
  const live: { readonly couponId: CouponId; readonly accountId: AccountId; act?: number | undefined; paid: number }[] =
    [];
  let count = 0;

  return [issue, go, go];

  function issue(): CoreEvent[] {
    count += 1;
    const accountId = account(1_000 + random.below(3));
    live.push({ couponId: count as CouponId, accountId, paid: 0 });
    return [issued(count, accountId)];
  }

  function go(): CoreEvent[] {
    const coupon = live[random.below(live.length + 1)];
    if (coupon === undefined) return [];
    const { couponId, accountId } = coupon;
    const of = { couponId, accountId } as const;
    if (coupon.act === undefined) {
      if (random.chance(1, 6)) return [end(coupon, random.pick(['expired', 'revoked']))];
      coupon.act = 1 + random.below(50);
      return [{ type: 'coupons.bound', ...of, act: 'spot', reference: coupon.act }];
    }
    const act = { act: 'spot', reference: coupon.act } as const;
    if (coupon.paid === 0 && random.chance(1, 4)) {
      coupon.act = undefined;
      return [{ type: 'coupons.returned', ...of, ...act, reason: random.pick(['nothing_done', 'below_minimum']) }];
    }
    if (random.chance(1, 4)) return [end(coupon, 'used')];
    coupon.paid += 3;
    return [{ type: 'coupons.paid', ...of, assetId, amount: amount(3), paid: amount(coupon.paid) }];
  }

  function end(coupon: (typeof live)[number], how: EventOf<'coupons.ended'>['end']): CoreEvent {
    live.splice(live.indexOf(coupon), 1);
    const { couponId, accountId, paid } = coupon;
    const reason = how === 'revoked' ? ({ reason: 'rules_broken' } as const) : {};
    const amounts = { paid: amount(paid), released: amount(Math.max(100 - paid, 0)) };
    return { type: 'coupons.ended', couponId, accountId, assetId, end: how, ...reason, ...amounts };
  }
}
