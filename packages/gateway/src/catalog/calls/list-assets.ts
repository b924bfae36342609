import { listAssets } from '@candor/api';
import { done } from '@candor/kernel';
import { atomsToText, priceToText } from '@candor/money';
import { railRowOf, railsOf } from '../../funding/rails.ts';
import { serve } from '../../serving/serve.ts';

export default serve(listAssets, async (deps) => {
  const { exchange, market } = deps;
  const { instruments, valuation } = market;
  const convertible = new Set(await exchange.query('convertAssets'));
  const rails = [...(await railsOf(deps)).values()].map((rail) => railRowOf(deps, rail));
  return done(
    instruments.assets.map(({ assetId, code, name, scale, assetClass, image, faucet }) => {
      const usdtPrice = valuation.priceOf(assetId);
      const ways = rails.filter((rail) => rail.assetId === assetId);
      const isOpen = ways.some(({ takesDeposits, takesWithdrawals }) => takesDeposits || takesWithdrawals);
      return {
        assetId,
        code,
        name,
        ...(ways.length > 0 && {
          networks: ways.map(({ network }) => network).join(','),
          status: isOpen ? ('open' as const) : ('closed' as const),
        }),
        scale,
        assetClass,
        image,
        usdtPrice: usdtPrice && priceToText(usdtPrice),
        isConvertible: convertible.has(assetId),
        faucetAmount: faucet === undefined ? undefined : atomsToText(faucet, scale),
      };
    }),
  );
});
