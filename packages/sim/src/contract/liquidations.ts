import { type EventOf, gridMs } from '@candor/exchange';
import { type Auditor, expectThat, type Delivery } from '../auditors/auditor.ts';
import { ceil, floor, maintenance, settledIn, worth } from './figures.ts';
import { Tape } from '../market/tape.ts';
import { type BookedTicket, TicketBook } from './ticket-book.ts';

/**
 * Walks every account after every tick, as the core must not: none is left under the maintenance, and none was
 * liquidated above it.
 */
export class LiquidationAuditor implements Auditor {
  readonly #book = new TicketBook();
  readonly #tape = new Tape();
  /** Of contract wallets, the available amount. */
  readonly #balances = new Map<number, bigint>();

  hear(told: Delivery): void {
    let tick: EventOf<'index.ticked'> | undefined;
    for (const event of told.events) {
      if (event.type === 'index.ticked') tick = event;
      if (event.type === 'index.ticked' || event.type === 'sessions.calendar_set') this.#tape.hear(event, told);
      if (event.type === 'contract.liquidated') this.#checkReport(event);
      if (event.type === 'ledger.posted') {
        for (const { accountId, walletType, assetId, available } of event.lines) {
          if (walletType !== 'contract' || assetId !== settledIn) continue;
          this.#balances.set(accountId, (this.#balances.get(accountId) ?? 0n) + available);
        }
      }
      this.#book.hear(event);
    }
    if (tick !== undefined) this.#checkAll(tick.gridIndex);
  }

  #checkAll(gridIndex: number): void {
    const units = new Map<string, BookedTicket[]>();
    for (const [ticketId, ticket] of this.#book.tickets) {
      if (!ticket.isOpen) continue;
      const { marginMode, accountId } = ticket.ordered;
      const unit = marginMode === 'cross' ? `account ${accountId}` : `ticket ${ticketId}`;
      units.set(unit, [...(units.get(unit) ?? []), ticket]);
    }
    for (const [unit, tickets] of units) {
      // With a price among them that may not be acted on, they wait for a tick that has all.
      const isActionable = tickets.every(
        ({ ordered }) => this.#tape.actionable(ordered.pairId, gridIndex) !== undefined,
      );
      if (isActionable) expectThat(this.#surplus(tickets) > 0n, `${unit} stands above its maintenance after a tick`);
    }
  }

  /** Equity less maintenance; exact but for fractions of an atom, which are dropped where that helps the tickets. */
  #surplus(tickets: readonly BookedTicket[]): bigint {
    let surplus = 0n;
    for (const { terms, lots, entryPrice, margin, settled, ordered } of tickets) {
      const mark = BigInt(this.#tape.last(ordered.pairId) ?? 0);
      const moved = ordered.direction === 'long' ? mark - entryPrice : entryPrice - mark;
      const needed = maintenance(terms, floor(worth(terms, lots, mark)));
      surplus += margin - settled + ceil(worth(terms, lots, moved)) - floor(needed);
    }
    const [first] = tickets;
    const isCross = first?.ordered.marginMode === 'cross';
    return surplus + (isCross ? (this.#balances.get(first.ordered.accountId) ?? 0n) : 0n);
  }

  #checkReport(report: EventOf<'contract.liquidated'>): void {
    const { accountId, gridIndex, equity, tickets, closed } = report;
    const what = `the liquidation of account ${accountId} at ${gridIndex * gridMs}`;
    expectThat(closed.length > 0 && equity <= report.maintenance, `${what} was due`);
    const sum = tickets.reduce((all, ticket) => all + ticket.maintenance, 0n);
    const margins = tickets.reduce((all, ticket) => all + ticket.margin, 0n);
    expectThat(sum === report.maintenance && margins === report.margin, `${what} reports all its tickets`);
    for (const ticketId of closed) {
      const isListed = tickets.some((ticket) => ticket.ticketId === ticketId);
      expectThat(isListed, `${what} closes its own tickets`);
    }
    expectThat(report.fromInsurance + report.fromOthers <= report.deficit, `${what} takes no more than is missing`);
  }
}
