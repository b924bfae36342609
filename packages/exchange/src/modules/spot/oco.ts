import { done, reject } from '@candor/kernel';
import { type Atoms, atoms, type Ppm, type Price } from '@candor/money';
import type { CommandOf, OutcomeOf } from '../../commands.ts';
import type { AccountId, Side } from '../../vocabulary.ts';
import type { Pair } from '../catalog/catalog.ts';
import { emitPlaced, hold, rest } from './lifecycle.ts';
import { marketFor } from './matching.ts';
import { canPay, orderFrom, tradablePair, armTrigger } from './admission.ts';
import type { SpotOrder } from './order.ts';
import { limitLeg, stopLeg } from './legs.ts';
import { type OrderPlan, type OrderRequest, planOrder } from './plan.ts';
import { openOrdersMax } from './rules.ts';
import type { SpotSlice } from './slice.ts';

/**
 * A limit on one side of the price and a stop on the other, over one quantity and one hold: the larger of the two
 * needs. The limit leg carries its need, the stop leg the excess of its own; a fill of one reduces the other.
 */
export function placeOco(core: SpotSlice, command: PlaceOco): OutcomeOf<'spot.place_oco'> {
  const { accountId, pairId, side } = command;
  const planned = planOco(core, command);
  if (!planned.ok) return planned;
  const { pair, limit, stop } = planned.value;
  if (core.spot.countIn(accountId, pairId) + 2 > openOrdersMax) return reject('too_many_open_orders');
  if (!canPay(core, pair, accountId, side, sharedHold(limit[1], stop[1]))) return reject('balance_insufficient');

  const legs = enterLegs(core, pair, accountId, limit, stop);
  rest(core, pair, legs.limit);
  armTrigger(core, legs.stop);
  return done({ limitOrderId: legs.limit.orderId, stopOrderId: legs.stop.orderId });
}

export type PlaceOco = CommandOf<'spot.place_oco' | 'spot.place_bounded_oco'>;

interface PlannedOco {
  readonly pair: Pair;
  readonly limit: PlannedLeg;
  readonly stop: PlannedLeg;
}

export function planOco(core: SpotSlice, command: PlaceOco) {
  const { accountId, pairId, side, limitPrice, stopPrice, stopLimitPrice } = command;
  const slippage = command.type === 'spot.place_bounded_oco' ? command.slippage : undefined;
  const tradable = tradablePair(core, accountId, pairId, side);
  if (!tradable.ok) return tradable;
  if (slippage !== undefined && stopLimitPrice !== undefined) return reject('order_combination_invalid');
  return planLegs(core, tradable.value, { ...command, limitPrice, stopPrice, stopLimitPrice, slippage });
}

interface OcoTerms {
  readonly accountId: AccountId;
  readonly side: Side;
  readonly quantity: Atoms;
  readonly limitPrice: Price;
  readonly stopPrice: Price;
  readonly stopLimitPrice: Price | undefined;
  readonly slippage: Ppm | undefined;
}

/**
 * Checks both legs and that they are alternatives: the index is between their prices, and neither would act at once.
 */
export function planLegs(core: SpotSlice, pair: Pair, terms: OcoTerms) {
  const { side, limitPrice, stopPrice, stopLimitPrice, slippage } = terms;
  const market = marketFor(core, pair, terms.accountId);
  const limit = limitLeg(terms, limitPrice);
  const stop = stopLeg(terms, stopPrice, { stopLimitPrice, slippage });
  const limitPlan = planOrder(pair, market, limit);
  if (!limitPlan.ok) return limitPlan;
  const stopPlan = planOrder(pair, market, stop);
  if (!stopPlan.ok) return stopPlan;
  const between = core.revision >= 1 ? (market.index ?? stopPrice) : stopPrice;
  const isSplit = side === 'sell' ? limitPrice > between : limitPrice < between;
  // A limit leg that would trade at once is not one of two alternatives.
  if (!isSplit || limitPlan.value.walk.lots > 0 || limitPlan.value.walk.cause === 'own_order')
    return reject('oco_prices_wrong');
  return done<PlannedOco>({ pair, limit: [limit, limitPlan.value], stop: [stop, stopPlan.value] });
}

export function sharedHold(limit: OrderPlan, stop: OrderPlan): Atoms {
  return stop.hold > limit.hold ? stop.hold : limit.hold;
}

type PlannedLeg = readonly [request: OrderRequest, plan: OrderPlan];

/** Accepts both legs and freezes their shared hold; neither acts or waits yet. */
export function enterLegs(
  core: SpotSlice,
  pair: Pair,
  accountId: AccountId,
  [limitRequest, limitPlan]: PlannedLeg,
  [stopRequest, stopPlan]: PlannedLeg,
): { readonly limit: SpotOrder; readonly stop: SpotOrder } {
  const limit = orderFrom(core, pair, accountId, limitRequest, limitPlan);
  const stop = orderFrom(core, pair, accountId, stopRequest, stopPlan);
  limit.linkedOrderId = stop.orderId;
  stop.linkedOrderId = limit.orderId;
  for (const leg of [limit, stop]) {
    core.spot.keep(leg);
    emitPlaced(core, pair, leg);
  }
  hold(core, pair, limit, limitPlan.hold);
  hold(core, pair, stop, atoms(sharedHold(limitPlan, stopPlan) - limitPlan.hold));
  return { limit, stop };
}
