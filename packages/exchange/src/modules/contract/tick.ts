import { present } from '@candor/kernel';
import type { Price } from '@candor/money';
import type { EventOf } from '../../events.ts';
import type { Lots, PairId, TicketCloseReason, TicketId } from '../../vocabulary.ts';
import { gridMs } from '../index-prices/index-prices.ts';
import { closeTicket } from './close-ticket.ts';
import type { ExitKind } from './exit-steps.ts';
import { tryFill } from './fill.ts';
import { liquidateAllDue } from './liquidate.ts';
import type { ContractMarket } from './market.ts';
import { cancelTicket } from './order.ts';
import { quotePrice } from './rules.ts';
import type { ContractSlice } from './slice.ts';
import { exitsOf, isOpen, setExitsOf, type Ticket } from './ticket.ts';
import { fireEntryTrails, takeTrailed } from './trails.ts';
import type { Exit } from './views.ts';

interface Ticked {
  readonly market: ContractMarket;
  readonly mark: Price;
}

/**
 * Applies a tick to contracts, in this order: requested closes fill, exits trigger, waiting orders fill, then units at
 * or below the maintenance are liquidated. All of it at the quotes of this one tick, and while it is worked through later ones
 * are passed over. A price that is stale, or of a market that is closed, changes nothing.
 */
export function onTick(core: ContractSlice, { gridIndex, prices }: EventOf<'index.ticked'>): void {
  const { terms, storm } = core.contract;
  if (terms.length === 0 || storm.tick !== undefined) return;
  const atMs = gridIndex * gridMs;
  const ticked = new Map<PairId, Ticked>();
  for (const market of core.contract.markets.values()) market.wins.clear();
  for (const { pairId, price } of prices) {
    const market = core.contract.markets.get(pairId);
    if (market === undefined) continue;
    // Even a price that allows no action counts in an account's equity.
    core.contract.guards.touch(market, price);
    expireAfterClose(core, market, atMs);
    if (core.index.fresh(pairId, core.nowMs) === undefined) continue;
    if (core.sessions.isOpen(pairId, atMs)) ticked.set(pairId, { market, mark: price });
  }
  for (const { market, mark } of ticked.values()) closeAsked(core, market, mark, gridIndex);
  for (const { market, mark } of ticked.values()) fireExits(core, market, { mark, gridIndex });
  for (const { market, mark } of ticked.values()) fillWaiting(core, market, mark, gridIndex);
  liquidateAllDue(core, ticked, gridIndex);
}

function inOrder(core: ContractSlice, ticketIds: Iterable<number>): Ticket[] {
  const tickets: Ticket[] = [];
  for (const ticketId of ticketIds) {
    const ticket = core.contract.tickets.get(ticketId as TicketId);
    if (ticket !== undefined) tickets.push(ticket);
  }
  return tickets.sort((a, b) => a.ticketId - b.ticketId);
}

/** The house's price for closing a ticket at a mark, under the ticket's own terms. */
function closingQuote(core: ContractSlice, market: ContractMarket, ticket: Ticket, mark: Price): Price {
  return quotePrice(market.grid, core.contract.termsOf(ticket.termsId).spread, mark, ticket.direction, 'close');
}

/** A market order does not outlive the session it was placed in: the next one may open anywhere. */
function expireAfterClose(core: ContractSlice, market: ContractMarket, atMs: number): void {
  const { pairId } = market.pair;
  if (market.atNextTick.size === 0 || !core.sessions.calendars.has(pairId)) return;
  for (const ticket of inOrder(core, market.atNextTick)) {
    if (ticket.entryType !== 'market') continue;
    const closesAtMs = core.sessions.isOpen(pairId, ticket.orderedAtMs)
      ? core.sessions.changesAtMs(pairId, ticket.orderedAtMs)
      : ticket.orderedAtMs;
    if (closesAtMs !== undefined && atMs >= closesAtMs) cancelTicket(core, ticket, 'market_closed');
  }
}

