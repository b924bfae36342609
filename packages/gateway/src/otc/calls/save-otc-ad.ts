import { saveOtcAd } from '@candor/api';
import type { OtcAdId } from '@candor/exchange';
import { type OtcMethod, otcMethods } from '@candor/exchange/rules';
import { done, minuteMs, type Outcome, reject } from '@candor/kernel';
import { type Atoms, atomsFromText, type Ppm, priceScale } from '@candor/money';
import { serveUser } from '../../serving/serve.ts';
import { submitFor } from '../../serving/submit.ts';

export default serveUser(saveOtcAd, async (deps, input, { user }) => {
  const { market, platform } = deps;
  const { accountId } = user;
  const adId = input.adId as OtcAdId | undefined;
  // Of an ad that is there the side and the assets stay, whatever an edit says of them.
  const known = adId === undefined ? undefined : await deps.exchange.query('otcAd', adId);
  if (adId !== undefined && known?.accountId !== accountId) return reject('otc_ad_not_found');
  const { side } = known ?? input;
  const asset = market.instruments.asset(known?.assetId ?? input.assetId);
  const fiat = market.instruments.asset(known?.fiatAssetId ?? input.fiatAssetId);
  if (asset === undefined || fiat === undefined) return reject('asset_not_found');
  const pricing = pricingOf(input);
  if (!pricing.ok) return pricing;
  const quantity = input.quantity === undefined ? undefined : atomsFromText(input.quantity, asset.scale);
  const orderMin = atomsFromText(input.orderMin, fiat.scale);
  const orderMax = atomsFromText(input.orderMax, fiat.scale);
  if (input.quantity !== undefined && quantity === undefined) return reject('otc_ad_invalid');
  if (orderMin === undefined || orderMax === undefined) return reject('otc_ad_invalid');
  const methods = input.methods.flat().filter(isMethod);
  if (side === 'sell') {
    const kept = await platform.otc.methodNames(user.userId);
    if (!methods.every((method) => kept.has(method))) return reject('otc_details_missing');
  }
  const terms = {
    ...pricing.value,
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
  if (adId !== undefined) {
    const edit = { type: 'otc.edit_ad', accountId, adId, quantity, ...terms } as const;
    const edited = await submitFor(deps, user, edit, input.requestId);
    return edited.ok ? done({ adId }) : edited;
  }
  if (quantity === undefined) return reject('otc_ad_invalid');
  const subject = { side, assetId: asset.assetId, fiatAssetId: fiat.assetId };
  return submitFor(deps, user, { type: 'otc.open_ad', accountId, ...subject, quantity, ...terms }, input.requestId);
});

interface Pricing {
  readonly price?: Atoms;
  readonly factor?: Ppm;
  readonly priceMin?: Atoms;
  readonly priceMax?: Atoms;
}

type PricingInput = { readonly [Field in 'price' | 'priceMin' | 'priceMax']?: string | undefined } & {
  readonly factor?: number | undefined;
};

/** The given parts of a price. One that cannot be read is refused, and not taken for an absent one. */
function pricingOf({ factor, ...texts }: PricingInput): Outcome<Pricing, 'otc_ad_invalid'> {
  const read: { price?: Atoms; priceMin?: Atoms; priceMax?: Atoms } = {};
  for (const field of ['price', 'priceMin', 'priceMax'] as const) {
    const text = texts[field];
    if (text === undefined) continue;
    const price = atomsFromText(text, priceScale);
    if (price === undefined) return reject('otc_ad_invalid');
    read[field] = price;
  }
  return done({ ...read, ...(factor === undefined ? {} : { factor: factor as Ppm }) });
}

function isMethod(method: string): method is OtcMethod {
  return otcMethods.some((known) => known === method);
}
