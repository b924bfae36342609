import type { SpotPreview } from '@candor/api';
import { type Atoms, atoms, atomsFromText, atomsToText, plus, priceFromText, priceToText, zero } from '@candor/money';
import type { PairTerms } from '../pair-terms.ts';
import { hasLimitPrice, type OrderForm, unitOf } from './order-form.ts';
import type { OrderSummary } from './order-summary.ts';

/** Every figure of the confirm sheet, as decimal text. Absent: does not apply. */
export interface FigureTexts {
  readonly hold: string;
  readonly filled: string;
  readonly filledQuote: string;
  readonly total: string;
  readonly fee: string;
  readonly receives: string;
  readonly averagePrice: string | undefined;
  readonly worstPrice: string | undefined;
  readonly endsAs: SpotPreview['endsAs'];
  readonly reason: SpotPreview['reason'];
}

/** The form's own figures, from the live book. */
export function textsOfSummary(summary: OrderSummary, form: OrderForm, terms: PairTerms): FigureTexts {
  const [paid, received] = scalesOf(form, terms);
  return {
    hold: atomsToText(summary.hold, paid),
    filled: atomsToText(summary.filled, terms.baseScale),
    filledQuote: atomsToText(summary.filledQuote, terms.quoteScale),
    total: atomsToText(summary.total, terms.quoteScale),
    fee: atomsToText(summary.fee, received),
    receives: atomsToText(summary.receives, received),
    averagePrice: summary.averagePrice === undefined ? undefined : priceToText(summary.averagePrice),
    worstPrice: summary.worstPrice === undefined ? undefined : priceToText(summary.worstPrice),
    endsAs: summary.status,
    reason: summary.reason,
  };
}

/** The server's figures in the same shape; `undefined` where it sent unreadable ones. */
export function textsOfPreview(preview: SpotPreview, form: OrderForm, terms: PairTerms): FigureTexts | undefined {
  const [, received] = scalesOf(form, terms);
  const takerFee = atomsFromText(preview.takerFee, received);
  const makerFee = atomsFromText(preview.makerFee, received);
  const receives = atomsFromText(preview.receives, received);
  const filledQuote = atomsFromText(preview.filledQuote, terms.quoteScale);
  if (takerFee === undefined || makerFee === undefined || receives === undefined || filledQuote === undefined) {
    return undefined;
  }
  const fee = plus(takerFee, makerFee);
  const total = form.side === 'sell' ? plus(receives, fee) : plus(filledQuote, restOf(preview, form, terms));
  return {
    hold: preview.hold,
    filled: preview.filled,
    filledQuote: preview.filledQuote,
    total: atomsToText(total, terms.quoteScale),
    fee: atomsToText(fee, received),
    receives: preview.receives,
    averagePrice: preview.averagePrice,
    worstPrice: preview.worstPrice,
    endsAs: preview.endsAs,
    reason: preview.reason,
  };
}

/**
 * The amount that a buy would still pay for the waiting or resting part: at its limit, or all that is frozen for it
 * where it has none.
 */
function restOf(preview: SpotPreview, form: OrderForm, terms: PairTerms): Atoms {
  if (preview.endsAs !== 'open' && preview.endsAs !== 'waiting') return zero;
  const hold = atomsFromText(preview.hold, terms.quoteScale) ?? zero;
  // A price that was typed for another kind stays in the form.
  const price = hasLimitPrice(form.kind) && form.price !== '' ? priceFromText(form.price) : undefined;
  const quantity = unitOf(form) === 'base' ? atomsFromText(form.amount, terms.baseScale) : undefined;
  const filled = atomsFromText(preview.filled, terms.baseScale);
  if (price === undefined || quantity === undefined || filled === undefined) return hold;
  const lots = (quantity - filled) / terms.lot;
  return atoms(BigInt(Math.floor(price / terms.tick)) * lots * terms.quotePerTickLot);
}

/** Decimals of the asset paid with and of the one received. */
function scalesOf(form: OrderForm, terms: PairTerms): readonly [paid: number, received: number] {
  return form.side === 'buy' ? [terms.quoteScale, terms.baseScale] : [terms.baseScale, terms.quoteScale];
}

/** True when two sets of figures mean the same to a user about to tap. */
export function areSame(a: FigureTexts, b: FigureTexts): boolean {
  const keys = ['hold', 'filled', 'filledQuote', 'total', 'fee', 'receives', 'worstPrice', 'endsAs', 'reason'] as const;
  return keys.every((key) => a[key] === b[key]);
}
