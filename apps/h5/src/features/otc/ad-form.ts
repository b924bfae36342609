import type { ArgumentsOf, AssetRow, OtcAdRow, saveOtcAd } from '@candor/api';
import {
  otcAgeDaysMax,
  otcCompletedMax,
  otcFactorMax,
  otcFactorMin,
  otcPaymentMaxMs,
  otcPaymentMinMs,
} from '@candor/exchange/rules';
import { minuteMs } from '@candor/kernel';
import {
  type Atoms,
  atomsFromText,
  percentOfPpm,
  type Ppm,
  ppmFromPercent,
  ppmOne,
  priceScale,
  zero,
} from '@candor/money';
import { clockOf, minuteOf } from './ad-hours.ts';

export type AdMethod = OtcAdRow['methods'][number];

/** Amounts and percents are plain decimal text; '' is empty or not understood. Times are "08:30" on the user's clock. */
export interface AdForm {
  readonly side: 'buy' | 'sell';
  readonly assetId: number | undefined;
  readonly fiatAssetId: number | undefined;
  readonly quantity: string;
  readonly isFloating: boolean;
  readonly price: string;
  readonly percent: string;
  readonly priceMin: string;
  readonly priceMax: string;
  readonly min: string;
  readonly max: string;
  readonly methods: readonly AdMethod[];
  readonly minutes: string;
  readonly words: string;
  readonly isAdvanced: boolean;
  readonly completed: string;
  readonly completion: string;
  readonly ageDays: string;
  readonly hasHours: boolean;
  readonly from: string;
  readonly to: string;
}

/** A field by the key of its label. */
export type AdField =
  | 'quantity'
  | 'percent'
  | 'price'
  | 'priceMin'
  | 'priceMax'
  | 'min'
  | 'max'
  | 'minutes'
  | 'completedMin'
  | 'completionMin'
  | 'ageMin';

/** In the order in which they should be mended; the first one is shown. */
export type AdProblem =
  | { readonly code: 'not_offered' | 'insufficient' | 'method_missing' | 'details_missing' | 'hours_wrong' }
  | { readonly code: 'missing'; readonly field: AdField }
  | { readonly code: 'crossed'; readonly low: AdField; readonly high: AdField }
  | { readonly code: 'outside'; readonly field: AdField; readonly least: string; readonly most: string };

interface Choice {
  /** The ad that is edited, as it was when the form was opened. */
  readonly ad: OtcAdRow | undefined;
  /** Minutes by which the user's clock is ahead of UTC. */
  readonly offset: number;
}

interface Assets {
  readonly asset: Pick<AssetRow, 'assetId' | 'scale'> | undefined;
  readonly fiat: Pick<AssetRow, 'assetId' | 'scale'> | undefined;
}

interface Facts extends Choice, Assets {
  /** OTC is not switched off for the user. */
  readonly isOffered: boolean;
  /** In the spot account, decimal text; absent until it is known. */
  readonly available: string | undefined;
  readonly hasDetails: (method: AdMethod) => boolean;
}

/** The terms of the ad; without one those of a usual first ad to sell. */
export function initialAdForm(
  { ad, offset }: Choice,
  { assetId, fiatAssetId }: Pick<AdForm, 'assetId' | 'fiatAssetId'>,
): AdForm {
  const [from, to] = [ad?.fromMinute ?? 0, ad?.toMinute ?? 0];
  const hasHours = from !== to;
  return {
    side: ad?.side ?? 'sell',
    assetId: ad?.assetId ?? assetId,
    fiatAssetId: ad?.fiatAssetId ?? fiatAssetId,
    quantity: ad?.quantity ?? '',
    isFloating: ad?.factor !== undefined,
    price: ad?.price ?? '',
    percent: percentOfPpm(ad?.factor ?? ppmOne),
    priceMin: ad?.priceMin ?? '',
    priceMax: ad?.priceMax ?? '',
    min: ad?.orderMin ?? '10',
    max: ad?.orderMax ?? '1000',
    methods: ad?.methods ?? [],
    minutes: String(ad?.paymentMinutes ?? 15),
    words: ad?.text ?? '',
    isAdvanced: ad?.levelMin === 'advanced',
    completed: String(ad?.completedMin ?? 0),
    completion: percentOfPpm(ad?.completionMin ?? 0),
    ageDays: String(ad?.ageDaysMin ?? 0),
    hasHours,
    from: hasHours ? clockOf(from, offset) : '08:00',
    to: hasHours ? clockOf(to, offset) : '22:00',
  };
}

export function adProblem(form: AdForm, facts: Facts): AdProblem | undefined {
  if (!facts.isOffered) return { code: 'not_offered' };
  return (
    quantityProblem(form, facts) ??
    (form.isFloating ? floatingProblem(form) : isAbove(form.price, zero, priceScale) ? undefined : missing('price')) ??
    orderProblem(form, facts) ??
    methodProblem(form, facts) ??
    outside('minutes', countOf(form.minutes), otcPaymentMinMs / minuteMs, otcPaymentMaxMs / minuteMs) ??
    takersProblem(form, facts)
  );
}

