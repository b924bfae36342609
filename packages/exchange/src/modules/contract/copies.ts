import { zero } from '@candor/money';
import type { Core } from '../../core.ts';
import type { AccountId, CopyReason, Lots, TicketId } from '../../vocabulary.ts';
import { openTicket } from './fill.ts';
import { addOrder, ticketOf } from './order.ts';
import { isOfferedTo, lotsHeld } from './plan.ts';
import { markOf } from './risk.ts';
import { roomFor } from './room.ts';
import { contractFee, marginFor, multipleMaxAt, notionalAt, ticketsMax } from './rules.ts';
import { exitsOf, setExitsOf, type Ticket } from './ticket.ts';
import type { Exit } from './views.ts';

/** Margin and fee of so many lots at the price of a trader's open ticket. */
export function copyCost(core: Core, source: Ticket, lots: Lots): { readonly margin: bigint; readonly fee: bigint } {
  const terms = core.contract.termsOf(source.termsId);
  const notional = notionalAt(core.contract.market(source.pairId).grid, lots, source.entryPrice, 'up');
  return { margin: marginFor(notional, source.multiple), fee: contractFee(notional, terms.fee) };
}

/** The most lots an account can copy of a trader's ticket, and what keeps it from more; its own caps are the follow's to check. */
export function copyRoom(
  core: Core,
  accountId: AccountId,
  source: Ticket,
  wanted: Lots,
): { readonly lots: Lots; readonly reason: CopyReason | undefined } {
  const { pairId, direction } = source;
  const terms = core.contract.termsOf(source.termsId);
  if (!isOfferedTo(core, accountId, core.contract.market(pairId).pair))
    return { lots: 0 as Lots, reason: 'product_unavailable' };
  if (core.contract.countOf(accountId) >= ticketsMax) return { lots: 0 as Lots, reason: 'too_many_tickets' };
  let most: number = wanted;
  let reason: CopyReason | undefined;
  const cap = (lots: number, why: CopyReason) => {
    if (lots < most) {
      most = Math.max(lots, 0);
      reason = why;
    }
  };
  cap(Math.min(terms.lotsMax, terms.accountLotsMax - lotsHeld(core, accountId, pairId, direction)), 'above_maximum');
  // A copy has its trader's multiple, and is held to what the tiers allow for its own size.
  const { grid } = core.contract.market(pairId);
  const isWithinTier = (lots: Lots) =>
    source.multiple <= multipleMaxAt(terms.tiers, notionalAt(grid, lots, source.entryPrice, 'up'));
  cap(lotsWithin(most, isWithinTier), 'above_maximum');
  cap(roomFor(core, pairId, direction), 'open_interest_full');
  const spendable = core.spendable(accountId, 'lever', core.contract.assetId(core));
  cap(
    lotsWithin(most, (lots) => {
      const { margin, fee } = copyCost(core, source, lots);
      return margin + fee <= spendable;
    }),
    'balance_insufficient',
  );
  return { lots: most as Lots, reason };
}

/** The most lots for which something that grows with them still holds. */
export function lotsWithin(most: number, holds: (lots: Lots) => boolean): number {
  let low = 0;
  let high = most;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (holds(middle as Lots)) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** Opens a copy at the price of the trader's ticket, in the same command (RULES 7). `copyRoom` has said that it fits. */
export function openCopy(core: Core, accountId: AccountId, source: Ticket, lots: Lots, gridIndex: number): TicketId {
  const { pairId, direction, multiple, marginMode, termsId, entryType, entryPrice } = source;
  const plan = { termsId, entryType, limitPrice: entryPrice, referencePrice: source.referencePrice };
  const order = { accountId, pairId, direction, lots, multiple, marginMode };
  const from = { traderId: source.accountId, traderTicketId: source.ticketId };
  const ticket = ticketOf(core, order, plan, zero, from);
  const { takeProfit, stopLoss } = copiedExits(source, lots);
  setExitsOf(ticket, takeProfit, stopLoss);
  addOrder(core, ticket);
  openTicket(core, ticket, entryPrice, markOf(core, pairId), gridIndex);
  return ticket.ticketId;
}

/** The exits of a trader's ticket on so many lots of a copy: a part closes the same share, rounded up. */
export function copiedExits(source: Ticket, lots: Lots): ReturnType<typeof exitsOf> {
  const scaled = (exit: Exit | undefined): Exit | undefined =>
    exit?.lots === undefined ? exit : { price: exit.price, lots: Math.ceil((lots * exit.lots) / source.lots) as Lots };
  const { takeProfit, stopLoss } = exitsOf(source);
  return { takeProfit: scaled(takeProfit), stopLoss: scaled(stopLoss) };
}

/** Makes a copy its owner's alone: from now on its exits trigger by themselves. */
export function detachCopy(core: Core, ticket: Ticket): void {
  ticket.traderId = 0 as AccountId;
  ticket.traderTicketId = 0 as TicketId;
  core.contract.market(ticket.pairId).addExits(ticket);
}