function closeAsked(core: ContractSlice, market: ContractMarket, mark: Price, gridIndex: number): void {
  for (const ticket of inOrder(core, market.closing)) {
    if (ticket.status !== 'closing') continue;
    const price = closingQuote(core, market, ticket, mark);
    const reason = ticket.isReversing === 1 ? 'reversed' : 'user';
    closeTicket(core, ticket, { lots: ticket.closingLots, price, gridIndex, reason });
  }
}

interface At {
  readonly mark: Price;
  readonly gridIndex: number;
}

/** Stop losses first, then what has trailed, then take profits. */
function fireExits(core: ContractSlice, market: ContractMarket, at: At): void {
  fireTouched(core, market, 'stopLosses', at);
  fireTrailed(core, market, at);
  fireTouched(core, market, 'takeProfits', at);
}

const reasons = { stopLosses: 'stop_loss', takeProfits: 'take_profit' } as const;

function fireTouched(core: ContractSlice, market: ContractMarket, kind: ExitKind, at: At): void {
  const { tick } = market.grid;
  for (const ticketId of market[kind].takeTouched(Math.floor(at.mark / tick), Math.ceil(at.mark / tick))) {
    const ticket = core.contract.tickets.get(ticketId as TicketId);
    if (ticket === undefined || !isOpen(ticket)) continue;
    // Several may be touched at once: what an earlier one has left decides what is left of this one.
    const exit = takeAlone(ticket, kind) ?? core.contract.steps.takeTouched(kind, ticket, at.mark);
    if (exit !== undefined) closeByExit(core, market, ticket, exit, { ...at, reason: reasons[kind] });
  }
}

function fireTrailed(core: ContractSlice, market: ContractMarket, at: At): void {
  if (market.trailingExits.size === 0) return;
  for (const [ticket, trail] of takeTrailed(core, market, at.mark)) {
    if (!core.contract.steps.takeTrail(market, ticket.ticketId, trail)) continue;
    closeByExit(core, market, ticket, trail, { ...at, reason: 'trailing_stop' });
  }
}

function closeByExit(
  core: ContractSlice,
  market: ContractMarket,
  ticket: Ticket,
  exit: Pick<Exit, 'lots'>,
  { mark, gridIndex, reason }: At & { readonly reason: TicketCloseReason },
): void {
  const lots = Math.min(exit.lots ?? ticket.lots, ticket.lots) as Lots;
  closeTicket(core, ticket, { lots, price: closingQuote(core, market, ticket, mark), gridIndex, reason });
}

/** The exit of a kind in the ticket's own record; it fires once, and the trigger that held it has let it go already. */
function takeAlone(ticket: Ticket, kind: ExitKind): Exit | undefined {
  const { takeProfit, stopLoss } = exitsOf(ticket);
  if (kind === 'stopLosses') setExitsOf(ticket, takeProfit, undefined);
  else setExitsOf(ticket, undefined, stopLoss);
  return kind === 'stopLosses' ? stopLoss : takeProfit;
}

/** Lets go the orders whose trigger the mark has reached: they are tried at this very tick, as limit orders are. */
function fireEntries(core: ContractSlice, market: ContractMarket, mark: Price, gridIndex: number): void {
  const { tick } = market.grid;
  for (const ticketId of market.entries.takeTouched(Math.floor(mark / tick), Math.ceil(mark / tick))) {
    const ticket = present(core.contract.tickets.get(ticketId as TicketId), 'a trigger is of a live ticket');
    core.contract.triggers.fire(ticket.ticketId);
    market.addPending(ticket);
    const { accountId, pairId } = ticket;
    core.emit({
      type: 'contract.triggered',
      ticketId: ticket.ticketId,
      accountId,
      pairId,
      markPrice: mark,
      gridIndex,
    });
  }
}

function fillWaiting(core: ContractSlice, market: ContractMarket, mark: Price, gridIndex: number): void {
  fireEntries(core, market, mark, gridIndex);
  fireEntryTrails(core, market, mark, gridIndex);
  const { tick } = market.grid;
  for (const touched of market.limits.takeTouched(Math.floor(mark / tick), Math.ceil(mark / tick))) {
    market.atNextTick.add(touched as TicketId);
  }
  for (const ticket of inOrder(core, market.atNextTick)) {
    if (ticket.status === 'pending') tryFill(core, ticket, mark, gridIndex);
  }
}
