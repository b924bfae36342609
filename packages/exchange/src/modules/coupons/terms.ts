import { dayMs, minuteMs } from '@candor/kernel';
import { ppmOne } from '@candor/money';
import { feeCouponShareMax } from '../../fee-shares.ts';
import type { CommandOf } from '../../commands.ts';
import { house } from '../../ledger-words.ts';
import type { Change } from '../../module.ts';
import { weakeningBy } from '../../weakening.ts';
import { fundRewards } from './funds.ts';
import type { CouponsSlice } from './slice.ts';
import type { CouponTerms } from './views.ts';

const lifeMsMax = 730 * dayMs;
const daysMax = 365;
const accountMaxMax = 1_000;
/** A tenth for each day: far above any yield. */
const yieldMax = 100_000;

/**
 * New terms are in force for coupons issued afterwards; those that live keep theirs (RULES 2). How many coupons of which worth there
 * may be is in them, so that everything that is ever issued was agreed to by two operators.
 */
export const campaignChange: Change<'coupons.set_campaign', CouponsSlice> = {
  refuses(core, { type: _type, ...terms }) {
    if (!core.catalog.assets.has(terms.assetId)) return 'asset_not_found';
    return areSound(terms) ? undefined : 'terms_invalid';
  },
  present(core, { type, campaignId }) {
    const version = core.coupons.campaigns.get(campaignId);
    return version === undefined ? undefined : { type, ...version.terms };
  },
  weakens: weakeningBy<CommandOf<'coupons.set_campaign'>>({
    type: 'fixed',
    campaignId: 'fixed',
    kind: ['either', 'confirmed'],
    market: [(next, present) => next !== present, 'confirmed'],
    assetId: ['either', 'confirmed'],
    worth: ['up', 'confirmed'],
    share: ['up', 'confirmed'],
    amountMin: ['either', 'confirmed'],
    days: ['up', 'confirmed'],
    lifeMs: ['either', 'confirmed'],
    countMax: ['up', 'confirmed'],
    accountMax: ['up', 'confirmed'],
    occasion: ['either', 'confirmed'],
    isOpen: ['opening', 'confirmed'],
  }),
  make(core, { type: _type, ...terms }) {
    const { termsId, hash } = core.coupons.addTerms(terms);
    core.emit({ type: 'coupons.campaign_set', termsId, hash, terms });
    return { termsId };
  },
};

function areSound(terms: CouponTerms): boolean {
  const { campaignId, kind, market, worth, share, amountMin, days, lifeMs, accountMax, occasion } = terms;
  if (campaignId < 1 || worth <= 0n || amountMin < 0n || share < 1 || share > ppmOne) return false;
  if (lifeMs < minuteMs || lifeMs > lifeMsMax || accountMax < 1 || accountMax > accountMaxMax) return false;
  if ((kind === 'fee_rebate') !== (market !== undefined)) return false;
  const isByDays = kind === 'locked_yield' || kind === 'loan_interest';
  if (isByDays ? days < 1 || days > daysMax : days !== 0) return false;
  if (kind === 'fee_rebate') return share <= feeCouponShareMax;
  if (kind === 'locked_yield') return share <= yieldMax;
  // Points never become money.
  return kind !== 'cash' || (share === ppmOne && amountMin === 0n && occasion !== 'points');
}

/** Rewards are promised to users, so two operators fund them. */
export const rewardsChange: Change<'coupons.fund_rewards', CouponsSlice> = {
  refuses(core, { assetId, amount }) {
    if (!core.catalog.assets.has(assetId)) return 'asset_not_found';
    if (amount <= 0n) return 'amount_invalid';
    const { ledger } = core;
    const treasury = ledger.available(ledger.wallet(house.treasury, 'house', assetId));
    return treasury < amount ? 'treasury_insufficient' : undefined;
  },
  present: () => undefined,
  weakens: () => 'confirmed',
  make(core, { assetId, amount }) {
    fundRewards(core, assetId, amount);
    return {};
  },
};
