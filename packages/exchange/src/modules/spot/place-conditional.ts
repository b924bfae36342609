import { done, reject } from '@candor/kernel';
import type { CommandOf, OutcomeOf, PlacedOrder } from '../../commands.ts';
import type { Pair } from '../catalog/catalog.ts';
import { armTrigger, canPay, orderFrom, tradablePair } from './admission.ts';
import type { OrderConditions } from './conditions.ts';
import { execute, placed } from './execute.ts';
import { scheduleExpiry } from './expire.ts';
import { followRefusal } from './follow.ts';
import { emitPlaced, hold } from './lifecycle.ts';
import { marketFor, ownOrdersOf } from './matching.ts';
import { paysWith, type SpotOrder } from './order.ts';
import { hasIdleSlippage, type OrderPlan, planOrder } from './plan.ts';
import { isExpiryFit, openOrdersMax } from './rules.ts';
import type { SpotSlice } from './slice.ts';

type ConditionalOrder = Omit<CommandOf<'spot.place_conditional'>, 'type'>;

export interface PlannedOrder {
  readonly pair: Pair;
  readonly plan: OrderPlan;
}

/**
 * Checks an order with conditions, as if the orders `without` were gone already: what they hold pays for it, and it does not
 * meet them.
 */
export function placeable(
  core: SpotSlice,
  order: ConditionalOrder,
  { without = [], seesHidden = true }: { readonly without?: readonly SpotOrder[]; readonly seesHidden?: boolean } = {},
) {
  const { accountId, pairId, side, conditions } = order;
  const tradable = tradablePair(core, accountId, pairId, side);
  if (!tradable.ok) return tradable;
  const pair = tradable.value;
  if (!isExpiryFit(conditions.expiresAtMs, core.nowMs)) return reject('expiry_invalid');
  if (hasIdleSlippage(order)) return reject('order_combination_invalid');
  const gone = without.length === 0 ? {} : { without: new Set<number>(without.map(({ orderId }) => orderId)) };
  const market = marketFor(core, pair, accountId, {
    ...gone,
    seesHidden,
    ownOrders: ownOrdersOf(conditions.selfTrade),
  });
  const planned = planOrder(pair, market, order);
  if (!planned.ok) return planned;
  const following = followRefusal(pair, market, conditions);
  if (following !== undefined) return reject(following);
  return done<PlannedOrder>({ pair, plan: planned.value });
}

/** The reason that a planned order finds no room or no money, if there is one. */
export function unaffordable(
  core: SpotSlice,
  { accountId, pairId, side }: ConditionalOrder,
  { pair, plan }: PlannedOrder,
  without: readonly SpotOrder[] = [],
): 'too_many_open_orders' | 'balance_insufficient' | undefined {
  if (core.spot.countIn(accountId, pairId) - without.length >= openOrdersMax) return 'too_many_open_orders';
  const { assetId } = side === 'buy' ? pair.quote : pair.base;
  let freed = 0n;
  for (const order of without) if (paysWith(pair, order).assetId === assetId) freed += order.held;
  return canPay(core, pair, accountId, side, plan.hold, freed) ? undefined : 'balance_insufficient';
}

/** Places an order that was checked. */
export function enter(core: SpotSlice, request: ConditionalOrder, { pair, plan }: PlannedOrder): PlacedOrder {
  const order = orderFrom(core, pair, request.accountId, request, plan);
  core.spot.keep(order);
  setConditions(core, pair, order, request.conditions);
  emitPlaced(core, pair, order);
  tellConditions(core, order, request.conditions);
  hold(core, pair, order, plan.hold);
  if (plan.waits) armTrigger(core, order);
  return placed(pair, order, plan.waits ? undefined : execute(core, pair, order));
}

export function placeConditional(
  core: SpotSlice,
  command: CommandOf<'spot.place_conditional'>,
): OutcomeOf<'spot.place_conditional'> {
  const planned = placeable(core, command);
  if (!planned.ok) return planned;
  const refusal = unaffordable(core, command, planned.value);
  return refusal === undefined ? done(enter(core, command, planned.value)) : reject(refusal);
}

/** Lots that the book shows of an iceberg; 0 for any other order. */
export function visibleLotsOf(pair: Pair, { visibleQuantity }: OrderConditions): number {
  return visibleQuantity === undefined ? 0 : Number(visibleQuantity / pair.lot);
}

function setConditions(core: SpotSlice, pair: Pair, order: SpotOrder, terms: OrderConditions): void {
  const { expiresAtMs, selfTrade, followSide, trailRate, trailDistance, activationPrice } = terms;
  const visibleLots = visibleLotsOf(pair, terms);
  const trails = trailRate !== undefined || trailDistance !== undefined;
  const isKept = expiresAtMs !== undefined || selfTrade !== undefined || followSide !== undefined || visibleLots > 0;
  if (!isKept && !trails) return;
  const peak = trails && activationPrice === undefined ? core.index.fresh(pair.pairId, core.nowMs) : undefined;
  core.conditions.set(order, terms, { visibleLots, peak });
  if (expiresAtMs !== undefined) scheduleExpiry(core, expiresAtMs);
}

/** States what an order has beyond its placement; nothing for one that is only market or kill. */
function tellConditions(core: SpotSlice, { orderId, accountId, pairId }: SpotOrder, terms: OrderConditions): void {
  if (core.conditions.of(orderId) === undefined) return;
  core.emit({ type: 'spot.conditions_set', orderId, accountId, pairId, ...terms });
}
