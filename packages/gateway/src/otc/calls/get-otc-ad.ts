import { getOtcAd } from '@candor/api';
import type { OtcAdId } from '@candor/exchange';
import { done, present, reject } from '@candor/kernel';
import { atomsToText } from '@candor/money';
import { usdtId } from '../../market/instruments.ts';
import { serveUser } from '../../serving/serve.ts';
import { adRows } from '../ad-rows.ts';

export default serveUser(getOtcAd, async (deps, input, { user }) => {
  const { exchange, market } = deps;
  const [ad, own] = await Promise.all([
    exchange.query('otcAd', input.ad as OtcAdId),
    exchange.query('otcRecord', user.accountId),
  ]);
  if (ad === undefined) return reject('otc_ad_not_found');
  const [row] = await adRows(deps, [ad], user.accountId);
  return done({
    ad: present(row, 'it was found'),
    delayMs: ad.side === 'sell' ? own.delayMs : 0,
    limit: atomsToText(own.limit, market.instruments.assetOf(usdtId).scale),
  });
});
