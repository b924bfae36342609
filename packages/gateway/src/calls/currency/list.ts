import { listAssets } from '@candor/contract';
import { done } from '@candor/kernel';
import { atomsToText, priceToText } from '@candor/money';
import { serve } from '../../serve.ts';

export default serve(listAssets, async ({ exchange, market }) => {
  const { instruments, valuation } = market;
  const convertible = new Set(await exchange.query('convertAssets'));
  return done(
    instruments.assets.map(({ assetId, code, name, scale, assetClass, image, faucet }) => {
      const usdtPrice = valuation.priceOf(assetId);
      return {
        assetId,
        code,
        name,
        scale,
        assetClass,
        image,
        usdtPrice: usdtPrice && priceToText(usdtPrice),
        isConvertible: convertible.has(assetId),
        faucetAmount: faucet && atomsToText(faucet, scale),
      };
    }),
  );
});
