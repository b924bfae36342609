import { done, reject } from '@candor/kernel';
import { type Atoms, atoms, negated } from '@candor/money';
import type { CommandOf, OutcomeOf } from '../../commands.ts';
import { freeze } from './funds.ts';
import { ownTicket } from './order.ts';
import { exitsRefusal } from './plan.ts';
import { markOf } from './risk.ts';
import { removableMargin } from './rules.ts';
import type { ContractSlice } from './slice.ts';
import { exitsOf, isOpen, setExitsOf, type Ticket } from './ticket.ts';
import type { Exit } from './views.ts';

/** Sets both exits of a ticket and states them. */
export function placeExits(
  core: ContractSlice,
  ticket: Ticket,
  takeProfit: Exit | undefined,
  stopLoss: Exit | undefined,
): void {
  const market = core.contract.market(ticket.pairId);
  if (isOpen(ticket)) market.removeExits(ticket);
  setExitsOf(ticket, takeProfit, stopLoss);
  if (isOpen(ticket)) market.addExits(ticket);
  const { ticketId, accountId, pairId } = ticket;
  core.emit({ type: 'contract.exits_set', ticketId, accountId, pairId, ...exitsOf(ticket) });
}

export function setExits(
  core: ContractSlice,
  { accountId, ticketId, takeProfit, stopLoss }: CommandOf<'contract.set_exits'>,
): OutcomeOf<'contract.set_exits'> {
  const ticket = ownTicket(core, accountId, ticketId);
  if (ticket === undefined) return reject('ticket_not_found');
  return setBothExits(core, ticket, takeProfit, stopLoss);
}

export function changeExits(
  core: ContractSlice,
  { accountId, ticketId, takeProfit, stopLoss }: CommandOf<'contract.change_exits'>,
): OutcomeOf<'contract.change_exits'> {
  const ticket = ownTicket(core, accountId, ticketId);
  if (ticket === undefined) return reject('ticket_not_found');
  const now = exitsOf(ticket);
  const after = (change: typeof takeProfit, exit: Exit | undefined) => (change === undefined ? exit : change.exit);
  return setBothExits(core, ticket, after(takeProfit, now.takeProfit), after(stopLoss, now.stopLoss));
}

function setBothExits(
  core: ContractSlice,
  ticket: Ticket,
  takeProfit: Exit | undefined,
  stopLoss: Exit | undefined,
): OutcomeOf<'contract.set_exits'> {
  // While a ticket is copied its exits are the trader's; a holder who detached it sets their own.
  if (ticket.traderId !== 0) return reject('ticket_is_copied');
  const market = core.contract.market(ticket.pairId);
  const around = isOpen(ticket) ? markOf(core, ticket.pairId) : ticket.limitPrice;
  const refusal = exitsRefusal(market, ticket.direction, ticket.lots, around, takeProfit, stopLoss);
  if (refusal !== undefined) return reject(refusal);
  placeExits(core, ticket, takeProfit, stopLoss);
  return done({ ticketId: ticket.ticketId });
}

/** Between the margin of an isolated ticket and the balance. */
export function moveMargin(
  core: ContractSlice,
  { accountId, ticketId, way, amount }: CommandOf<'contract.move_margin'>,
): OutcomeOf<'contract.move_margin'> {
  const ticket = ownTicket(core, accountId, ticketId);
  if (ticket === undefined) return reject('ticket_not_found');
  if (!isOpen(ticket)) return reject('ticket_not_open');
  if (ticket.marginMode !== 'isolated') return reject('margin_not_isolated');
  if (amount <= 0n) return reject('amount_invalid');
  if (way === 'add') {
    if (core.spendable(accountId, 'contract', core.contract.assetId(core)) < amount)
      return reject('balance_insufficient');
  } else if (amount > removableNow(core, ticket)) {
    return reject('margin_too_low');
  }
  const change = way === 'add' ? amount : negated(amount);
  freeze(core, accountId, 'contract_margin', change);
  core.post(ticketId);
  ticket.margin = atoms(ticket.margin + change);
  const { pairId, margin, settled } = ticket;
  const cause = way === 'add' ? 'added' : 'removed';
  core.emit({ type: 'contract.margin_moved', ticketId, accountId, pairId, margin, settled, cause });
  core.contract.guards.markStale(ticket);
  return done({ ticketId, margin });
}

/** The margin that may be taken out of an isolated ticket at the present mark. */
function removableNow(core: ContractSlice, ticket: Ticket): Atoms {
  const { grid } = core.contract.market(ticket.pairId);
  const { tiers } = core.contract.termsOf(ticket.termsId);
  return removableMargin(grid, tiers, ticket, ticket.multiple, markOf(core, ticket.pairId));
}
