import type { CoreEvent, EventOf } from '@candor/exchange';
import { Violation } from '../auditors/auditor.ts';

export type Terms = EventOf<'contract.terms_set'>['terms'];

/** A live ticket, from facts alone. */
export interface BookedTicket {
  readonly ordered: EventOf<'contract.ordered'>;
  readonly terms: Terms;
  isOpen: boolean;
  lots: number;
  /** Lots to be closed; absent without a request. */
  asked: number | undefined;
  hold: bigint;
  entryPrice: bigint;
  margin: bigint;
  /** Profit that was paid out ahead. */
  settled: bigint;
  profitTotal: bigint;
  feeTotal: bigint;
  overnightTotal: bigint;
  multiple: number;
  /** While it waits for a mark. */
  trigger: EventOf<'contract.trigger_set'> | undefined;
  takeProfit: EventOf<'contract.exits_set'>['takeProfit'];
  stopLoss: EventOf<'contract.exits_set'>['stopLoss'];
}

/** Keeps the tickets as the facts describe them. It checks nothing: auditors look at a ticket before and after a fact. */
export class TicketBook {
  readonly tickets = new Map<number, BookedTicket>();
  readonly #terms = new Map<number, Terms>();

  of(ticketId: number): BookedTicket {
    const ticket = this.tickets.get(ticketId);
    if (ticket === undefined) throw new Violation(`ticket ${ticketId} was ordered and has not ended`);
    return ticket;
  }

  hear(event: CoreEvent): void {
    switch (event.type) {
      case 'contract.terms_set':
        this.#terms.set(event.termsId, event.terms);
        break;
      case 'contract.ordered':
        this.#order(event);
        break;
      case 'contract.trigger_set':
        this.of(event.ticketId).trigger = event;
        break;
      case 'contract.triggered':
        this.of(event.ticketId).trigger = undefined;
        break;
      case 'contract.multiple_set':
        Object.assign(this.of(event.ticketId), { multiple: event.multiple, margin: event.margin });
        break;
      case 'contract.cancelled':
        this.tickets.delete(event.ticketId);
        break;
      case 'contract.opened': {
        const ticket = this.of(event.ticketId);
        Object.assign(ticket, { isOpen: true, hold: 0n, entryPrice: BigInt(event.price), margin: event.margin });
        ticket.feeTotal += event.fee;
        break;
      }
      case 'contract.closing':
        this.of(event.ticketId).asked = event.lots;
        break;
      case 'contract.closed': {
        const ticket = this.of(event.ticketId);
        Object.assign(ticket, { lots: event.lotsLeft, asked: undefined, margin: event.marginLeft });
        ticket.settled -= event.settledBefore;
        ticket.profitTotal += event.profit;
        ticket.feeTotal += event.fee;
        if (event.lotsLeft === 0) this.tickets.delete(event.ticketId);
        break;
      }
      case 'contract.exits_set': {
        const { takeProfit, stopLoss } = event;
        Object.assign(this.of(event.ticketId), { takeProfit, stopLoss });
        break;
      }
      case 'contract.margin_moved':
        Object.assign(this.of(event.ticketId), { margin: event.margin, settled: event.settled });
        break;
      case 'contract.overnight_charged': {
        const ticket = this.of(event.ticketId);
        ticket.margin = event.margin;
        ticket.overnightTotal += event.fee;
        break;
      }
      default:
        // The rest changes no ticket.
        break;
    }
  }

  #order(ordered: EventOf<'contract.ordered'>): void {
    const { ticketId, termsId, lots, hold, multiple, takeProfit, stopLoss } = ordered;
    const terms = this.#terms.get(termsId);
    if (terms === undefined) throw new Violation(`ticket ${ticketId} has terms that were told`);
    const nothing = { margin: 0n, settled: 0n, profitTotal: 0n, feeTotal: 0n, overnightTotal: 0n, entryPrice: 0n };
    const state = { isOpen: false, lots, hold, asked: undefined, multiple, trigger: undefined, takeProfit, stopLoss };
    this.tickets.set(ticketId, { ordered, terms, ...state, ...nothing });
  }
}
