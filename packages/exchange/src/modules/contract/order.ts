import { done, reject } from '@candor/kernel';
import { type Atoms, atoms, negated, zero } from '@candor/money';
import type { CommandOf, OutcomeOf } from '../../commands.ts';
import type { TicketCancelReason, TicketId } from '../../vocabulary.ts';
import { freeze } from './funds.ts';
import { planTicket, type TicketPlan } from './plan.ts';
import type { ContractSlice } from './slice.ts';
import { newTicket, setExitsOf, type Ticket, copySourceOf, exitsOf } from './ticket.ts';
import type { ContractOrder, EntryTrigger } from './views.ts';

/** Orders a contract: freezes its largest cost and lets it wait for the next tick, or for its limit. */
export function open(core: ContractSlice, command: CommandOf<'contract.open'>): OutcomeOf<'contract.open'> {
  const planned = planTicket(core, command);
  if (!planned.ok) return planned;
  const { plan, rejects } = planned.value;
  return rejects === undefined ? place(core, command, plan) : reject(rejects);
}

/** Orders a contract that waits for a mark first. It costs as much as it may at the fill that its trigger leads to. */
export function openAtTrigger(
  core: ContractSlice,
  command: CommandOf<'contract.open_at_trigger'>,
): OutcomeOf<'contract.open_at_trigger'> {
  const planned = planTicket(core, command);
  if (!planned.ok) return planned;
  const { plan, rejects } = planned.value;
  if (rejects !== undefined) return reject(rejects);
  return plan.wouldTrigger ? reject('stop_would_trigger') : place(core, command, plan);
}

function place(core: ContractSlice, command: ContractOrder, plan: TicketPlan) {
  const ticket = ticketOf(core, command, plan, plan.hold);
  setExitsOf(ticket, command.takeProfit, command.stopLoss);
  freeze(core, command.accountId, 'contract_hold', plan.hold);
  core.post(ticket.ticketId);
  addOrder(core, ticket, plan.trigger);
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

/** Takes a pending ticket into the books and states it. */
export function addOrder(core: ContractSlice, ticket: Ticket, trigger?: EntryTrigger): void {
  core.contract.keep(ticket);
  if (trigger === undefined) core.contract.market(ticket.pairId).addPending(ticket);
  else core.contract.triggers.set(core.contract.market(ticket.pairId), ticket.ticketId, trigger);
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
  core.contract.guards.markStale(ticket);
}

/** Ends a pending ticket: its hold is available again, fee and all (RULES 5). */
export function cancelTicket(core: ContractSlice, ticket: Ticket, reason: TicketCancelReason): Atoms {
  const { ticketId, accountId, pairId, hold } = ticket;
  const market = core.contract.market(pairId);
  if (!core.contract.triggers.drop(market, ticketId)) market.removePending(ticket);
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
