import { setNftTerms } from '@candor/api';
import type { AssetId } from '@candor/exchange';
import { done } from '@candor/kernel';
import { serveChange } from '../../serving/serve-change.ts';

export default serveChange(setNftTerms, 'nft.set_terms', {
  change: (_, { assetIds, ...terms }) =>
    done({ ...terms, assetIds: assetIds.map(([assetId]) => Number(assetId) as AssetId) }),
  fields: (_, { type: _type, assetIds, ...terms }) => ({ ...terms, assetIds: assetIds.map((id) => [`${id}`]) }),
});
