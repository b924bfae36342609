import { dayMs as realDayMs, minuteMs } from '@candor/kernel';
import type { Change } from '../../module.ts';
import { weakeningBy } from '../../weakening.ts';
import { fundRewards } from './funds.ts';
import { lockedDividendFor } from './rules.ts';
import type { LockedSlice } from './slice.ts';
import type { LockedTerms } from './views.ts';
import { house } from '../../ledger-words.ts';
import { ppmOne } from '@candor/money';

const daysMax = 3_660;

/** New terms are in force for deposits made afterwards; those that live keep theirs (RULES 2). */
export const termsChange: Change<'locked.set_terms', LockedSlice> = {
  refuses(core, { type: _type, ...terms }) {
    if (!core.catalog.assets.has(terms.assetId)) return 'asset_not_found';
    const known = core.locked.currentTerms.get(terms.productId);
    const isOther = known !== undefined && known.terms.assetId !== terms.assetId;
    return isOther || !areSound(terms) ? 'terms_invalid' : undefined;
  },
  present(core, { type, productId }) {
    const version = core.locked.currentTerms.get(productId);
    return version === undefined ? undefined : { type, ...version.terms };
  },
  /** Terms of deposits made afterwards. A rate may hurt in either direction, and so may the amounts that its line runs between. */
  weakens: weakeningBy({
    type: 'fixed',
    productId: 'fixed',
    assetId: 'fixed',
    amountMin: ['either', 'confirmed'],
    accountMax: ['either', 'confirmed'],
    quota: ['up', 'confirmed'],
    rateLow: ['either', 'confirmed'],
    rateHigh: ['either', 'confirmed'],
    days: ['either', 'confirmed'],
    dayMs: ['either', 'confirmed'],
    dividendAtMs: ['either', 'confirmed'],
    penaltyRatio: ['up', 'confirmed'],
    isOffered: ['opening', 'confirmed'],
  }),
  make(core, { type: _type, ...terms }) {
    const { termsId, hash } = core.locked.addTerms(terms);
    core.emit({ type: 'locked.terms_set', termsId, hash, terms });
    return { termsId };
  },
};

function areSound(terms: LockedTerms): boolean {
  const { amountMin, accountMax, quota, rateLow, rateHigh, days, dayMs, dividendAtMs, penaltyRatio } = terms;
  if (terms.productId < 1 || amountMin <= 0n || accountMax < amountMin || quota < 0n) return false;
  if (days < 1 || days > daysMax || dayMs < minuteMs || dayMs > realDayMs || dividendAtMs >= dayMs) return false;
  if (rateHigh < rateLow || rateHigh > ppmOne || penaltyRatio > ppmOne) return false;
  // Even the smallest deposit earns something every day.
  return lockedDividendFor(amountMin, rateLow) > 0n;
}

/** Rewards are promised to those who deposit, so two operators fund them. */
export const rewardsChange: Change<'locked.fund_rewards', LockedSlice> = {
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
