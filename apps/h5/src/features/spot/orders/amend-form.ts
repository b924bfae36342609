import type { OrderRow } from '@candor/api';
import { type MarketView, planOrder, type RejectCode } from '@candor/exchange/rules';
import { type Atoms, atoms, atomsFromText, priceFromText, zero } from '@candor/money';
import type { PairTerms } from '../pair-terms.ts';

/**
 * New price and new whole size of a limit order in the book, and the trigger of one that waits; plain decimal text, '' is empty or
 * unreadable.
 */
interface AmendForm {
  readonly price: string;
  readonly stopPrice: string;
  readonly amount: string;
}

export interface AmendFacts {
  readonly order: OrderRow;
  readonly terms: PairTerms;
  readonly market: MarketView | undefined;
  /** Free of the asset the order pays with. */
  readonly available: Atoms | undefined;
}

interface AmendSummary {
  /** Reducing the size alone keeps the place in line (RULES 4). */
  readonly keepsPriority: boolean;
  /** It is not in the book yet, so that it has no place there to lose. */
  readonly waits: boolean;
  /** Frozen after the change, and how much more (or, below zero, less) that is. */
  readonly hold: Atoms;
  readonly more: bigint;
  /** The new price would trade at once. */
  readonly takesNow: boolean;
}

export const amendForm = {
  /** `moved`: the price that the order was dragged to: its own, or the trigger of one that has none. */
  initial: (order: OrderRow, moved?: string): AmendForm => ({
    price: (order.price === undefined ? undefined : moved) ?? order.price ?? '',
    stopPrice: (order.price === undefined ? moved : undefined) ?? order.stopPrice ?? '',
    amount: order.quantity ?? '',
  }),
  actions: {
    setPrice: (form: AmendForm, price: string): AmendForm => ({ ...form, price }),
    setStopPrice: (form: AmendForm, stopPrice: string): AmendForm => ({ ...form, stopPrice }),
    setAmount: (form: AmendForm, amount: string): AmendForm => ({ ...form, amount }),
  },
  summarize(form: AmendForm, facts: AmendFacts): AmendSummary | undefined {
    const read = readAmend(form, facts);
    return typeof read === 'string' ? undefined : read;
  },
  /**
   * The first reason the change would be refused for, in the core's order; `undefined` when it would be taken, and
   * while nothing is changed: an order that is not changed is no mistake.
   */
  problem(form: AmendForm, facts: AmendFacts): RejectCode | undefined {
    if (isUnchanged(form, facts)) return undefined;
    const read = readAmend(form, facts);
    return typeof read === 'string' ? read : undefined;
  },
  /** Frozen once the form is sent; as it is now while nothing is changed, and `undefined` while it cannot be sent. */
  holdAfter(form: AmendForm, facts: AmendFacts): Atoms | undefined {
    if (!isUnchanged(form, facts)) return amendForm.summarize(form, facts)?.hold;
    return atomsFromText(facts.order.held, heldScale(facts));
  },
};

/** A limit order in the book or a stop that waits can be changed, and so can the prices of an OCO by either leg. */
export function canAmend(order: OrderRow): boolean {
  return order.status === 'waiting' || (order.status === 'open' && order.price !== undefined);
}

/** True for a stop that waits at a trigger of its own: one that trails moves by itself. */
export function hasTrigger(order: OrderRow): boolean {
  return order.status === 'waiting' && (order.trailPercent ?? order.trailDistance) === undefined;
}

/** The scale of the asset that the order pays with. */
function heldScale({ order, terms }: AmendFacts): number {
  return order.side === 'buy' ? terms.quoteScale : terms.baseScale;
}

function isUnchanged({ price, stopPrice, amount }: AmendForm, { order, terms: { baseScale } }: AmendFacts): boolean {
  const isSameAmount = atomsFromText(amount, baseScale) === atomsFromText(order.quantity ?? '', baseScale);
  const isSameStop = order.status !== 'waiting' || priceFromText(stopPrice) === priceFromText(order.stopPrice ?? '');
  return isSameAmount && isSameStop && priceFromText(price) === priceFromText(order.price ?? '');
}

/** A stop that waits is checked as a new one would be. */
function readAmendedStop(form: AmendForm, facts: AmendFacts): AmendSummary | RejectCode {
  const { order, terms, market, available } = facts;
  const quantity = atomsFromText(form.amount, terms.baseScale);
  const stopPrice = priceFromText(form.stopPrice);
  const price = form.price === '' ? undefined : priceFromText(form.price);
  if (order.price !== undefined && price === undefined) return 'price_missing';
  if (quantity === undefined) return 'quantity_missing';
  if (stopPrice === undefined) return 'stop_missing';
  if (market === undefined) return 'index_stale';
  if (isUnchanged(form, facts)) return 'amend_nothing';
  const { side, orderType, timeInForce } = order;
  const request = { side, orderType, timeInForce, stopPrice, quantity, ...(price === undefined ? {} : { price }) };
  const planned = planOrder(terms, market, request, hasTrigger(order) ? 'order' : 'exit');
  if (!planned.ok) return planned.code;
  const { hold } = planned.value;
  const more = hold - (atomsFromText(order.held, heldScale(facts)) ?? zero);
  if (available !== undefined && more > available) return 'balance_insufficient';
  return { keepsPriority: false, waits: true, hold, more, takesNow: false };
}

function readAmend(form: AmendForm, facts: AmendFacts): AmendSummary | RejectCode {
  if (facts.order.status === 'waiting') return readAmendedStop(form, facts);
  const { order, terms, market, available } = facts;
  const price = priceFromText(form.price);
  const quantity = atomsFromText(form.amount, terms.baseScale);
  if (price === undefined) return 'price_missing';
  if (quantity === undefined) return 'quantity_missing';
  if (market === undefined) return 'index_stale';
  const planned = planOrder(terms, market, {
    side: order.side,
    orderType: 'limit',
    timeInForce: 'gtc',
    price,
    quantity,
    ...(order.isPostOnly ? { isPostOnly: 'yes' as const } : {}),
  });
  if (!planned.ok) return planned.code;
  const filled = atomsFromText(order.filled, terms.baseScale) ?? zero;
  if (quantity <= filled) return 'amend_below_filled';
  const isSamePrice = price === priceFromText(order.price ?? '');
  const before = atomsFromText(order.quantity ?? '', terms.baseScale);
  if (isSamePrice && quantity === before) return 'amend_nothing';
  const held = atomsFromText(order.held, heldScale(facts)) ?? zero;
  const rest = quantity - filled;
  const ticks = BigInt(planned.value.limitTicks);
  const hold = atoms(order.side === 'buy' ? ticks * (rest / terms.lot) * terms.quotePerTickLot : rest);
  const more = hold - held;
  if (available !== undefined && more > available) return 'balance_insufficient';
  return {
    waits: false,
    keepsPriority: isSamePrice && before !== undefined && quantity < before,
    hold,
    more,
    takesNow: planned.value.walk.lots > 0,
  };
}
