import { Triggers } from '../../matching/triggers.ts';
import type { Atoms, Price } from '@candor/money';
import { atoms, zero } from '@candor/money';
import type { Direction, Lots, TicketId } from '../../vocabulary.ts';
import type { Pair } from '../catalog/catalog.ts';
import type { ContractGrid } from './rules.ts';
import { acceptsPrice, notionalAt, profitBetween } from './rules.ts';
import type { Ticket } from './ticket.ts';
import { TickWins } from './tick-wins.ts';
import { isOpen, partOf } from './ticket.ts';

/** All open tickets of one pair and direction together: with the other direction and the house, they sum to zero. */
interface OpenInterest {
  lots: number;
  /** Σ entry notional, so that the side's unrealised result needs no walk. */
  entryWorth: bigint;
  settled: bigint;
}

/**
 * The entries of one pair that wait for its next tick, and its open interest. All of it can be rebuilt from the
 * tickets.
 */
export class ContractMarket {
  readonly pair: Pair;
  readonly grid: ContractGrid;
  /** Market orders, and limit orders the quote touched already: they are tried at the next tick. */
  readonly atNextTick = new Set<TicketId>();
  /** Limit orders by the index at which they may fill. */
  readonly limits = new Triggers();
  /** Orders that wait for the mark to reach their trigger. */
  readonly entries = new Triggers();
  readonly closing = new Set<TicketId>();
  readonly takeProfits = new Triggers();
  readonly stopLosses = new Triggers();
  /** Tickets that trail the mark: pending ones, and open ones with such exits. */
  readonly trailingEntries = new Set<TicketId>();
  readonly trailingExits = new Set<TicketId>();
  /** Bounds of the index inside which a risk unit cannot be liquidated, by its number. */
  readonly guards = new Triggers();
  readonly wins = new TickWins();
  readonly open: Readonly<Record<Direction, Set<TicketId>>> = { long: new Set(), short: new Set() };
  readonly interest: Readonly<Record<Direction, OpenInterest>> = {
    long: { lots: 0, entryWorth: 0n, settled: 0n },
    short: { lots: 0, entryWorth: 0n, settled: 0n },
  };

  constructor(pair: Pair, lot: Atoms) {
    this.pair = pair;
    this.grid = { lot, tick: pair.tick, baseScale: pair.base.scale, quoteScale: pair.quote.scale };
  }

  /** Adds an opened ticket to the open interest, or removes its remainder with `sign` −1. */
  count(ticket: Ticket, size: Lots, settled: Atoms, sign: 1 | -1): void {
    const side = this.interest[ticket.direction];
    side.lots += sign * size;
    side.entryWorth += BigInt(sign) * notionalAt(this.grid, size, ticket.entryPrice, 'down');
    side.settled += BigInt(sign) * settled;
  }

  /** The amount that the house owes one side at a mark; negative when that side owes the house. */
  owedTo(direction: Direction, mark: Price): Atoms {
    const { lots, entryWorth, settled } = this.interest[direction];
    if (lots === 0) return zero;
    const worth = notionalAt(this.grid, lots as Lots, mark, 'down');
    return atoms((direction === 'long' ? worth - entryWorth : entryWorth - worth) - settled);
  }

  /** A copy's exits wait for nothing: while it is copied it closes when the trader's ticket does. */
  addExits(ticket: Ticket): void {
    if (ticket.traderId !== 0) return;
    const { tick } = this.grid;
    const isLong = ticket.direction === 'long';
    if (ticket.takeProfitPrice > 0)
      this.takeProfits.add(ticksOf(ticket.takeProfitPrice, tick), ticket.ticketId, isLong);
    if (ticket.stopLossPrice > 0) this.stopLosses.add(ticksOf(ticket.stopLossPrice, tick), ticket.ticketId, !isLong);
  }

  removeExits(ticket: Ticket): void {
    if (ticket.traderId !== 0) return;
    const { tick } = this.grid;
    const isLong = ticket.direction === 'long';
    if (ticket.takeProfitPrice > 0)
      this.takeProfits.remove(ticksOf(ticket.takeProfitPrice, tick), ticket.ticketId, isLong);
    if (ticket.stopLossPrice > 0) this.stopLosses.remove(ticksOf(ticket.stopLossPrice, tick), ticket.ticketId, !isLong);
  }

  /** A buy waits for the index to fall to its limit, a sell for it to rise there; the quote is looked at then. */
  addPending(ticket: Ticket): void {
    if (ticket.entryType === 'market') this.atNextTick.add(ticket.ticketId);
    else this.limits.add(ticksOf(ticket.limitPrice, this.grid.tick), ticket.ticketId, ticket.direction === 'short');
  }

  removePending(ticket: Ticket): void {
    this.atNextTick.delete(ticket.ticketId);
    if (ticket.entryType === 'limit') {
      this.limits.remove(ticksOf(ticket.limitPrice, this.grid.tick), ticket.ticketId, ticket.direction === 'short');
    }
  }

  /** Puts a ticket that was read from a snapshot where it waits. */
  place(ticket: Ticket): void {
    if (ticket.status === 'pending') this.addPending(ticket);
    if (!isOpen(ticket)) return;
    this.open[ticket.direction].add(ticket.ticketId);
    this.count(ticket, ticket.lots, ticket.settled, 1);
    this.addExits(ticket);
    if (ticket.status === 'closing') this.closing.add(ticket.ticketId);
  }
}

/** A price of the grid in ticks: exact, because orders off the grid are refused. */
export function ticksOf(at: Price, tick: Price): number {
  return Math.floor(at / tick);
}

/** True when a quote fills a limit order. */
export function isTouched(ticket: Ticket, quote: Price): boolean {
  return acceptsPrice(ticket.direction, ticket.limitPrice, quote);
}

/** Price profit of a ticket at a price, on so many of its lots. */
function profitAt(market: ContractMarket, ticket: Ticket, size: Lots, at: Price): Atoms {
  return profitBetween(market.grid, ticket.direction, size, ticket.entryPrice, at);
}

/**
 * The amount due from house to owner for closing so many lots, before fees: the profit less the part paid out already.
 */
export function dueAt(market: ContractMarket, ticket: Ticket, size: Lots, at: Price): Atoms {
  return atoms(profitAt(market, ticket, size, at) - partOf(ticket.settled, size, ticket.lots));
}
