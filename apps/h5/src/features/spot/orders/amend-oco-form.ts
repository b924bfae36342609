import type { OrderRow } from '@candor/api';
import { type MarketView, planOrder, type RejectCode } from '@candor/exchange/rules';
import { type Atoms, atoms, atomsFromText, priceFromText, zero } from '@candor/money';
import type { PairTerms } from '../pair-terms.ts';

/** New prices of both legs of an OCO; plain decimal text, '' is empty or unreadable. */
export interface AmendOcoForm {
  readonly limitPrice: string;
  readonly stopPrice: string;
  /** Of a stop that becomes a limit order. */
  readonly stopLimitPrice: string;
}

interface AmendOcoFacts {
  readonly limit: OrderRow;
  readonly stop: OrderRow;
  readonly terms: PairTerms;
  readonly market: MarketView | undefined;
  /** Free of the asset that the legs pay with. */
  readonly available: Atoms | undefined;
}

interface AmendOcoSummary {
  /** Only another price of its own costs the limit leg its place in line (RULES 4). */
  readonly keepsPriority: boolean;
  /** Frozen for both legs after the change. */
  readonly hold: Atoms;
}

export const amendOcoForm = {
  /** `moved`: the price that the line of one of the legs was dragged to. */
  initial: (limit: OrderRow, stop: OrderRow, moved?: { readonly orderId: number; readonly price: string }) => ({
    limitPrice: (moved?.orderId === limit.orderId ? moved.price : limit.price) ?? '',
    stopPrice: (moved?.orderId === stop.orderId ? moved.price : stop.stopPrice) ?? '',
    stopLimitPrice: stop.price ?? '',
  }),
  /** Frozen for both legs now. */
  heldNow({ limit, stop, terms }: Pick<AmendOcoFacts, 'limit' | 'stop' | 'terms'>): Atoms {
    const scale = limit.side === 'buy' ? terms.quoteScale : terms.baseScale;
    return atoms([limit, stop].reduce((sum, leg) => sum + (atomsFromText(leg.held, scale) ?? zero), 0n));
  },
  summarize(form: AmendOcoForm, facts: AmendOcoFacts): AmendOcoSummary | undefined {
    const read = readAmendedOco(form, facts);
    return typeof read === 'string' ? undefined : read;
  },
  /** The first reason to refuse the change, in the core's order; `undefined` too while nothing is changed. */
  problem(form: AmendOcoForm, facts: AmendOcoFacts): RejectCode | undefined {
    const read = readAmendedOco(form, facts);
    return typeof read === 'string' && read !== 'amend_nothing' ? read : undefined;
  },
};

/** The two legs of an OCO, whichever of them is the order. */
export function legsOf(order: OrderRow, linked: OrderRow): Pick<AmendOcoFacts, 'limit' | 'stop'> {
  return order.status === 'waiting' ? { limit: linked, stop: order } : { limit: order, stop: linked };
}

function readAmendedOco(form: AmendOcoForm, facts: AmendOcoFacts): AmendOcoSummary | RejectCode {
  const { limit, stop, terms, market, available } = facts;
  const price = priceFromText(form.limitPrice);
  const stopPrice = priceFromText(form.stopPrice);
  const stopLimitPrice = form.stopLimitPrice === '' ? undefined : priceFromText(form.stopLimitPrice);
  const quantity = atomsFromText(limit.quantity ?? '', terms.baseScale);
  const filled = atomsFromText(limit.filled, terms.baseScale) ?? zero;
  const keepsPriority = price === priceFromText(limit.price ?? '');
  const isSameStop = stopPrice === priceFromText(stop.stopPrice ?? '');
  const isSameStopLimit = stopLimitPrice === (stop.price === undefined ? undefined : priceFromText(stop.price));
  if (keepsPriority && isSameStop && isSameStopLimit) return 'amend_nothing';
  if (price === undefined || (stop.price !== undefined && stopLimitPrice === undefined)) return 'price_missing';
  if (stopPrice === undefined) return 'stop_missing';
  if (quantity === undefined || market?.index === undefined) return 'index_stale';
  const { side } = limit;
  const limitPlan = planOrder(terms, market, { side, orderType: 'limit', timeInForce: 'gtc', price, quantity });
  if (!limitPlan.ok) return limitPlan.code;
  const { orderType, timeInForce } = stop;
  const limited = stopLimitPrice === undefined ? {} : { price: stopLimitPrice };
  const stopPlan = planOrder(terms, market, { side, orderType, timeInForce, stopPrice, quantity, ...limited });
  if (!stopPlan.ok) return stopPlan.code;
  const { walk } = limitPlan.value;
  const isSplit = side === 'sell' ? price > market.index : price < market.index;
  if (!isSplit || walk.lots > 0 || walk.cause === 'own_order') return 'oco_prices_wrong';
  const dearer = stopPlan.value.hold > limitPlan.value.hold ? stopPlan.value.hold : limitPlan.value.hold;
  // The part of the rest is exact: holds are in proportion to whole lots.
  const hold = atoms((dearer * (quantity - filled)) / quantity);
  if (available !== undefined && hold - amendOcoForm.heldNow(facts) > available) return 'balance_insufficient';
  return { keepsPriority, hold };
}
