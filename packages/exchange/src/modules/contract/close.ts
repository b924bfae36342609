import { done, reject } from '@candor/kernel';
import type { CommandOf, OutcomeOf } from '../../commands.ts';
import type { CloseChoice, Lots } from '../../vocabulary.ts';
import { addOrder, ownTicket, ticketOf } from './order.ts';
import { lotsHeld, marketFor } from './plan.ts';
import { markOf, unrealisedNow } from './risk.ts';
import { contractSlippageMax, multipleMaxAt, notionalAt, quotePrice, ticketsMax, worstPriceFrom } from './rules.ts';
import type { Ticket } from './ticket.ts';
import { zero } from '@candor/money';
import type { ContractSlice } from './slice.ts';

/** Lets a ticket close at the next tick. */
function startClosing(core: ContractSlice, ticket: Ticket, lots: Lots): void {
  const { ticketId, accountId, pairId } = ticket;
  ticket.status = 'closing';
  ticket.closingLots = lots;
  core.contract.market(pairId).closing.add(ticketId);
  core.emit({ type: 'contract.closing', ticketId, accountId, pairId, lots });
}

export function close(
  core: ContractSlice,
  { accountId, ticketId, lots }: CommandOf<'contract.close'>,
): OutcomeOf<'contract.close'> {
  const ticket = ownTicket(core, accountId, ticketId);
  if (ticket === undefined) return reject('ticket_not_found');
  if (ticket.status !== 'open') return reject('ticket_not_open');
  if (lots !== undefined && lots < 1) return reject('lots_too_small');
  if (lots !== undefined && lots > ticket.lots) return reject('lots_too_large');
  startClosing(core, ticket, lots ?? ticket.lots);
  return done({ ticketId, status: ticket.status });
}

function isMeant(core: ContractSlice, ticket: Ticket, choice: CloseChoice): boolean {
  if (choice === 'all') return true;
  if (choice === 'winning') return unrealisedNow(core, ticket) > 0n;
  if (choice === 'losing') return unrealisedNow(core, ticket) < 0n;
  return ticket.direction === choice;
}

export function closeMany(
  core: ContractSlice,
  { accountId, choice, pairId }: CommandOf<'contract.close_many'>,
): OutcomeOf<'contract.close_many'> {
  const meant = [...core.contract.ticketsOf(accountId)].filter(
    (ticket) =>
      ticket.status === 'open' && (pairId === undefined || ticket.pairId === pairId) && isMeant(core, ticket, choice),
  );
  if (meant.length === 0) return reject('nothing_to_close');
  for (const ticket of meant) startClosing(core, ticket, ticket.lots);
  return done({ ticketIds: meant.map(({ ticketId }) => ticketId) });
}

/**
 * Closes a ticket and orders the same size the other way. Nothing is frozen for the new one: it is paid for at the tick
 * that closes the old one, with the funds released then, and ends with the reason if they are not enough.
 */
export function reverse(
  core: ContractSlice,
  { accountId, ticketId }: CommandOf<'contract.reverse'>,
): OutcomeOf<'contract.reverse'> {
  const ticket = ownTicket(core, accountId, ticketId);
  if (ticket === undefined) return reject('ticket_not_found');
  if (ticket.status !== 'open') return reject('ticket_not_open');
  if (ticket.traderId !== 0) return reject('ticket_is_copied');
  const { pairId, lots, multiple, marginMode } = ticket;
  const found = marketFor(core, accountId, pairId);
  if (!found.ok) return found;
  if (!core.sessions.isOpen(pairId, core.nowMs)) return reject('market_closed');
  if (core.index.fresh(pairId, core.nowMs) === undefined) return reject('index_stale');
  if (core.contract.countOf(accountId) >= ticketsMax) return reject('too_many_tickets');

  const { termsId, terms, market } = found.value;
  const direction = ticket.direction === 'long' ? 'short' : 'long';
  if (lots < terms.lotsMin) return reject('lots_too_small');
  if (lots > terms.lotsMax) return reject('lots_too_large');
  if (lotsHeld(core, accountId, pairId, direction) + lots > terms.accountLotsMax) return reject('account_lots_full');
  const referencePrice = quotePrice(market.grid, terms.spread, markOf(core, pairId), direction, 'open');
  // It fills at the tick that closes the other: the market's moves until then affect both.
  const limitPrice = worstPriceFrom(market.grid, referencePrice, contractSlippageMax, direction);
  if (core.revision >= 1) {
    // It keeps the multiple: one that the tier of the dearest fill does not allow is refused now, not at the tick that
    // closed the other.
    const dearest = worstPriceFrom(market.grid, referencePrice, contractSlippageMax, 'long');
    const notional = notionalAt(market.grid, lots, dearest, 'up');
    if (multiple > multipleMaxAt(terms.tiers, notional)) return reject('multiple_too_high');
  }
  ticket.isReversing = 1;
  startClosing(core, ticket, lots);
  const plan = { termsId, entryType: 'market', limitPrice, referencePrice } as const;
  const turned = ticketOf(core, { accountId, pairId, direction, lots, multiple, marginMode }, plan, zero);
  addOrder(core, turned);
  return done({ ticketId, newTicketId: turned.ticketId });
}
