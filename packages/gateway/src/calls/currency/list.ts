import { listAssets } from '@candor/contract';
import { done } from '@candor/kernel';
import { atomsToText, priceToText } from '@candor/money';
import { usdtId } from '../../market/instruments.ts';
import { serve } from '../../serve.ts';

export default serve(listAssets, async ({ exchange, market }) => {
  const { instruments, valuation } = market;
  const isOffered = (await exchange.query('convertTerms')) !== undefined;
  return done(
    instruments.assets.map(({ assetId, code, name, scale, assetClass, image, faucet }) => {
      const usdtPrice = valuation.priceOf(assetId);
      const isPriced = assetId === usdtId || instruments.pricingPair(assetId) !== undefined;
      return {
        assetId,
        code,
        name,
        scale,
        assetClass,
        image,
        usdtPrice: usdtPrice && priceToText(usdtPrice),
        isConvertible: isOffered && assetClass === 'coin' && isPriced,
        faucetAmount: faucet && atomsToText(faucet, scale),
      };
    }),
  );
});
