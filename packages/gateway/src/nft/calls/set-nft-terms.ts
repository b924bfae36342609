import { setNftTerms } from '@candor/api';
import type { AssetId } from '@candor/exchange';
import { serveOperator } from '../../serving/serve.ts';
import { submitChange } from '../../serving/submit.ts';

export default serveOperator(setNftTerms, (deps, { fee, deposit, royaltyMax, assetIds }, { operator }) =>
  submitChange(deps, operator, {
    type: 'nft.set_terms',
    fee,
    deposit,
    royaltyMax,
    assetIds: assetIds.map(([assetId]) => Number(assetId) as AssetId),
  }),
);
