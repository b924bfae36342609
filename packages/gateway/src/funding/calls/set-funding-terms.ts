import { setFundingTerms } from '@candor/api';
import { reject } from '@candor/kernel';
import { atomsFromText } from '@candor/money';
import { termsOf } from '../limits.ts';
import { serveOperator } from '../../serving/serve.ts';
import { submitChange } from '../../serving/submit.ts';

export default serveOperator(setFundingTerms, async (deps, input, { operator }) => {
  const { limitAssetId } = await termsOf(deps);
  const { scale } = deps.market.instruments.assetOf(limitAssetId);
  const basicLimit = atomsFromText(input.basicLimit, scale);
  const advancedLimit = atomsFromText(input.advancedLimit, scale);
  const reviewAbove = atomsFromText(input.reviewAbove, scale);
  const twoPeopleAbove = atomsFromText(input.twoPeopleAbove, scale);
  if (basicLimit === undefined || advancedLimit === undefined) return reject('amount_invalid');
  if (reviewAbove === undefined || twoPeopleAbove === undefined) return reject('amount_invalid');
  const { undoMs, destinationWaitMs, holdMs } = input;
  return submitChange(deps, operator, {
    type: 'funding.set_terms',
    undoMs,
    destinationWaitMs,
    holdMs,
    limitAssetId,
    basicLimit,
    advancedLimit,
    reviewAbove,
    twoPeopleAbove,
  });
});
