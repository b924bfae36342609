import { done, reject } from '@candor/kernel';
import { type Atoms, atoms, negated, zero } from '@candor/money';
import type { CommandOf, OutcomeOf } from '../../commands.ts';
import type { TicketCancelReason, TicketId } from '../../vocabulary.ts';
import { freeze } from './funds.ts';
import { exitSet, keepExits, tellSteps } from './exit-set.ts';
import { planTicket, type TicketPlan } from './plan.ts';
import { orderedExits, orderedTrail, planConditional } from './plan-conditional.ts';
import type { ContractSlice } from './slice.ts';
import { newTicket, type Ticket, copySourceOf, exitsOf } from './ticket.ts';
import type { ContractOrder, EntryTrail, EntryTrigger, ExitSet } from './views.ts';

/** Orders a contract: freezes its largest cost and lets it wait for the next tick, or for its limit. */
export function open(core: ContractSlice, command: CommandOf<'contract.open'>): OutcomeOf<'contract.open'> {
  const planned = planTicket(core, command);
  if (!planned.ok) return planned;
  const { plan, rejects } = planned.value;
  const exits = exitSet(command.takeProfit, command.stopLoss);
  return rejects === undefined ? place(core, command, plan, exits) : reject(rejects);
}

/** Orders a contract that waits for a mark first. It costs as much as it may at the fill that its trigger leads to. */
export function openAtTrigger(
  core: ContractSlice,
  command: CommandOf<'contract.open_at_trigger'>,
): OutcomeOf<'contract.open_at_trigger'> {
  const planned = planTicket(core, command, { price: command.triggerPrice, waitsAs: 'trigger' });
  if (!planned.ok) return planned;
  const { plan, rejects } = planned.value;
  if (rejects !== undefined) return reject(rejects);
  const exits = exitSet(command.takeProfit, command.stopLoss);
  return plan.wouldTrigger ? reject('stop_would_trigger') : place(core, command, plan, exits);
}

/** Orders a contract that waits for a mark or trails it, or has exits in steps. */
export function openConditional(
  core: ContractSlice,
  command: CommandOf<'contract.open_conditional'>,
): OutcomeOf<'contract.open_conditional'> {
  const planned = planConditional(core, command);
  if (!planned.ok) return planned;
  const { plan, rejects } = planned.value;
  if (rejects !== undefined) return reject(rejects);
  if (plan.wouldTrigger) return reject('stop_would_trigger');
  return place(core, command, plan, orderedExits(command), orderedTrail(core, command));
}

function place(core: ContractSlice, command: ContractOrder, plan: TicketPlan, exits: ExitSet, trail?: EntryTrail) {
  const ticket = ticketOf(core, command, plan, plan.hold);
  keepExits(core, ticket, exits);
  freeze(core, command.accountId, 'contract_hold', plan.hold);
  core.post(ticket.ticketId);
  addOrder(core, ticket, { trigger: plan.trigger, trail });
  return done({ ticketId: ticket.ticketId, hold: plan.hold });
}

/** A pending ticket from a plan; it is in no list yet. */
export function ticketOf(
  core: ContractSlice,
  order: Pick<CommandOf<'contract.open'>, 'accountId' | 'pairId' | 'direction' | 'lots' | 'multiple' | 'marginMode'>,
  plan: Pick<TicketPlan, 'termsId' | 'entryType' | 'limitPrice' | 'referencePrice'>,
  hold: Atoms,
  source: Partial<Pick<Ticket, 'traderId' | 'traderTicketId'>> = {},
): Ticket {
  return newTicket({
    ticketId: core.contract.takeTicketId(),
    accountId: order.accountId,
    pairId: order.pairId,
    termsId: plan.termsId,
    direction: order.direction,
    marginMode: order.marginMode,
    multiple: order.multiple,
    entryType: plan.entryType,
    limitPrice: plan.limitPrice,
    referencePrice: plan.referencePrice,
    orderedAtMs: core.nowMs,
    lots: order.lots,
    hold,
    ...source,
  });
}

interface Waits {
  readonly trigger?: EntryTrigger | undefined;
  readonly trail?: EntryTrail | undefined;
}

/** Takes a pending ticket into the books and states it. */
export function addOrder(core: ContractSlice, ticket: Ticket, { trigger, trail }: Waits = {}): void {
  const market = core.contract.market(ticket.pairId);
  core.contract.keep(ticket);
  if (trigger !== undefined) core.contract.triggers.set(market, ticket.ticketId, trigger);
  else if (trail !== undefined) core.contract.trails.set(market, ticket.ticketId, trail);
  else market.addPending(ticket);
  const { ticketId, accountId, pairId, termsId, direction, lots, multiple, marginMode, entryType } = ticket;
  const { limitPrice, referencePrice, hold } = ticket;
  core.emit({
    type: 'contract.ordered',
    ticketId,
    accountId,
    pairId,
    termsId,
    direction,
    lots,
    multiple,
    marginMode,
    entryType,
    limitPrice,
    referencePrice,
    hold,
    ...exitsOf(ticket),
    copyOf: copySourceOf(ticket),
  });
  if (trigger !== undefined) {
    const { price: triggerPrice, waitsFor } = trigger;
    core.emit({ type: 'contract.trigger_set', ticketId, accountId, pairId, triggerPrice, waitsFor });
  }
  if (trail !== undefined) core.emit({ type: 'contract.entry_trail_set', ticketId, accountId, pairId, trail });
  if (core.contract.steps.of(ticketId) !== undefined) tellSteps(core, ticket);
  core.contract.guards.markStale(ticket);
}

/** Ends a pending ticket: its hold is available again, fee and all (RULES 5). */
export function cancelTicket(core: ContractSlice, ticket: Ticket, reason: TicketCancelReason): Atoms {
  const { ticketId, accountId, pairId, hold } = ticket;
  const market = core.contract.market(pairId);
  const waits = core.contract.triggers.drop(market, ticketId) || core.contract.trails.drop(market, ticketId);
  if (!waits) market.removePending(ticket);
  core.contract.forget(ticket);
  ticket.status = 'cancelled';
  ticket.hold = zero;
  if (hold > 0n) {
    freeze(core, accountId, 'contract_release', negated(hold));
    core.post(ticketId);
  }
  core.emit({ type: 'contract.cancelled', ticketId, accountId, pairId, reason, released: atoms(hold) });
  return hold;
}

/** Another user's ticket gets the same answer as none: numbers are guessable. */
export function ownTicket(core: ContractSlice, accountId: number, ticketId: TicketId): Ticket | undefined {
  const ticket = core.contract.tickets.get(ticketId);
  return ticket?.accountId === accountId ? ticket : undefined;
}

export function cancel(
  core: ContractSlice,
  { accountId, ticketId }: CommandOf<'contract.cancel'>,
): OutcomeOf<'contract.cancel'> {
  const ticket = ownTicket(core, accountId, ticketId);
  if (ticket === undefined) return reject('ticket_not_found');
  if (ticket.status !== 'pending') return reject('ticket_not_pending');
  return done({ ticketId, released: cancelTicket(core, ticket, 'user_cancelled') });
}
