import { saveOtcAd } from '@candor/api';
import type { OtcAdId } from '@candor/exchange';
import { done, reject } from '@candor/kernel';
import { atomsFromText, priceScale } from '@candor/money';
import { serveUser } from '../../serving/serve.ts';
import { submitFor } from '../../serving/submit.ts';

const minuteMs = 60_000;

export default serveUser(saveOtcAd, async (deps, input, { user }) => {
  const { market, platform } = deps;
  const asset = market.instruments.asset(input.assetId);
  const fiat = market.instruments.asset(input.fiatAssetId);
  if (asset === undefined || fiat === undefined) return reject('asset_not_found');
  const price = (text: string | undefined) => (text === undefined ? undefined : atomsFromText(text, priceScale));
  const quantity = atomsFromText(input.quantity, asset.scale);
  const orderMin = atomsFromText(input.orderMin, fiat.scale);
  const orderMax = atomsFromText(input.orderMax, fiat.scale);
  if (quantity === undefined || orderMin === undefined || orderMax === undefined) return reject('otc_ad_invalid');
  const methods = input.methods.flatMap(([method]) => (method === undefined ? [] : [method as never]));
  if (input.side === 'sell') {
    const known = await platform.otc.methods(user.userId);
    if (!methods.every((method) => known.has(method))) return reject('otc_details_missing');
  }
  const { accountId } = user;
  const terms = {
    quantity,
    price: price(input.price),
    factor: input.factor as never,
    priceMin: price(input.priceMin),
    priceMax: price(input.priceMax),
    orderMin,
    orderMax,
    methods,
    paymentMs: input.paymentMinutes * minuteMs,
    fromMinute: input.fromMinute,
    toMinute: input.toMinute,
    levelMin: input.levelMin,
    completedMin: input.completedMin,
    completionMin: input.completionMin,
    ageDaysMin: input.ageDaysMin,
    textHash: await platform.otc.keepText(input.text.trim()),
  } as const;
  if (input.adId !== undefined) {
    const adId = input.adId as OtcAdId;
    const edited = await submitFor(deps, user, { type: 'otc.edit_ad', accountId, adId, ...terms }, input.requestId);
    return edited.ok ? done({ adId }) : edited;
  }
  const subject = { side: input.side, assetId: asset.assetId, fiatAssetId: fiat.assetId };
  return submitFor(deps, user, { type: 'otc.open_ad', accountId, ...subject, ...terms }, input.requestId);
});
