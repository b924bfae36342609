import type { CoreEvent, EventOf } from '@candor/exchange';
import { Violation } from '../auditors/auditor.ts';

export type Terms = EventOf<'contract.terms_set'>['terms'];

type Steps = EventOf<'contract.exit_steps_set'>;
export type BookedTrail = { -readonly [K in keyof Steps['trails'][number]]: Steps['trails'][number][K] };
type EntryTrail = EventOf<'contract.entry_trail_set'>['trail'];
export type BookedEntryTrail = { -readonly [K in keyof EntryTrail]: EntryTrail[K] };

/** A live ticket, from facts alone. */
export interface BookedTicket {
  readonly ordered: EventOf<'contract.ordered'>;
  /** The furthest it may fill: of the order, or from where its trail was turned back to. */
  limitPrice: number;
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
  /** While it trails the mark. */
  trail: BookedEntryTrail | undefined;
  takeProfits: Steps['takeProfits'];
  stopLosses: Steps['stopLosses'];
  trails: BookedTrail[];
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
        for (const trail of ticket.ordered.copyOf === undefined ? ticket.trails : []) {
          if (trail.activationPrice === undefined) trail.peak ??= event.markPrice;
        }
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
        // One alone fires without a further fact; of several the rest is told.
        if (event.reason === 'take_profit' && ticket.takeProfits.length === 1) ticket.takeProfits = [];
        if (event.reason === 'stop_loss' && ticket.stopLosses.length === 1) ticket.stopLosses = [];
        if (event.lotsLeft === 0) this.tickets.delete(event.ticketId);
        break;
      }
      case 'contract.exits_set': {
        const { takeProfit, stopLoss } = event;
        Object.assign(this.of(event.ticketId), { ...alone(takeProfit, stopLoss), trails: [] });
        break;
      }
      case 'contract.exit_steps_set': {
        const { takeProfits, stopLosses, trails } = event;
        Object.assign(this.of(event.ticketId), { takeProfits, stopLosses, trails: trails.map((one) => ({ ...one })) });
        break;
      }
      case 'contract.entry_trail_set':
        this.of(event.ticketId).trail = { ...event.trail };
        break;
      case 'contract.entry_trailed':
        Object.assign(this.of(event.ticketId), { trail: undefined, limitPrice: event.limitPrice });
        break;
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
    const waits = { asked: undefined, trigger: undefined, trail: undefined };
    const state = { isOpen: false, lots, hold, multiple, limitPrice: ordered.limitPrice, ...waits };
    const exits = { ...alone(takeProfit, stopLoss), trails: [] };
    this.tickets.set(ticketId, { ordered, terms, ...state, ...exits, ...nothing });
  }
}

type Alone = EventOf<'contract.exits_set'>['takeProfit'];

function alone(takeProfit: Alone, stopLoss: Alone): Pick<Steps, 'takeProfits' | 'stopLosses'> {
  return {
    takeProfits: takeProfit === undefined ? [] : [takeProfit],
    stopLosses: stopLoss === undefined ? [] : [stopLoss],
  };
}
