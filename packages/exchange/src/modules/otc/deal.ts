import { done, reject } from '@candor/kernel';
import type { CommandOf, OutcomeOf } from '../../commands.ts';
import { isOperatorName } from '../../operator-name.ts';
import type { OtcState } from './fields.ts';
import { countFailed, endDecided, endReleased, endUnsold, namesOf } from './ends.ts';
import { type OtcOrder, roleOf } from './otc.ts';
import { isOut } from './outage.ts';
import { otcActsOf, otcAppealMs, otcPromiseMs } from './rules.ts';
import type { OtcSlice } from './slice.ts';
import { modeOf } from './standing.ts';

type Own = CommandOf<'otc.mark_paid' | 'otc.release' | 'otc.cancel' | 'otc.dispute' | 'otc.appeal'>;

/** The order that a side acts on. Orders of others do not exist for them. */
function ownOrder(core: OtcSlice, { accountId, orderId }: Own) {
  if (!core.accounts.has(accountId)) return reject('account_not_found');
  const order = core.otc.orderOf(accountId, orderId);
  if (order === undefined) return reject('otc_order_not_found');
  const role = roleOf(order, accountId);
  return done({ order, role, acts: otcActsOf(role, order.state, order.isCancelAsked) });
}

/** Only the buyer says that they have paid; from then on the order does not expire. */
export function markPaid(core: OtcSlice, command: CommandOf<'otc.mark_paid'>): OutcomeOf<'otc.mark_paid'> {
  const own = ownOrder(core, command);
  if (!own.ok) return own;
  const { order, role, acts } = own.value;
  if (role !== 'buyer') return reject('otc_role_wrong');
  if (!acts.includes('pay')) return reject('otc_state_wrong');
  move(core, order, 'paid', 0);
  core.emit({ type: 'otc.paid', ...namesOf(order) });
  return done({});
}

/** Only the seller lets the escrow go, also in a dispute. */
export function release(core: OtcSlice, command: CommandOf<'otc.release'>): OutcomeOf<'otc.release'> {
  const own = ownOrder(core, command);
  if (!own.ok) return own;
  const { order, role, acts } = own.value;
  if (role !== 'seller') return reject('otc_role_wrong');
  if (!acts.includes('release')) return reject('otc_state_wrong');
  endReleased(core, order);
  return done({});
}

/**
 * Before they have paid the buyer may leave. Afterwards the seller, whom nobody can pay back by a click, can only ask for it, and
 * the order ends when the buyer agrees.
 */
export function cancel(core: OtcSlice, command: CommandOf<'otc.cancel'>): OutcomeOf<'otc.cancel'> {
  const own = ownOrder(core, command);
  if (!own.ok) return own;
  const { order, role, acts } = own.value;
  const isUnderWay = order.state === 'created' || order.state === 'paid' || order.state === 'disputed';
  if (!isUnderWay) return reject('otc_state_wrong');
  if (acts.includes('ask_cancel')) {
    order.isCancelAsked = true;
    core.emit({ type: 'otc.cancel_asked', ...namesOf(order) });
    return done({ cancelled: 'asked' });
  }
  if (role === 'seller') return order.isCancelAsked ? done({ cancelled: 'asked' }) : reject('otc_role_wrong');
  if (!acts.includes('cancel')) return reject('otc_not_agreed');
  if (order.state === 'created') countFailed(core, order.buyerId);
  endUnsold(core, order, 'cancelled');
  return done({ cancelled: 'done' });
}

/** Either side, once it has been paid; a verdict is promised. */
export function dispute(core: OtcSlice, command: CommandOf<'otc.dispute'>): OutcomeOf<'otc.dispute'> {
  const own = ownOrder(core, command);
  if (!own.ok) return own;
  const { order, role, acts } = own.value;
  if (!acts.includes('dispute')) return reject('otc_state_wrong');
  const deadlineMs = move(core, order, 'disputed', otcPromiseMs(modeOf(core)));
  core.emit({ type: 'otc.disputed', ...namesOf(order), by: role, reason: command.reason, deadlineMs });
  return done({ promisedAtMs: deadlineMs });
}

/** The first verdict can be appealed against; the second, by another operator, is final. */
export function decide(core: OtcSlice, command: CommandOf<'otc.decide'>): OutcomeOf<'otc.decide'> {
  const { orderId, operator, amount: toBuyer, reason } = command;
  if (!isOperatorName(operator)) return reject('not_permitted');
  const order = core.otc.orders.get(orderId);
  if (order === undefined) return reject('otc_order_not_found');
  const isFinal = order.state === 'appealed';
  if (!isFinal && order.state !== 'disputed') return reject('otc_state_wrong');
  if (isFinal && order.verdict?.operator === operator) return reject('second_person_needed');
  if (toBuyer < 0n || toBuyer > order.quantity) return reject('amount_invalid');

  order.verdict = { operator, toBuyer, reason };
  const told = { ...namesOf(order), operator, toBuyer, reason };
  if (isFinal) {
    core.emit({ type: 'otc.decided', ...told });
    endDecided(core, order, toBuyer);
  } else {
    const deadlineMs = move(core, order, 'decided', otcAppealMs(modeOf(core)));
    core.emit({ type: 'otc.decided', ...told, deadlineMs });
  }
  return done({});
}

export function appeal(core: OtcSlice, command: CommandOf<'otc.appeal'>): OutcomeOf<'otc.appeal'> {
  const own = ownOrder(core, command);
  if (!own.ok) return own;
  const { order, role, acts } = own.value;
  if (!acts.includes('appeal')) return reject('otc_state_wrong');
  const deadlineMs = move(core, order, 'appealed', otcPromiseMs(modeOf(core)));
  core.emit({ type: 'otc.appealed', ...namesOf(order), by: role, deadlineMs });
  return done({ promisedAtMs: deadlineMs });
}

/** Takes an order to a state that lasts so long, or, at 0, as long as its sides need. Answers its deadline. */
function move(core: OtcSlice, order: OtcOrder, state: OtcState, forMs: number): number {
  order.state = state;
  order.sinceMs = core.nowMs;
  order.deadlineMs = forMs === 0 ? 0 : core.nowMs + forMs;
  if (forMs > 0) core.timers.set(order.deadlineMs, 'otc.deadline', order.orderId);
  return order.deadlineMs;
}

/** A deadline is over, unless it was moved, or the exchange was out and the next tick moves it. */
export function onDeadline(core: OtcSlice, reference: number): void {
  const order = core.otc.orders.get(reference as OtcOrder['orderId']);
  if (order === undefined || order.deadlineMs !== core.nowMs || isOut(core)) return;
  if (order.state === 'created') {
    countFailed(core, order.buyerId);
    endUnsold(core, order, 'expired');
  } else if (order.state === 'decided' && order.verdict !== undefined) endDecided(core, order, order.verdict.toBuyer);
  else core.emit({ type: 'otc.promise_missed', ...namesOf(order) });
}
