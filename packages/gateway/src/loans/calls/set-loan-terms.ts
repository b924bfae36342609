import { setLoanTerms } from '@candor/api';
import type { AssetId, LoanProductId, LoanTerms } from '@candor/exchange';
import { done, reject } from '@candor/kernel';
import { atomsFromText, atomsToText, type Ppm } from '@candor/money';
import { type Instruments, usdtId } from '../../market/instruments.ts';
import { serveChange, yesOrNo } from '../../serving/serve-change.ts';

export default serveChange(setLoanTerms, 'loans.set_terms', {
  change({ market: { instruments } }, input) {
    const asset = instruments.asset(input.assetId);
    if (asset === undefined) return reject('asset_not_found');
    const [amountMin, accountMax, totalMax] = [input.amountMin, input.accountMax, input.totalMax].map((text) =>
      atomsFromText(text, asset.scale),
    );
    const collateral = acceptedFrom(instruments, input.collateral);
    if (amountMin === undefined || accountMax === undefined || totalMax === undefined || collateral === undefined) {
      return reject('amount_invalid');
    }
    return done({
      ...input,
      productId: input.productId as LoanProductId,
      assetId: asset.assetId,
      amountMin,
      accountMax,
      totalMax,
      fixed: input.fixed.map(([days, interest]) => ({ days: Number(days), interest: Number(interest) as Ppm })),
      collateral,
      isOffered: yesOrNo(input.isOffered),
    });
  },
  fields({ market: { instruments } }, { type: _type, ...terms }) {
    const { scale } = instruments.assetOf(terms.assetId);
    const unitScale = instruments.assetOf(usdtId).scale;
    return {
      ...terms,
      amountMin: atomsToText(terms.amountMin, scale),
      accountMax: atomsToText(terms.accountMax, scale),
      totalMax: atomsToText(terms.totalMax, scale),
      fixed: terms.fixed.map(({ days, interest }) => [`${days}`, `${interest}`]),
      collateral: terms.collateral.flatMap(({ assetId, spread, tiers }) =>
        tiers.map(({ upTo, ratio }) => [`${assetId}`, `${spread}`, atomsToText(upTo, unitScale), `${ratio}`]),
      ),
      isOffered: terms.isOffered === 'yes',
    };
  },
  draft: ({ exchange }, { type: _type, ...terms }) => ({
    page: '/pages/common/borrowing',
    core: { loanProducts: async () => [await exchange.query('loanProductOn', terms)] },
  }),
});

/** Tiers that follow each other and are of one asset belong together. */
function acceptedFrom(
  instruments: Instruments,
  items: readonly (readonly string[])[],
): LoanTerms['collateral'] | undefined {
  const unitScale = instruments.assetOf(usdtId).scale;
  const accepted: { assetId: AssetId; spread: Ppm; tiers: LoanTerms['collateral'][number]['tiers'] }[] = [];
  for (const [id, spread, upToText = '', ratio] of items) {
    const upTo = atomsFromText(upToText, unitScale);
    if (upTo === undefined) return undefined;
    const tier = { upTo, ratio: Number(ratio) as Ppm };
    const last = accepted.at(-1);
    if (last?.assetId === Number(id)) last.tiers = [...last.tiers, tier];
    else accepted.push({ assetId: Number(id) as AssetId, spread: Number(spread) as Ppm, tiers: [tier] });
  }
  return accepted;
}
