import { setFundingTerms } from '@candor/api';
import { done, reject } from '@candor/kernel';
import { atomsFromText, atomsToText } from '@candor/money';
import { serveChange } from '../../serving/serve-change.ts';
import { termsOf } from '../limits.ts';
import { ofLevelsPage, ofWithdrawPage } from '../newcomer.ts';

export default serveChange(setFundingTerms, 'funding.set_terms', {
  async change(deps, input) {
    const { limitAssetId } = await termsOf(deps);
    const { scale } = deps.market.instruments.assetOf(limitAssetId);
    const basicLimit = atomsFromText(input.basicLimit, scale);
    const advancedLimit = atomsFromText(input.advancedLimit, scale);
    const reviewAbove = atomsFromText(input.reviewAbove, scale);
    const twoPeopleAbove = atomsFromText(input.twoPeopleAbove, scale);
    if (basicLimit === undefined || advancedLimit === undefined) return reject('amount_invalid');
    if (reviewAbove === undefined || twoPeopleAbove === undefined) return reject('amount_invalid');
    return done({ ...input, limitAssetId, basicLimit, advancedLimit, reviewAbove, twoPeopleAbove });
  },
  fields({ market }, { type: _type, limitAssetId, ...terms }) {
    const { scale } = market.instruments.assetOf(limitAssetId);
    return {
      ...terms,
      basicLimit: atomsToText(terms.basicLimit, scale),
      advancedLimit: atomsToText(terms.advancedLimit, scale),
      reviewAbove: atomsToText(terms.reviewAbove, scale),
      twoPeopleAbove: atomsToText(terms.twoPeopleAbove, scale),
    };
  },
  /** The waits are told before a first withdrawal, and the limit to those who are verified. */
  draft({ exchange }, { type: _type, ...terms }) {
    const verified = { level: 'basic', limit: terms.basicLimit } as const;
    return {
      page: ['/pages/fund/withdraw', '/pages/setting/real_mark?from=/pages/fund/withdraw'],
      core: {
        fundingTerms: async () => terms,
        fundingAccount: async (accountId) => ({ ...(await exchange.query('fundingAccount', accountId)), ...verified }),
      },
      own: [...ofWithdrawPage, ...ofLevelsPage],
    };
  },
});
