import { getOtcAd } from '@candor/api';
import type { OtcAdId } from '@candor/exchange';
import { done, reject } from '@candor/kernel';
import { atomsToText } from '@candor/money';
import { usdtId } from '../../market/instruments.ts';
import { serveUser } from '../../serving/serve.ts';
import { adRowOf, personOf } from '../present/otc.ts';

export default serveUser(getOtcAd, async ({ exchange, platform, market }, input, { user }) => {
  const [ad, own] = await Promise.all([
    exchange.query('otcAd', input.ad as OtcAdId),
    exchange.query('otcRecord', user.accountId),
  ]);
  if (ad === undefined) return reject('otc_ad_not_found');
  const [faces, textOf] = await Promise.all([
    platform.accounts.faces([ad.accountId]),
    platform.otc.texts([ad.textHash]),
  ]);
  return done({
    ad: adRowOf(market.instruments, ad, {
      maker: personOf(faces, ad.accountId, ad.maker),
      text: textOf(ad.textHash),
      viewer: user.accountId,
    }),
    delayMs: ad.side === 'sell' ? own.delayMs : 0,
    limit: atomsToText(own.limit, market.instruments.assetOf(usdtId).scale),
  });
});
