import { done, reject } from '@candor/kernel';
import type { CommandOf, OutcomeOf } from '../../commands.ts';
import { canPay, orderFrom, tradablePair, armTrigger } from './admission.ts';
import { emitPlaced, hold } from './lifecycle.ts';
import { marketFor } from './matching.ts';
import { hasIdleSlippage, planOrder } from './plan.ts';
import { openOrdersMax } from './rules.ts';
import { placed, execute } from './execute.ts';
import type { SpotSlice } from './slice.ts';

export function place(core: SpotSlice, command: CommandOf<'spot.place'>): OutcomeOf<'spot.place'> {
  const { accountId, pairId } = command;
  const tradable = tradablePair(core, accountId, pairId, command.side);
  if (!tradable.ok) return tradable;
  const pair = tradable.value;
  if (core.revision >= 1 && hasIdleSlippage(command)) return reject('order_combination_invalid');
  const planned = planOrder(pair, marketFor(core, pair, accountId), command);
  if (!planned.ok) return planned;
  const plan = planned.value;
  if (core.spot.countIn(accountId, pairId) >= openOrdersMax) return reject('too_many_open_orders');
  if (!canPay(core, pair, accountId, command.side, plan.hold)) return reject('balance_insufficient');

  const order = orderFrom(core, pair, accountId, command, plan);
  core.spot.keep(order);
  emitPlaced(core, pair, order);
  hold(core, pair, order, plan.hold);
  if (plan.waits) armTrigger(core, order);
  const reason = plan.waits ? undefined : execute(core, pair, order);
  return done(placed(pair, order, reason));
}
