import {
  type AccountId,
  type CoreEvent,
  type CoreMachine,
  type EventOf,
  type ExitSet,
  firstUserAccount,
  type TicketView,
} from '@candor/exchange';
import { type Auditor, expectThat, type Delivery } from '../auditors/auditor.ts';
import { ceil, partUp, quote, tickIn, worth } from './figures.ts';
import { Tape } from '../market/tape.ts';
import { type BookedTicket, TicketBook } from './ticket-book.ts';
import { checkEntryTrailed, followMark, hasTrailed } from './trails.ts';

const paymentKinds = new Set(['contract_profit', 'contract_loss']);
const feeKinds = new Set(['contract_fee', 'overnight_fee', 'liquidation_fee']);

/**
 * Contracts from their facts: every fill at the quote of its tick, every figure exact, and matching postings in the
 * ledger.
 */
export class ContractAuditor implements Auditor {
  readonly #book = new TicketBook();
  readonly #tape = new Tape();
  readonly #accounts = new Set<AccountId>();
  #lastId = 0;
  /** Of one answer: the users' payments in its facts, less those in the ledger. */
  #paid = 0n;
  #charged = 0n;

  hear(told: Delivery): void {
    this.#paid = 0n;
    this.#charged = 0n;
    let tick: EventOf<'index.ticked'> | undefined;
    for (const event of told.events) {
      if (event.type === 'index.ticked') tick = event;
      this.#check(event, told);
      this.#book.hear(event);
      // Steps that a close has fitted are told with the best mark before the tick, which they follow next.
      if (event.type === 'contract.exit_steps_set' && tick !== undefined) this.#follow(event, tick);
    }
    expectThat(this.#paid === 0n, `the house pays what tickets gained and lost, at sequence ${told.sequence}`);
    expectThat(this.#charged === 0n, `the house collects the fees of tickets, at sequence ${told.sequence}`);
  }

  compare(core: CoreMachine): void {
    let seen = 0;
    for (const accountId of this.#accounts) {
      for (const view of core.queries.tickets(accountId)) {
        seen += 1;
        const own = this.#book.of(view.ticketId);
        const entryPrice = own.isOpen ? Number(own.entryPrice) : undefined;
        const told = [own.isOpen, own.lots, own.hold, own.margin, own.settled, entryPrice];
        expectThat(own.multiple === view.multiple, `ticket ${view.ticketId} has the multiple that was told`);
        expectThat(
          own.trigger?.triggerPrice === view.trigger?.price,
          `ticket ${view.ticketId} waits for the mark that was told`,
        );
        if (view.copyOf === undefined) compareExits(own, view);
        expectThat(own.trail?.peak === view.trail?.peak, `ticket ${view.ticketId} trails the best mark that was told`);
        const totals = [own.profitTotal, own.feeTotal, own.overnightTotal, own.asked ?? 0];
        const says = [view.status !== 'pending', view.lots, view.hold, view.margin, view.settled, view.entryPrice];
        const sums = [view.profitTotal, view.feeTotal, view.overnightTotal, view.closingLots];
        [...told, ...totals].forEach((value, i) =>
          expectThat(value === [...says, ...sums][i], `ticket ${view.ticketId} is as it was told`),
        );
      }
    }
    expectThat(seen === this.#book.tickets.size, 'the core has every ticket that was ordered and has not ended');
  }

  #check(event: CoreEvent, told: Delivery): void {
    switch (event.type) {
      case 'index.ticked':
      case 'sessions.calendar_set':
        this.#tape.hear(event, told);
        if (event.type === 'index.ticked') this.#followAll(event);
        break;
      case 'ledger.posted':
        for (const { accountId, kind, available } of event.lines) {
          if (accountId < firstUserAccount) continue;
          if (paymentKinds.has(kind)) this.#paid -= available;
          if (feeKinds.has(kind)) this.#charged += available;
        }
        break;
      case 'contract.ordered':
        expectThat(event.ticketId === this.#lastId + 1, `ticket ${event.ticketId} follows ${this.#lastId}`);
        this.#lastId = event.ticketId;
        this.#accounts.add(event.accountId);
        break;
      case 'contract.cancelled': {
        const { hold, isOpen } = this.#book.of(event.ticketId);
        expectThat(!isOpen && event.released === hold, `ticket ${event.ticketId} gives back what it held`);
        break;
      }
      case 'contract.triggered':
        this.#trigger(event, this.#book.of(event.ticketId));
        break;
      case 'contract.entry_trailed':
        this.#letGo(event, this.#book.of(event.ticketId));
        break;
      case 'contract.multiple_set':
        this.#changeMultiple(event, this.#book.of(event.ticketId));
        break;
      case 'contract.opened':
        this.#open(event, this.#book.of(event.ticketId));
        break;
      case 'contract.closed':
        this.#close(event, this.#book.of(event.ticketId));
        break;
      case 'contract.margin_moved':
        this.#paid += event.settled - this.#book.of(event.ticketId).settled;
        break;
      case 'contract.overnight_charged':
        this.#overnight(event, this.#book.of(event.ticketId));
        break;
      default:
        // The rest has no figures of contracts.
        break;
    }
  }

  #trigger(event: EventOf<'contract.triggered'>, { trigger, isOpen }: BookedTicket): void {
    const { ticketId, markPrice } = event;
    const index = this.#tape.actionable(event.pairId, event.gridIndex);
    expectThat(!isOpen && index === markPrice, `ticket ${ticketId} is triggered by a price that may be acted on`);
    const at = trigger?.triggerPrice ?? 0;
    const isReached = trigger?.waitsFor === 'rise' ? markPrice >= at : markPrice <= at;
    expectThat(at > 0 && isReached, `ticket ${ticketId} is triggered once, where the mark has reached its trigger`);
  }

  #follow({ ticketId, pairId }: EventOf<'contract.exit_steps_set'>, { gridIndex }: EventOf<'index.ticked'>): void {
    const mark = this.#tape.actionable(pairId, gridIndex);
    if (mark !== undefined) followMark(this.#book.of(ticketId), mark);
  }

  #followAll({ gridIndex, prices }: EventOf<'index.ticked'>): void {
    for (const { pairId } of prices) {
      const mark = this.#tape.actionable(pairId, gridIndex);
      if (mark === undefined) continue;
      for (const ticket of this.#book.tickets.values()) {
        if (ticket.ordered.pairId === pairId) followMark(ticket, mark);
      }
    }
  }

  /** From its stop on an order that trailed is a market order with its own slippage. */
  #letGo(event: EventOf<'contract.entry_trailed'>, ticket: BookedTicket): void {
    const { ticketId, markPrice, stopPrice, referencePrice } = event;
    const index = this.#tape.actionable(event.pairId, event.gridIndex);
    expectThat(index === markPrice, `ticket ${ticketId} is let go by a price that may be acted on`);
    checkEntryTrailed(event, ticket, tickIn(ticket.terms));
    const expected = quote(ticket.terms, stopPrice, ticket.ordered.direction === 'long');
    expectThat(BigInt(referencePrice) === expected, `ticket ${ticketId} is reckoned from the quote at its stop`);
  }

