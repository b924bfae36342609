import { getNftTerms } from '@candor/api';
import { done } from '@candor/kernel';
import type { Ppm } from '@candor/money';
import { serve } from '../../serving/serve.ts';

const none = { assetIds: [], fee: 0 as Ppm, deposit: 0 as Ppm, royaltyMax: 0 as Ppm };

export default serve(getNftTerms, async ({ exchange, market }) => {
  const { assetIds, fee, deposit, royaltyMax } = (await exchange.query('nftTerms')) ?? none;
  const currencies = assetIds.map((assetId) => {
    const { code, scale } = market.instruments.assetOf(assetId);
    return { assetId, code, scale };
  });
  return done({ currencies, fee, deposit, royaltyMax });
});
