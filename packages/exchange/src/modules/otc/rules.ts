import { dayMs, hourMs, minuteMs } from '@candor/kernel';
import { type Atoms, atoms, mulDiv, type Ppm, type Price, ppmOne, priceScale, zero } from '@candor/money';
import type { IdentityLevel, Mode } from '../../vocabulary.ts';
import type { OtcRole, OtcState } from './fields.ts';

/** Ads that one user may have at a time, and orders under way that one may have opened. */
export const otcAdsMax = 20;
export const otcOrdersMax = 10;
/** Orders of a day (UTC) that a buyer may let go before paying; after that they open none until the next one. */
export const otcCancelsPerDay = 5;
/** The shortest and the longest time to pay that an ad may give. RULES 12 has 15 minutes. */
export const otcPaymentMinMs = 5 * minuteMs;
export const otcPaymentMaxMs = 6 * hourMs;
/** The bounds of the factor of a floating price. */
export const otcFactorMin = 500_000 as Ppm;
export const otcFactorMax = 2_000_000 as Ppm;
/** The most that an ad may ask of its takers: days since their registration, and completed orders. */
export const otcAgeDaysMax = 3_650;
export const otcCompletedMax = 100_000;
/** Without a tick for so long the exchange was out: timers stand still until the next one. */
export const otcOutageMs = 10_000;
/** A buyer with fewer completed orders is new to OTC, and their purchase a risk. */
const otcNewBuyerOrders = 3;
export const minutesPerDay = 1_440;

const wholeUnit = 10n ** BigInt(priceScale);

/** The time within which a verdict is promised. */
export function otcPromiseMs(mode: Mode): number {
  return mode === 'live' ? dayMs : hourMs;
}

/** The time in which either side may appeal. Practice is quick, so that it can be tried. */
export function otcAppealMs(mode: Mode): number {
  return mode === 'live' ? dayMs : 10 * minuteMs;
}

/** The time for which withdrawals wait after a risky purchase. */
export function otcDelayMs(mode: Mode): number {
  return mode === 'live' ? dayMs : 10 * minuteMs;
}

/** The deeds of an account in OTC so far. */
interface OtcRecord {
  /** Orders that ended with a release, on either side. */
  readonly completed: number;
  /** Orders that it let go or let expire as the buyer. */
  readonly failed: number;
  /** Disputes that gave everything to the other side. */
  readonly lost: number;
}

/** The share of orders that an account completed; all of them, while it has had none. */
export function otcCompletion({ completed, failed, lost }: OtcRecord): Ppm {
  const all = completed + failed + lost;
  return (all === 0 ? ppmOne : Math.floor((completed * ppmOne) / all)) as Ppm;
}

/** A purchase is a risk while the buyer is new to OTC, or has lost a dispute. */
export function isRiskyOtcBuyer({ completed, lost }: OtcRecord): boolean {
  return completed < otcNewBuyerOrders || lost > 0;
}

/** RULES 12: the most of one order by the verified identity, in whole units of account. */
export function otcLimitOf(level: IdentityLevel): number {
  return level === 'advanced' ? 1_000_000 : level === 'basic' ? 2_000 : 0;
}

/** Prices of OTC are fiat per whole asset, in steps of 10^-8. */
interface OtcScales {
  readonly asset: number;
  readonly fiat: number;
}

/** The fiat to be paid for a quantity, rounded up. */
export function otcTotal(quantity: Atoms, price: Atoms, { asset, fiat }: OtcScales): Atoms {
  return atoms(mulDiv(quantity, price * 10n ** BigInt(fiat), 10n ** BigInt(asset) * wholeUnit, 'up'));
}

/** Answers whether the fiat to be paid for a quantity is at least so much: as `otcTotal` would, for many ads of the same assets. */
export function otcReach({ asset, fiat }: OtcScales): (quantity: Atoms, price: Atoms, least: Atoms) => boolean {
  const [numerator, denominator] = [10n ** BigInt(fiat), 10n ** BigInt(asset) * wholeUnit];
  // Rounded up, a total is at least one amount when it is more than the amount before.
  return (quantity, price, least) => quantity * price * numerator > (least - 1n) * denominator;
}

/** The largest quantity that an amount of fiat pays for, rounded down. */
export function otcQuantity(total: Atoms, price: Atoms, { asset, fiat }: OtcScales): Atoms {
  if (price <= 0n) return zero;
  return atoms(mulDiv(total, 10n ** BigInt(asset) * wholeUnit, price * 10n ** BigInt(fiat), 'down'));
}

/** The index of an asset in a fiat, rounded down: `worth` in the unit of account, times the fiat that one of it is. */
export function otcIndexPrice(worth: Price, fiatRate: Price): Atoms {
  return atoms(mulDiv(BigInt(worth), BigInt(fiatRate), wholeUnit, 'down'));
}

interface OtcPricing {
  readonly price?: Atoms | undefined;
  readonly factor?: Ppm | undefined;
  readonly priceMin?: Atoms | undefined;
  readonly priceMax?: Atoms | undefined;
}

/** The price of an ad: fixed, or the index times its factor inside its bounds, rounded down. Absent without an index. */
export function otcPriceOf(pricing: OtcPricing, index: Atoms | undefined): Atoms | undefined {
  if (pricing.price !== undefined) return pricing.price;
  if (index === undefined) return undefined;
  const { factor = ppmOne as Ppm, priceMin = zero, priceMax } = pricing;
  const floating = atoms(mulDiv(index, BigInt(factor), BigInt(ppmOne), 'down'));
  if (floating < priceMin) return priceMin;
  return priceMax !== undefined && floating > priceMax ? priceMax : floating;
}

/** True while an ad takes orders by its hours, which may go past midnight. */
export function isInOtcHours(
  { fromMinute, toMinute }: { fromMinute: number; toMinute: number },
  nowMs: number,
): boolean {
  if (fromMinute === toMinute) return true;
  const minute = Math.floor((nowMs % dayMs) / minuteMs);
  return fromMinute < toMinute ? minute >= fromMinute && minute < toMinute : minute >= fromMinute || minute < toMinute;
}

export const otcActs = ['pay', 'release', 'cancel', 'ask_cancel', 'dispute', 'appeal'] as const;
export type OtcAct = (typeof otcActs)[number];

const actsIn: Readonly<Record<OtcRole, Partial<Record<OtcState, readonly OtcAct[]>>>> = {
  buyer: {
    created: ['pay', 'cancel'],
    paid: ['dispute'],
    decided: ['appeal'],
  },
  seller: {
    paid: ['release', 'ask_cancel', 'dispute'],
    disputed: ['release', 'ask_cancel'],
    decided: ['appeal'],
  },
};

/** RULES 12: what a side can do in a state. A buyer who was asked to let a paid order go can also agree. */
export function otcActsOf(role: OtcRole, state: OtcState, isCancelAsked: boolean): readonly OtcAct[] {
  const own = actsIn[role][state] ?? [];
  const isUnderWay = state === 'paid' || state === 'disputed';
  if (!isUnderWay || !isCancelAsked) return own;
  return role === 'buyer' ? [...own, 'cancel'] : own.filter((act) => act !== 'ask_cancel');
}
