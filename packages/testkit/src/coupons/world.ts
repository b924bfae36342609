import type { CommandOf, CouponCampaignId } from '@candor/exchange';
import { type CouponKind, couponKinds } from '@candor/exchange/rules';
import { dayMs } from '@candor/kernel';
import { atoms, type Ppm, zero } from '@candor/money';
import { asset } from '../practice-world.ts';

export type SetCampaign = CommandOf<'coupons.set_campaign'>;

const usdt = (whole: number) => atoms(BigInt(whole) * 1_000_000n);

/** The number of the campaign that tests issue each kind in. */
export const campaignNumbers = Object.fromEntries(
  couponKinds.map((kind, index) => [kind, (index + 1) as CouponCampaignId]),
) as Readonly<Record<CouponKind, CouponCampaignId>>;

const promises: Readonly<
  Record<CouponKind, Pick<SetCampaign, 'worth' | 'share' | 'amountMin' | 'days'> & Partial<SetCampaign>>
> = {
  fee_rebate: { worth: usdt(5), share: 500_000 as Ppm, amountMin: usdt(50), days: 0, market: 'both' },
  option_loss: { worth: usdt(10), share: 500_000 as Ppm, amountMin: usdt(10), days: 0 },
  locked_yield: { worth: usdt(5), share: 2_000 as Ppm, amountMin: usdt(100), days: 2 },
  loan_interest: { worth: usdt(5), share: 1_000_000 as Ppm, amountMin: usdt(100), days: 7 },
  cash: { worth: usdt(2), share: 1_000_000 as Ppm, amountMin: zero, days: 0 },
};

/** Terms that tests issue coupons on, in USDT: ten of each kind, two for each user, good for a day. */
export function campaignFor(kind: CouponKind, changes: Partial<SetCampaign> = {}): SetCampaign {
  return {
    type: 'coupons.set_campaign',
    campaignId: campaignNumbers[kind],
    kind,
    assetId: asset.USDT,
    ...promises[kind],
    lifeMs: dayMs,
    countMax: 10,
    accountMax: 2,
    occasion: 'operator',
    isOpen: 'yes',
    ...changes,
  };
}
