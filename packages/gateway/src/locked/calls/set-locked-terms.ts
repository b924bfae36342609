import { setLockedTerms } from '@candor/api';
import type { LockedProductId } from '@candor/exchange';
import { done, reject } from '@candor/kernel';
import { atomsFromText, atomsToText } from '@candor/money';
import { serveChange, yesOrNo } from '../../serving/serve-change.ts';

export default serveChange(setLockedTerms, 'locked.set_terms', {
  change({ market }, input) {
    const asset = market.instruments.asset(input.assetId);
    if (asset === undefined) return reject('asset_not_found');
    const [amountMin, accountMax, quota] = [input.amountMin, input.accountMax, input.quota].map((text) =>
      atomsFromText(text, asset.scale),
    );
    if (amountMin === undefined || accountMax === undefined || quota === undefined) return reject('amount_invalid');
    return done({
      ...input,
      productId: input.productId as LockedProductId,
      assetId: asset.assetId,
      amountMin,
      accountMax,
      quota,
      isOffered: yesOrNo(input.isOffered),
    });
  },
  fields({ market }, { type: _type, ...terms }) {
    const { scale } = market.instruments.assetOf(terms.assetId);
    return {
      ...terms,
      amountMin: atomsToText(terms.amountMin, scale),
      accountMax: atomsToText(terms.accountMax, scale),
      quota: atomsToText(terms.quota, scale),
      isOffered: terms.isOffered === 'yes',
    };
  },
  draft: ({ exchange }, { type: _type, ...terms }) => ({
    page: '/pages/lockming/lockming',
    core: { lockedProducts: async () => [await exchange.query('lockedProductOn', terms)] },
  }),
});
