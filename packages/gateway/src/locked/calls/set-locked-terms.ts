import { setLockedTerms } from '@candor/api';
import type { LockedProductId } from '@candor/exchange';
import { reject } from '@candor/kernel';
import { atomsFromText } from '@candor/money';
import { serveOperator } from '../../serving/serve.ts';
import { submitChange } from '../../serving/submit.ts';

export default serveOperator(setLockedTerms, async (deps, { note: _note, ...input }, { operator }) => {
  const asset = deps.market.instruments.asset(input.assetId);
  if (asset === undefined) return reject('asset_not_found');
  const [amountMin, accountMax, quota] = [input.amountMin, input.accountMax, input.quota].map((text) =>
    atomsFromText(text, asset.scale),
  );
  if (amountMin === undefined || accountMax === undefined || quota === undefined) return reject('amount_invalid');
  return submitChange(deps, operator, {
    type: 'locked.set_terms',
    ...input,
    productId: input.productId as LockedProductId,
    assetId: asset.assetId,
    amountMin,
    accountMax,
    quota,
    isOffered: input.isOffered ? 'yes' : 'no',
  });
});
