import type { getOtcAd, OutputOf } from '@candor/api';
import { otcQuantity, otcTotal } from '@candor/exchange/rules';
import { type Atoms, atomsFromText, atomsToText, notionalOf, priceFromText, priceScale, zero } from '@candor/money';
import type { AmountProblem } from '#lib/parse-amount.ts';

/** Plain decimal text; '' is empty or, with a problem, not understood. */
export interface OrderForm {
  readonly amount: string;
  readonly unreadable: AmountProblem | undefined;
}

/** In the order in which they should be mended; the first one is shown. */
export type OrderProblem =
  | 'not_offered'
  | 'no_price'
  | 'unreadable'
  | 'amount_missing'
  | 'too_much'
  | 'outside'
  | 'above_limit'
  | 'insufficient';

type Found = Pick<OutputOf<typeof getOtcAd>, 'limit'> & {
  readonly ad: Pick<
    OutputOf<typeof getOtcAd>['ad'],
    'side' | 'scale' | 'fiatScale' | 'quantity' | 'priceNow' | 'orderMin' | 'orderMax'
  >;
};

interface OrderFacts {
  /** OTC is not switched off for the user. */
  readonly isOffered: boolean;
  readonly found: Found;
  /** One coin in USDT; absent while nobody knows. */
  readonly usdtPrice: string | undefined;
  /** Of the coin in the spot account, decimal text; absent until it is known. */
  readonly available: string | undefined;
}

function atomsOf(text: string | undefined, scale: number): Atoms {
  return atomsFromText(text ?? '0', scale) ?? zero;
}

export function quantityOf({ amount }: OrderForm, { ad }: Found): Atoms {
  return atomsOf(amount, ad.scale);
}

const scalesOf = ({ ad }: Found) => ({ asset: ad.scale, fiat: ad.fiatScale });

/** The fiat to be paid. */
export function totalOf(form: OrderForm, found: Found): Atoms {
  return otcTotal(quantityOf(form, found), atomsOf(found.ad.priceNow, priceScale), scalesOf(found));
}

/** The most that can be sold on the ad now, decimal text. */
export function mostOf({ found, available }: OrderFacts): string {
  const { orderMax, priceNow, quantity, scale, fiatScale } = found.ad;
  const byOrder = otcQuantity(atomsOf(orderMax, fiatScale), atomsOf(priceNow, priceScale), scalesOf(found));
  const bounds = [atomsOf(quantity, scale), atomsOf(available, scale)];
  return atomsToText(
    bounds.reduce((least, one) => (one < least ? one : least), byOrder),
    scale,
  );
}

export function orderProblem(form: OrderForm, facts: OrderFacts): OrderProblem | undefined {
  const { found, isOffered, available } = facts;
  const { side, scale, fiatScale, priceNow, orderMin, orderMax } = found.ad;
  if (!isOffered) return 'not_offered';
  if (priceNow === undefined) return 'no_price';
  if (form.unreadable !== undefined) return 'unreadable';
  const quantity = quantityOf(form, found);
  if (quantity <= 0n) return 'amount_missing';
  if (quantity > atomsOf(found.ad.quantity, scale)) return 'too_much';
  const total = totalOf(form, found);
  if (total < atomsOf(orderMin, fiatScale) || total > atomsOf(orderMax, fiatScale)) return 'outside';
  if (isAboveLimit(quantity, facts)) return 'above_limit';
  const isShort = side === 'buy' && available !== undefined && quantity > atomsOf(available, scale);
  return isShort ? 'insufficient' : undefined;
}

/** Without a verification there is no limit yet: the server leads to it. */
function isAboveLimit(quantity: Atoms, { found, usdtPrice }: OrderFacts): boolean {
  const limit = atomsOf(found.limit, priceScale);
  const worth = priceFromText(usdtPrice ?? '');
  if (limit === 0n || worth === undefined) return false;
  return notionalOf(quantity, worth, { base: found.ad.scale, quote: priceScale }, 'up') > limit;
}
