import { done, reject } from '@candor/kernel';
import type { CommandOf, RejectOf } from '../../commands.ts';
import { trailRefusal } from '../../trail.ts';
import { exitSetRefusal } from './exit-refusal.ts';
import { planTicket } from './plan.ts';
import { sideOf, trailStop } from './rules.ts';
import type { ContractSlice } from './slice.ts';
import type { ContractOrder, EntryTrail, ExitSet } from './views.ts';

type Conditional = CommandOf<'contract.open_conditional'>;

function trails({ trailRate, trailDistance }: Conditional): boolean {
  return trailRate !== undefined || trailDistance !== undefined;
}

/** Exits of an order as it was placed: none of them trails yet. */
export function orderedExits({ takeProfits, stopLosses, trails: trailing }: Conditional): ExitSet {
  return { takeProfits, stopLosses, trails: trailing.map((one) => ({ ...one, peak: undefined })) };
}

/** The trail of an order at its placement. */
export function orderedTrail(core: ContractSlice, order: Conditional): EntryTrail | undefined {
  if (!trails(order)) return undefined;
  const { trailRate, trailDistance, activationPrice, slippage, pairId } = order;
  const peak = activationPrice === undefined ? core.index.fresh(pairId, core.nowMs) : undefined;
  return { trailRate, trailDistance, activationPrice, slippage, peak };
}

/** Plans an order with conditions like any other, at its trigger or at the first stop of its trail. */
export function planConditional(core: ContractSlice, order: Conditional) {
  const start = startOf(core, order);
  if (!start.ok) return start;
  const planned = planTicket(core, order, start.value);
  if (!planned.ok) return planned;
  const { plan } = planned.value;
  const rejects: RejectOf<'contract.open_conditional'> | undefined =
    planned.value.rejects ?? exitSetRefusal(plan.market, order, plan.fillPrice, orderedExits(order));
  return done({ plan, rejects });
}

/**
 * The mark at which an order with conditions is planned. Nobody knows where one that trails opens, so it takes no other price: neither
 * a limit nor a trigger, nor exits with a price.
 */
function startOf(core: ContractSlice, order: Conditional) {
  const { triggerPrice, trailRate, trailDistance, activationPrice, limitPrice, pairId, direction } = order;
  if (!trails(order)) {
    if (activationPrice !== undefined) return reject('order_combination_invalid');
    return done(triggerPrice === undefined ? undefined : ({ price: triggerPrice, waitsAs: 'trigger' } as const));
  }
  const isTwofold = trailRate !== undefined && trailDistance !== undefined;
  const hasPrice = triggerPrice !== undefined || limitPrice !== undefined;
  if (isTwofold || hasPrice || order.takeProfits.length + order.stopLosses.length > 0) {
    return reject('order_combination_invalid');
  }
  const pair = core.catalog.pairs.get(pairId);
  const index = core.index.fresh(pairId, core.nowMs);
  // The plan names what is missing.
  if (pair === undefined || index === undefined) return done(undefined);
  for (const given of [trailDistance, activationPrice]) {
    if (given !== undefined && (given === 0 || given % pair.tick !== 0)) return reject('price_off_tick');
  }
  const side = sideOf(direction, 'open');
  const refusal = trailRefusal(side, order, index);
  if (refusal !== undefined) return reject(refusal);
  return done({ price: trailStop(pair, side, order, activationPrice ?? index), waitsAs: 'trail' } as const);
}

/** Plans an order of any kind. */
export function planContract(core: ContractSlice, order: ContractOrder) {
  if (order.type === 'contract.open') return planTicket(core, order);
  if (order.type === 'contract.open_conditional') return planConditional(core, order);
  return planTicket(core, order, { price: order.triggerPrice, waitsAs: 'trigger' });
}
