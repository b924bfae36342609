import { setFiatRate } from '@candor/api';
import { fiatStaleAfterMs } from '@candor/exchange/rules';
import { done, reject } from '@candor/kernel';
import { priceFromText } from '@candor/money';
import { serveOperator } from '../../serving/serve.ts';
import { submitChange } from '../../serving/submit.ts';

export default serveOperator(setFiatRate, async (deps, { currencyCode, rate, source, asOfMs: told }, { operator }) => {
  const { instruments, fiats } = deps.market;
  const nowMs = deps.clock();
  const asOfMs = told ?? nowMs;
  const fiatRate = priceFromText(rate);
  const isOfNow = asOfMs <= nowMs && nowMs - asOfMs <= fiatStaleAfterMs;
  if (fiatRate === undefined || fiatRate === 0 || !isOfNow) return reject('fiat_rate_invalid');
  const asset = instruments.assets.find(({ code, assetClass }) => code === currencyCode && assetClass === 'fiat');
  if (asset !== undefined) {
    return submitChange(deps, operator, {
      type: 'convert.set_fiat_terms',
      assetId: asset.assetId,
      fiatRate,
      source,
      asOfMs,
    });
  }
  const isKnown = await deps.platform.content.setFiatRate({ currencyCode, rate, source, savedAtMs: asOfMs });
  if (!isKnown) return reject('asset_not_found');
  await fiats.refresh();
  return done({});
});
