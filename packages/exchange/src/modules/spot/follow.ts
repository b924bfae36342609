import { type Atoms, atoms } from '@candor/money';
import type { Side } from '../../vocabulary.ts';
import type { OrderConditions } from './conditions.ts';
import { limitLeg, stopLeg } from './legs.ts';
import type { MarketView } from './depth.ts';
import { type OrderRequest, planOrder } from './plan.ts';
import type { PairRules } from './rules.ts';

/** The orders that follow another: one, or the legs of an OCO, the stop first. */
export function followRequests(terms: OrderConditions): OrderRequest[] {
  const { followSide, followQuantity, followLimitPrice, followStopPrice, followStopLimitPrice } = terms;
  if (followSide === undefined) return [];
  const leg: { side: Side; quantity: Atoms } = { side: followSide, quantity: followQuantity ?? atoms(0n) };
  const asked: OrderRequest[] = [];
  if (followStopPrice !== undefined)
    asked.push(stopLeg(leg, followStopPrice, { stopLimitPrice: followStopLimitPrice }));
  if (followLimitPrice !== undefined) asked.push(limitLeg(leg, followLimitPrice));
  return asked;
}

/** The reason that the orders to follow cannot be what they say, if there is one; whether they can be paid is seen when they are placed. */
export function followRefusal(pair: PairRules, market: MarketView, terms: OrderConditions) {
  const { followSide, followLimitPrice, followStopPrice } = terms;
  for (const request of followRequests(terms)) {
    const planned = planOrder(pair, market, request, 'follow');
    if (!planned.ok) return planned.code;
  }
  if (followLimitPrice === undefined || followStopPrice === undefined) return undefined;
  const isSplit = followSide === 'sell' ? followLimitPrice > followStopPrice : followLimitPrice < followStopPrice;
  return isSplit ? undefined : 'oco_prices_wrong';
}
