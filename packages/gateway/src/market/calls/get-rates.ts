import { getRates } from '@candor/api';
import { done, reject } from '@candor/kernel';
import { priceToText } from '@candor/money';
import { fiatRowOf } from '../present/fiats.ts';
import { serve } from '../../serving/serve.ts';

export default serve(getRates, async ({ market, clock }, { assetId }) => {
  const { instruments, valuation } = market;
  const one = assetId === undefined ? undefined : instruments.asset(assetId);
  if (assetId !== undefined && one === undefined) return reject('asset_not_found');
  const assets = (one === undefined ? instruments.assets : [one]).map(({ assetId: id, code }) => {
    const usdtPrice = valuation.priceOf(id);
    return { assetId: id, code, usdtPrice: usdtPrice && priceToText(usdtPrice) };
  });
  const fiats = market.fiats.all().map(fiatRowOf);
  return done({ assets, fiats, atMs: clock() });
});
