import { done, type Outcome, reject } from '@candor/kernel';
import {
  type EndReason,
  feeInQuote,
  followRefusal,
  type MarketView,
  type OrderFigures,
  type OrderPlan,
  type OrderRequest,
  type OrderStatus,
  orderFigures,
  planOrder,
  type RejectCode,
} from '@candor/exchange/rules';
import { type Atoms, mulDiv, plus, type Price, price, smaller } from '@candor/money';
import type { CouponPlan } from '#features/coupons/use-coupon-choice.ts';
import type { PairTerms } from '../pair-terms.ts';
import { mayHave, type OrderForm } from './order-form.ts';
import { requestFrom } from './order-request.ts';

/** The facts that the form is checked against: the pair, the present market, and the free funds. */
export interface OrderFacts {
  readonly terms: PairTerms;
  /** Absent until the first picture of the book. */
  readonly market: MarketView | undefined;
  /** The same for an order that own orders make way for. */
  readonly marketPastOwn?: MarketView | undefined;
  /** Free in the spot account; absent while unknown or signed out. */
  readonly available: { readonly base: Atoms | undefined; readonly quote: Atoms | undefined };
}

/** Every figure of an order before the tap. Fees and `receives` are in the asset received, `hold` in the one paid with. */
export interface OrderSummary {
  readonly hold: Atoms;
  /** Base atoms that fill at once, and their cost or proceeds in quote atoms. */
  readonly filled: Atoms;
  readonly filledQuote: Atoms;
  /** Of the part that fills at once, rounded down for showing; absent when nothing does. */
  readonly averagePrice: Price | undefined;
  readonly worstPrice: Price | undefined;
  /** The bound of a market order; absent for limit kinds. */
  readonly slippagePrice: Price | undefined;
  /** Quote atoms in all, before the fee. */
  readonly total: Atoms;
  readonly fee: Atoms;
  readonly receives: Atoms;
  readonly status: OrderStatus;
  readonly reason: EndReason | undefined;
  /** For an OCO: the same figures should the stop leg be the one that acts. */
  readonly stopLeg: { readonly total: Atoms; readonly fee: Atoms; readonly receives: Atoms } | undefined;
}

/**
 * The effect of placing the form now, by the core's own rules on the live book: preview and posting can differ only by
 * events in between. The code is the first reason to refuse it.
 */
export function summarize(form: OrderForm, facts: OrderFacts): Outcome<OrderSummary, RejectCode> | undefined {
  const { terms } = facts;
  const passesOwn = mayHave.selfTrade(form) && form.selfTrade === 'expire_maker';
  const market = (passesOwn ? facts.marketPastOwn : undefined) ?? facts.market;
  if (market === undefined) return undefined;
  const requested = requestFrom(form, terms);
  if (requested.kind === 'one') {
    const planned = planOrder(terms, market, requested.order);
    const { conditions } = requested.order;
    const following = conditions === undefined ? undefined : followRefusal(terms, market, conditions);
    if (planned.ok && following !== undefined) return reject(following);
    return planned.ok ? done(summaryOf(terms, requested.order, planned.value)) : planned;
  }
  const { limitLeg, stopLeg } = requested;
  const limitPlan = planOrder(terms, market, limitLeg);
  if (!limitPlan.ok) return limitPlan;
  const stopPlan = planOrder(terms, market, stopLeg);
  if (!stopPlan.ok) return stopPlan;
  const [above, below] =
    form.side === 'sell' ? [limitLeg.price, stopLeg.stopPrice] : [stopLeg.stopPrice, limitLeg.price];
  const isSplit = above !== undefined && below !== undefined && above > below;
  // As the core does: a limit leg that would trade at once is not one of two alternatives.
  const wouldTake = limitPlan.value.walk.lots > 0 || limitPlan.value.walk.cause === 'own_order';
  if (!isSplit || wouldTake) return reject('oco_prices_wrong');
  const limit = summaryOf(terms, limitLeg, limitPlan.value);
  const stop = summaryOf(terms, stopLeg, stopPlan.value);
  return done({
    ...limit,
    hold: stop.hold > limit.hold ? stop.hold : limit.hold,
    slippagePrice: stop.slippagePrice,
    stopLeg: { total: stop.total, fee: stop.fee, receives: stop.receives },
  });
}

function summaryOf(terms: PairTerms, order: OrderRequest, plan: OrderPlan): OrderSummary {
  const figures = orderFigures(terms, order, plan);
  const { walk } = plan;
  const fee = plus(figures.takerFee, figures.makerFee);
  return {
    hold: plan.hold,
    filled: figures.filled,
    filledQuote: figures.filledQuote,
    averagePrice: walk.lots === 0 ? undefined : averageOf(terms, walk.quote, walk.lots),
    worstPrice: walk.lots === 0 ? undefined : price(walk.worstTicks * terms.tick),
    slippagePrice: plan.worstTicks === 0 ? undefined : price(plan.worstTicks * terms.tick),
    total: totalOf(order, figures, fee),
    fee,
    receives: figures.receives,
    status: figures.status,
    reason: figures.reason,
    stopLeg: undefined,
  };
}

function totalOf(order: OrderRequest, figures: OrderFigures, fee: Atoms): Atoms {
  return order.side === 'buy' ? figures.pays : plus(figures.receives, fee);
}

function averageOf(terms: PairTerms, quote: Atoms, lots: number): Price {
  return price(Number(mulDiv(quote, BigInt(terms.tick), BigInt(lots) * terms.quotePerTickLot, 'down')));
}

/** The free amount of the asset the order pays with. */
export function availableFor(form: OrderForm, facts: OrderFacts): Atoms | undefined {
  return form.side === 'buy' ? facts.available.quote : facts.available.base;
}

/** The share of the free amount that the order would freeze, in whole percent, at most 100. */
export function percentHeld(form: OrderForm, facts: OrderFacts, hold: Atoms | undefined): number {
  if (form.percent !== undefined) return form.percent;
  const available = availableFor(form, facts);
  if (hold === undefined || available === undefined || available <= 0n) return 0;
  return Number(mulDiv(smaller(hold, available), 100n, available, 'down'));
}

/** An order as a coupon sees it: its size in quote, and its fee at the prices of its own trades. */
export function couponPlanOf(form: OrderForm, facts: OrderFacts): CouponPlan | undefined {
  const outcome = summarize(form, facts);
  if (outcome?.ok !== true) return undefined;
  const { total, fee, filled, filledQuote } = outcome.value;
  // The prices of an order that waits are not known yet, and so is its fee in quote; an OCO acts by one of its two legs.
  if (filled === 0n || form.kind === 'oco') return undefined;
  const charged = feeInQuote(fee, form.side, { quantity: filled, quoteAmount: filledQuote });
  return { act: 'spot', assetId: facts.terms.quoteAssetId, size: total, charged };
}
