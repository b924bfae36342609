import { setFiatRate } from '@candor/api';
import { fiatStaleAfterMs } from '@candor/exchange/rules';
import { done, reject } from '@candor/kernel';
import { priceFromText, priceToText } from '@candor/money';
import type { Instruments } from '../../market/instruments.ts';
import { serveChange } from '../../serving/serve-change.ts';
import { ofConvertPage } from '../convert-page.ts';

export default serveChange(setFiatRate, 'convert.set_fiat_terms', {
  change({ market, clock }, { currencyCode, rate, source, asOfMs }) {
    const read = rateFrom({ rate, asOfMs }, clock());
    if (read === undefined) return reject('fiat_rate_invalid');
    const asset = fiatOf(market.instruments, currencyCode);
    return asset === undefined ? reject('asset_not_found') : done({ ...read, assetId: asset.assetId, source });
  },
  /** A currency that is not listed has no terms: its rate is only shown. */
  async instead({ market, platform, clock }, { currencyCode, rate, source, asOfMs }) {
    if (fiatOf(market.instruments, currencyCode) !== undefined) return undefined;
    const read = rateFrom({ rate, asOfMs }, clock());
    if (read === undefined) return reject('fiat_rate_invalid');
    const isKnown = await platform.content.setFiatRate({ currencyCode, rate, source, savedAtMs: read.asOfMs });
    if (!isKnown) return reject('asset_not_found');
    await market.fiats.refresh();
    return done({});
  },
  fields: ({ market }, { assetId, fiatRate, source, asOfMs }) => ({
    currencyCode: market.instruments.assetOf(assetId).code,
    rate: priceToText(fiatRate),
    source,
    asOfMs,
  }),
  draft: ({ market }, { assetId, fiatRate, source, asOfMs }) => ({
    page: `/pages/fund/swap?from=${assetId}`,
    rates: [
      {
        currencyCode: market.instruments.assetOf(assetId).code,
        rate: priceToText(fiatRate),
        source,
        savedAtMs: asOfMs,
      },
    ],
    own: ofConvertPage,
  }),
});

function fiatOf({ assets }: Instruments, currencyCode: string) {
  return assets.find(({ code, assetClass }) => code === currencyCode && assetClass === 'fiat');
}

/** A rate of now, or of a time that it is still good for. */
function rateFrom({ rate, asOfMs }: { readonly rate: string; readonly asOfMs?: number | undefined }, nowMs: number) {
  const read = { fiatRate: priceFromText(rate), asOfMs: asOfMs ?? nowMs };
  const { fiatRate } = read;
  const isOfNow = read.asOfMs <= nowMs && nowMs - read.asOfMs <= fiatStaleAfterMs;
  return fiatRate === undefined || fiatRate === 0 || !isOfNow ? undefined : { fiatRate, asOfMs: read.asOfMs };
}