  /** Margin moves by the difference of two multiples at the entry: in whole towards the ticket, at most that out of it. */
  #changeMultiple(event: EventOf<'contract.multiple_set'>, ticket: BookedTicket): void {
    const { ticketId, multiple, margin } = event;
    const notional = ceil(worth(ticket.terms, ticket.lots, ticket.entryPrice));
    const asked = (times: number) => ceil({ above: notional, below: BigInt(times) });
    const change = asked(multiple) - asked(ticket.multiple);
    const moved = margin - ticket.margin;
    expectThat(ticket.isOpen && margin >= 0n, `ticket ${ticketId} is open when its multiple changes`);
    expectThat(
      change >= 0n ? moved === change : moved < 0n && moved >= change,
      `ticket ${ticketId} has the margin of its new multiple`,
    );
  }

  #open(event: EventOf<'contract.opened'>, { terms, limitPrice, isOpen, lots, trigger, trail }: BookedTicket): void {
    const { ticketId, direction, price, markPrice, gridIndex, notional, multiple } = event;
    const index = this.#tape.actionable(event.pairId, gridIndex);
    expectThat(!isOpen && lots === event.lots, `ticket ${ticketId} opens once, as it was ordered`);
    expectThat(trigger === undefined && trail === undefined, `ticket ${ticketId} opens after what it waits for`);
    expectThat(index === markPrice, `ticket ${ticketId} opens at a price that may be acted on`);
    const isLong = direction === 'long';
    // A copy fills at its trader's price, under its trader's terms: it is the same quote.
    expectThat(BigInt(price) === quote(terms, markPrice, isLong), `ticket ${ticketId} opens at the quote of its tick`);
    const isWithin = isLong ? price <= limitPrice : price >= limitPrice;
    expectThat(isWithin, `ticket ${ticketId} opens within its limit`);
    expectThat(notional === ceil(worth(terms, lots, BigInt(price))), `ticket ${ticketId} has the notional of its lots`);
    const margin = (notional + BigInt(multiple) - 1n) / BigInt(multiple);
    expectThat(event.margin === margin, `ticket ${ticketId} has the margin of its multiple`);
    expectThat(event.fee === partUp(notional, terms.fee), `ticket ${ticketId} pays the fee of its terms`);
    this.#charged += event.fee;
  }

  #close(event: EventOf<'contract.closed'>, ticket: BookedTicket): void {
    const { ticketId, direction, lots, lotsLeft, price, markPrice, gridIndex, reason } = event;
    const { terms } = ticket;
    const index = this.#tape.actionable(event.pairId, gridIndex);
    expectThat(ticket.isOpen && lots > 0 && lots + lotsLeft === ticket.lots, `ticket ${ticketId} closes what is open`);
    expectThat(index === markPrice, `ticket ${ticketId} closes at a price that may be acted on`);
    const isLong = direction === 'long';
    expectThat(
      BigInt(price) === quote(terms, markPrice, !isLong),
      `ticket ${ticketId} closes at the quote of its tick`,
    );
    expectThat(isCause(event, ticket), `ticket ${ticketId} closes for the reason ${reason}`);

    const moved = BigInt(price) - ticket.entryPrice;
    const { above, below } = worth(terms, lots, isLong ? moved : -moved);
    expectThat(above % below === 0n, `the result of ticket ${ticketId} is a whole number of atoms`);
    const expected = above / below - event.shortfall + event.deficit;
    expectThat(event.profit === expected, `ticket ${ticketId} gains what its prices say`);
    const rate = reason === 'liquidation' ? terms.liquidationFee : terms.fee;
    const fee = partUp(ceil(worth(terms, lots, BigInt(price))), rate);
    expectThat(event.fee <= fee && event.fee >= 0n, `ticket ${ticketId} pays no more than its fee`);
    expectThat(event.marginLeft >= 0n && event.settledBefore >= 0n, `ticket ${ticketId} has no less than nothing left`);
    const sums = [ticket.profitTotal + event.profit, ticket.feeTotal + event.fee, ticket.overnightTotal];
    const says = [event.profitTotal, event.feeTotal, event.overnightTotal];
    sums.forEach((sum, i) => expectThat(sum === says[i], `the three lines of ticket ${ticketId} add up`));
    this.#paid += event.profit - event.settledBefore;
    this.#charged += event.fee;
  }

  #overnight(event: EventOf<'contract.overnight_charged'>, { terms, lots, isOpen }: BookedTicket): void {
    const { ticketId, notional, fee } = event;
    const mark = this.#tape.last(event.pairId);
    expectThat(isOpen && mark !== undefined, `ticket ${ticketId} is charged while it is open`);
    expectThat(notional === ceil(worth(terms, lots, BigInt(mark ?? 0))), `ticket ${ticketId} is charged at its mark`);
    const due = ceil({ above: notional * BigInt(terms.overnightRate), below: 365n * 1_000_000n });
    expectThat(fee >= 0n && fee <= due, `ticket ${ticketId} pays no more than a night`);
    this.#charged += fee;
  }
}

