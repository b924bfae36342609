import { assert, done, reject } from '@candor/kernel';
import type { CommandOf, OutcomeOf } from '../../commands.ts';
import type { OrderId } from '../../vocabulary.ts';
import type { Pair } from '../catalog/catalog.ts';
import { cancelOne } from './cancel.ts';
import type { SpotOrder } from './order.ts';
import { enter, placeable, unaffordable } from './place-conditional.ts';
import type { SpotSlice } from './slice.ts';

type Replace = CommandOf<'spot.replace'>;

/**
 * Cancels an order and places another in one step (RULES 4). `stop_on_failure`: both or neither; the new order may be paid with
 * what the old one holds, and does not meet it. `allow_failure`: each on its own, and refused only when both are.
 */
export function replace(core: SpotSlice, command: Replace): OutcomeOf<'spot.replace'> {
  const { mode, replacedId, ...order } = command;
  const old = cancellable(core, command);
  if (mode === 'allow_failure') return replaceLoosely(core, command, old.ok ? old.value : undefined);
  if (!old.ok) return old;
  const { pair, orders } = old.value;
  const planned = placeable(core, order, { without: orders });
  if (!planned.ok) return planned;
  const refusal = unaffordable(core, order, planned.value, orders);
  if (refusal !== undefined) return reject(refusal);
  cancelOne(core, pair, orders[0]);
  // As it was planned: nothing has changed but that the old order is gone.
  return done({ cancelledId: replacedId, placed: enter(core, order, planned.value) });
}

interface Cancellable {
  readonly pair: Pair;
  /** Of an OCO both legs. */
  readonly orders: readonly [SpotOrder, ...SpotOrder[]];
}

function cancellable(core: SpotSlice, { accountId, pairId, replacedId }: Replace) {
  const order = core.spot.orders.get(replacedId);
  if (order === undefined || order.accountId !== accountId || order.pairId !== pairId) return reject('order_not_found');
  const pair = core.catalog.pairs.get(pairId);
  assert(pair !== undefined, 'an order has its pair');
  if (pair.status === 'halted') return reject('pair_not_trading');
  const linked = core.spot.orders.get(order.linkedOrderId as OrderId);
  return done<Cancellable>({ pair, orders: linked === undefined ? [order] : [order, linked] });
}

function replaceLoosely(
  core: SpotSlice,
  { mode: _mode, replacedId, ...order }: Replace,
  old: Cancellable | undefined,
): OutcomeOf<'spot.replace'> {
  const without = old?.orders ?? [];
  const planned = placeable(core, order, { without });
  const refusal = planned.ok ? unaffordable(core, order, planned.value, without) : planned.code;
  if (old === undefined && refusal !== undefined) return reject(refusal);
  if (old !== undefined) cancelOne(core, old.pair, old.orders[0]);
  return done({
    cancelledId: old === undefined ? undefined : replacedId,
    placed: planned.ok && refusal === undefined ? enter(core, order, planned.value) : undefined,
    refusal,
  });
}