/** The command; only where there is no problem. */
export function adInput(form: AdForm, { ad, asset, fiat, offset }: Choice & Assets): ArgumentsOf<typeof saveOtcAd> {
  const hours = form.hasHours ? ([minuteOf(form.from, offset), minuteOf(form.to, offset)] as const) : undefined;
  const { isFloating, price, priceMin, priceMax } = form;
  return {
    ...(ad !== undefined && { adId: ad.adId }),
    side: form.side,
    assetId: asset?.assetId ?? 0,
    fiatAssetId: fiat?.assetId ?? 0,
    ...(isChanged(form, ad) && { quantity: form.quantity }),
    ...(isFloating ? { factor: factorOf(form), priceMin, priceMax } : { price }),
    orderMin: form.min,
    orderMax: form.max,
    methods: form.methods.map((method) => [method]),
    paymentMinutes: countOf(form.minutes),
    fromMinute: hours?.[0] ?? 0,
    toMinute: hours?.[1] ?? 0,
    levelMin: form.isAdvanced ? 'advanced' : 'basic',
    completedMin: countOf(form.completed),
    completionMin: completionOf(form),
    ageDaysMin: countOf(form.ageDays),
    text: form.words,
  };
}

/** Orders change what an ad has left while its maker edits it, so an untouched amount is not sent. */
function isChanged({ quantity }: AdForm, ad: OtcAdRow | undefined): boolean {
  return quantity !== ad?.quantity;
}

function quantityProblem(form: AdForm, { ad, asset, fiat, available }: Facts): AdProblem | undefined {
  if (asset === undefined || fiat === undefined || form.quantity === '') return missing('quantity');
  if (!isChanged(form, ad)) return undefined;
  const wanted = atomsOf(form.quantity, asset.scale);
  if (ad === undefined && wanted <= 0n) return missing('quantity');
  if (form.side === 'buy' || available === undefined) return undefined;
  const more = wanted - atomsOf(ad?.quantity ?? '0', asset.scale);
  return more > atomsOf(available, asset.scale) ? { code: 'insufficient' } : undefined;
}

function floatingProblem(form: AdForm): AdProblem | undefined {
  const { priceMin, priceMax } = form;
  const factor = factorOf(form);
  if (factor < otcFactorMin || factor > otcFactorMax) {
    return {
      code: 'outside',
      field: 'percent',
      least: percentOfPpm(otcFactorMin),
      most: percentOfPpm(otcFactorMax),
    };
  }
  if (!isAbove(priceMin, zero, priceScale)) return missing('priceMin');
  if (!isAbove(priceMax, zero, priceScale)) return missing('priceMax');
  const isCrossed = isAbove(priceMin, atomsOf(priceMax, priceScale), priceScale);
  return isCrossed ? { code: 'crossed', low: 'priceMin', high: 'priceMax' } : undefined;
}

function orderProblem({ min, max }: AdForm, { fiat }: Facts): AdProblem | undefined {
  const scale = fiat?.scale ?? 0;
  if (!isAbove(min, zero, scale)) return missing('min');
  if (!isAbove(max, zero, scale)) return missing('max');
  return isAbove(min, atomsOf(max, scale), scale) ? { code: 'crossed', low: 'min', high: 'max' } : undefined;
}

function methodProblem({ side, methods }: AdForm, { hasDetails }: Facts): AdProblem | undefined {
  if (methods.length === 0) return { code: 'method_missing' };
  return side === 'buy' || methods.every(hasDetails) ? undefined : { code: 'details_missing' };
}

function takersProblem(form: AdForm, { offset }: Facts): AdProblem | undefined {
  const [from, to] = [minuteOf(form.from, offset), minuteOf(form.to, offset)];
  return (
    outside('completedMin', countOf(form.completed), 0, otcCompletedMax) ??
    (completionOf(form) > ppmOne || form.completion === ''
      ? { code: 'outside', field: 'completionMin', least: '0', most: '100' }
      : undefined) ??
    outside('ageMin', countOf(form.ageDays), 0, otcAgeDaysMax) ??
    (form.hasHours && (from === undefined || to === undefined || from === to) ? { code: 'hours_wrong' } : undefined)
  );
}

const missing = (field: AdField): AdProblem => ({ code: 'missing', field });

function outside(field: AdField, value: number, least: number, most: number): AdProblem | undefined {
  return value < least || value > most
    ? { code: 'outside', field, least: String(least), most: String(most) }
    : undefined;
}

function atomsOf(text: string, scale: number): Atoms {
  return atomsFromText(text, scale) ?? zero;
}

function isAbove(text: string, bound: Atoms, scale: number): boolean {
  return atomsOf(text, scale) > bound;
}

/** A number that is typed as digits only; empty is 0. */
function countOf(digits: string): number {
  return Number(digits);
}

function factorOf({ percent }: AdForm): Ppm {
  return ppmFromPercent(percent) ?? (0 as Ppm);
}

function completionOf({ completion }: AdForm): Ppm {
  return ppmFromPercent(completion) ?? (0 as Ppm);
}
