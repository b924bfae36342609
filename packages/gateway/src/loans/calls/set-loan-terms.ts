import { setLoanTerms } from '@candor/api';
import type { AssetId, LoanProductId, LoanTerms } from '@candor/exchange';
import { reject } from '@candor/kernel';
import { atomsFromText, type Ppm } from '@candor/money';
import { type Instruments, usdtId } from '../../market/instruments.ts';
import { serveOperator } from '../../serving/serve.ts';
import { submitChange } from '../../serving/submit.ts';

export default serveOperator(setLoanTerms, async (deps, { note: _note, ...input }, { operator }) => {
  const { instruments } = deps.market;
  const asset = instruments.asset(input.assetId);
  if (asset === undefined) return reject('asset_not_found');
  const [amountMin, accountMax, totalMax] = [input.amountMin, input.accountMax, input.totalMax].map((text) =>
    atomsFromText(text, asset.scale),
  );
  const collateral = acceptedFrom(instruments, input.collateral);
  if (amountMin === undefined || accountMax === undefined || totalMax === undefined || collateral === undefined) {
    return reject('amount_invalid');
  }
  return submitChange(deps, operator, {
    type: 'loans.set_terms',
    ...input,
    productId: input.productId as LoanProductId,
    assetId: asset.assetId,
    amountMin,
    accountMax,
    totalMax,
    fixed: input.fixed.map(([days, interest]) => ({ days: Number(days), interest: Number(interest) as Ppm })),
    collateral,
    isOffered: input.isOffered ? 'yes' : 'no',
  });
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