/** True when a ticket may close for this reason: its owner asked, or the mark has reached its exit. */
function isCause({ reason, lots, markPrice, direction }: EventOf<'contract.closed'>, ticket: BookedTicket): boolean {
  const isLong = direction === 'long';
  if (reason === 'user' || reason === 'reversed') return ticket.asked === lots;
  if (reason === 'trader_closed') return ticket.ordered.copyOf !== undefined;
  if (reason === 'copy_stopped') return ticket.ordered.copyOf !== undefined && lots === ticket.lots;
  const touches = (exits: BookedTicket['takeProfits'], waitsForRise: boolean) =>
    exits.some(
      (exit) =>
        (waitsForRise ? markPrice >= exit.price : markPrice <= exit.price) && lots <= (exit.lots ?? ticket.lots),
    );
  if (reason === 'take_profit') return touches(ticket.takeProfits, isLong);
  if (reason === 'stop_loss') return touches(ticket.stopLosses, !isLong);
  if (reason === 'trailing_stop') return hasTrailed(ticket, lots, markPrice, tickIn(ticket.terms));
  return true;
}

/** The exits of a ticket are those that were told, and together close no more than is open. */
function compareExits(own: BookedTicket, { ticketId, exits, lots }: TicketView): void {
  const words = ({ takeProfits, stopLosses, trails }: ExitSet | BookedTicket) =>
    [
      ...takeProfits.map(({ price, lots: size }) => `gain ${price} ${size ?? 'all'}`),
      ...stopLosses.map(({ price, lots: size }) => `loss ${price} ${size ?? 'all'}`),
      ...trails.map(({ peak, lots: size }) => `trail ${peak ?? 'waits'} ${size ?? 'all'}`),
    ].join();
  expectThat(
    words(own) === words(exits),
    `ticket ${ticketId} has the exits that were told: ${words(own)}, ${words(exits)}`,
  );
  for (const kind of [exits.takeProfits, exits.stopLosses, exits.trails]) {
    if (kind.length < 2) continue;
    const closed = kind.reduce((sum, one) => sum + (one.lots ?? lots), 0);
    expectThat(closed <= lots, `the exits of ticket ${ticketId} close no more than is open`);
  }
}
