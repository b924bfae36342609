import type { CouponCampaignId } from '@candor/exchange';
import { dayMs } from '@candor/kernel';
import type { Ppm } from '@candor/money';
import { amountIn } from './build.ts';
import type { CatalogueAsset, CatalogueCampaign } from './types.ts';

type Row = Pick<CatalogueCampaign, 'kind' | 'market' | 'occasion'> & {
  readonly id: number;
  readonly worth: string;
  /** Ppm of fees, stake or interest; of the principal for each day. */
  readonly share: number;
  readonly min: string;
  readonly days?: number;
};

/** The welcome set, the set of the first trade, and what the shop of points gives. Amounts are decimal text in USDT. */
const rows: readonly Row[] = [
  { id: 1, kind: 'fee_rebate', market: 'both', occasion: 'registration', worth: '5', share: 500_000, min: '20' },
  { id: 2, kind: 'locked_yield', occasion: 'registration', worth: '5', share: 2_000, min: '100', days: 5 },
  { id: 3, kind: 'cash', occasion: 'registration', worth: '3', share: 1_000_000, min: '0' },
  { id: 10, kind: 'option_loss', occasion: 'first_trade', worth: '10', share: 500_000, min: '5' },
  { id: 11, kind: 'loan_interest', occasion: 'first_trade', worth: '5', share: 1_000_000, min: '100', days: 7 },
  { id: 20, kind: 'fee_rebate', market: 'both', occasion: 'points', worth: '10', share: 500_000, min: '50' },
  { id: 21, kind: 'option_loss', occasion: 'points', worth: '10', share: 500_000, min: '10' },
  { id: 22, kind: 'loan_interest', occasion: 'points', worth: '10', share: 1_000_000, min: '100', days: 14 },
];

/** Issued by themselves once to each account; of the shop as often as it sells them. */
export function buildCampaigns(asset: CatalogueAsset): CatalogueCampaign[] {
  return rows.map(({ id, kind, market, occasion, worth, share, min, days }) => ({
    campaignId: id as CouponCampaignId,
    kind,
    ...(market === undefined ? {} : { market }),
    assetId: asset.assetId,
    worth: amountIn(worth, asset),
    share: share as Ppm,
    amountMin: amountIn(min, asset),
    days: days ?? 0,
    lifeMs: 30 * dayMs,
    countMax: 100_000,
    accountMax: occasion === 'points' ? 50 : 1,
    occasion,
    isOpen: 'yes',
  }));
}
