import { ppmOne } from '@candor/money';
import { encode } from '@candor/kernel';
import type { Change } from '../../module.ts';
import type { AssetId } from '../../vocabulary.ts';
import { weakeningBy } from '../../weakening.ts';
import { loanLevelsOf } from './rules.ts';
import { hex } from '@candor/kernel/hash';
import { acceptedCollateral, loanFixedTerms } from './spec.ts';
import type { LoansSlice } from './slice.ts';
import type { LoanTerms } from './views.ts';

const fixedTermsMax = 10;
const daysMax = 365;
const collateralMax = 20;
const tiersMax = 10;

/** New terms hold for loans made afterwards, but for the flexible interest, which holds for all after its notice. */
export const termsChange: Change<'loans.set_terms', LoansSlice> = {
  refuses(core, { type: _type, ...terms }) {
    const assetIds = [terms.assetId, ...terms.collateral.map(({ assetId }) => assetId)];
    if (!assetIds.every((assetId) => core.catalog.assets.has(assetId))) return 'asset_not_found';
    const known = core.loans.currentTerms.get(terms.productId);
    const isOther = known !== undefined && known.terms.assetId !== terms.assetId;
    return isOther || !assetIds.every((one) => hasIndex(core, one)) || !areSound(terms) ? 'terms_invalid' : undefined;
  },
  present(core, { type, productId }) {
    const version = core.loans.currentTerms.get(productId);
    return version === undefined ? undefined : { type, ...version.terms };
  },
  /** Terms of loans made afterwards. Interest and levels may hurt in either direction. */
  weakens: weakeningBy({
    type: 'fixed',
    productId: 'fixed',
    assetId: 'fixed',
    amountMin: ['either', 'confirmed'],
    accountMax: ['up', 'confirmed'],
    totalMax: ['up', 'confirmed'],
    flexibleInterest: ['either', 'confirmed'],
    fixed: [areFixedDifferent, 'confirmed'],
    ltvInitial: ['either', 'confirmed'],
    ltvWarning: ['either', 'confirmed'],
    ltvUrgent: ['either', 'confirmed'],
    ltvLiquidation: ['either', 'confirmed'],
    ltvTarget: ['either', 'confirmed'],
    collateral: [isCollateralDifferent, 'confirmed'],
    isOffered: ['opening', 'confirmed'],
  }),
  make(core, { type: _type, ...terms }) {
    const { termsId, hash, flexibleFromMs } = core.loans.addTerms(terms, core.nowMs);
    core.emit({ type: 'loans.terms_set', termsId, hash, terms, flexibleFromMs });
    return { termsId };
  },
};

function areFixedDifferent(next: LoanTerms['fixed'], present: LoanTerms['fixed']): boolean {
  return hex(encode(loanFixedTerms, next)) !== hex(encode(loanFixedTerms, present));
}

function isCollateralDifferent(next: LoanTerms['collateral'], present: LoanTerms['collateral']): boolean {
  return hex(encode(acceptedCollateral, next)) !== hex(encode(acceptedCollateral, present));
}

function hasIndex({ catalog }: LoansSlice, assetId: AssetId): boolean {
  return assetId === catalog.unitOfAccount || catalog.pricingPair(assetId) !== undefined;
}

function areSound(terms: LoanTerms): boolean {
  const { amountMin, accountMax, totalMax, flexibleInterest, fixed, collateral } = terms;
  if (terms.productId < 1 || amountMin <= 0n || accountMax < amountMin || totalMax < 0n) return false;
  if (flexibleInterest > ppmOne || fixed.length > fixedTermsMax) return false;
  if (!fixed.every(({ days, interest }) => days >= 1 && days <= daysMax && interest <= ppmOne)) return false;
  if (new Set(fixed.map(({ days }) => days)).size < fixed.length) return false;
  const levels = [0, ...loanLevelsOf(terms), ppmOne];
  if (!levels.every((level, i) => i === 0 || level > (levels[i - 1] ?? 0))) return false;
  if (terms.ltvTarget === 0 || terms.ltvTarget > terms.ltvWarning) return false;
  const assetIds = new Set([terms.assetId, ...collateral.map(({ assetId }) => assetId)]);
  if (collateral.length === 0 || collateral.length > collateralMax || assetIds.size <= collateral.length) return false;
  return collateral.every((one) => isSoundCollateral(one, terms));
}

/** Tiers that count ever less, and a sale at the level of the liquidation that pays for what is sold. */
function isSoundCollateral({ tiers, spread }: LoanTerms['collateral'][number], { ltvLiquidation }: LoanTerms): boolean {
  if (tiers.length === 0 || tiers.length > tiersMax || spread > ppmOne - ltvLiquidation) return false;
  return tiers.every(({ upTo, ratio }, i) => {
    const { upTo: from, ratio: above } = tiers[i - 1] ?? { upTo: 0n, ratio: ppmOne };
    return upTo > from && ratio <= above && ratio > 0;
  });
}
