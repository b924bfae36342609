import type { AccountId, CoreEvent, CoreMachine, EventOf } from '@candor/exchange';
import { type Auditor, expectThat, Violation, type Delivery } from '../auditors/auditor.ts';
import { TicketBook } from '../contract/ticket-book.ts';

type Opened = EventOf<'contract.opened'>;
type Closed = EventOf<'contract.closed'>;

interface Following {
  how: EventOf<'copy.followed'>;
  isActive: boolean;
  readonly share: bigint;
  realised: bigint;
  shared: bigint;
}

/** The effects of one answer on tickets that matter to copying. */
interface Act {
  /** Traders' own tickets that were opened and not yet answered at followers. */
  readonly opened: Map<number, Opened>;
  readonly copied: EventOf<'copy.copied'>[];
  /** Closes of traders' own tickets, in order. */
  readonly closed: Closed[];
}

/** Copying from facts: each follower gets one answer, at the trader's price, in size and share by the rules. */
export class CopyAuditor implements Auditor {
  readonly #book = new TicketBook();
  readonly #followable = new Map<AccountId, boolean>();
  readonly #follows = new Map<string, Following>();
  /** Live copies, by the number of their ticket. */
  readonly #copies = new Map<
    number,
    { readonly accountId: AccountId; readonly traderId: AccountId; readonly of: number }
  >();

  hear(told: Delivery): void {
    const act: Act = { opened: new Map(), copied: [], closed: [] };
    for (const event of told.events) {
      this.#check(event, act);
      this.#book.hear(event);
    }
    this.#everybodyWasAnswered(act);
    for (const { ticketId, lotsLeft } of act.closed) {
      if (lotsLeft > 0) continue;
      const left = [...this.#copies].find(([, copy]) => copy.of === ticketId);
      expectThat(left === undefined, `copy ${left?.[0]} closes with ticket ${ticketId} of its trader`);
    }
  }

  compare(core: CoreMachine): void {
    const seen = new Set<string>();
    for (const accountId of new Set([...this.#follows.values()].map(({ how }) => how.accountId))) {
      for (const view of core.queries.follows(accountId)) {
        const key = `${accountId}/${view.traderId}`;
        seen.add(key);
        const own = this.#of(accountId, view.traderId);
        const open = [...this.#copies].filter(
          ([, one]) => one.accountId === accountId && one.traderId === view.traderId,
        );
        const told = [own.isActive, own.how.mode, own.how.size, own.realised, own.shared, open.length];
        const says = [view.isActive, view.mode, view.size, view.realised, view.sharedTotal, view.openTickets.length];
        told.forEach((value, i) => expectThat(value === says[i], `the follow ${key} is as it was told`));
      }
    }
    for (const [key, own] of this.#follows)
      expectThat(!own.isActive || seen.has(key), `the core knows the follow ${key}`);
  }

  #check(event: CoreEvent, act: Act): void {
    switch (event.type) {
      case 'copy.trader_changed':
        this.#followable.set(event.traderId, event.status === 'followable');
        break;
      case 'copy.followed':
        this.#follow(event);
        break;
      case 'copy.follow_ended':
        this.#of(event.accountId, event.traderId).isActive = false;
        break;
      case 'contract.opened':
        this.#open(event, act);
        break;
      case 'copy.copied':
        this.#copied(event, act);
        break;
      case 'contract.closed':
        this.#close(event, act);
        break;
      case 'contract.overnight_charged': {
        const copy = this.#copies.get(event.ticketId);
        if (copy !== undefined) this.#of(copy.accountId, copy.traderId).realised -= event.fee;
        break;
      }
      case 'copy.self_held':
        expectThat(this.#copies.delete(event.ticketId), `ticket ${event.ticketId} was a copy`);
        break;
      case 'copy.profit_shared':
        this.#share(event);
        break;
      default:
        // The rest is not about copying.
        break;
    }
  }

  #follow(how: EventOf<'copy.followed'>): void {
    const { accountId, traderId } = how;
    expectThat(this.#followable.get(traderId) === true, `account ${traderId} can be followed`);
    const before = this.#follows.get(`${accountId}/${traderId}`);
    if (before === undefined) {
      const share = BigInt(how.share);
      this.#follows.set(`${accountId}/${traderId}`, { how, isActive: true, share, realised: 0n, shared: 0n });
      return;
    }
    Object.assign(before, { how, isActive: true });
  }

  #open(event: Opened, act: Act): void {
    const { ticketId, accountId, copyOf, price } = event;
    if (copyOf === undefined) {
      if (this.#followable.get(accountId) === true) act.opened.set(ticketId, event);
      return;
    }
    const source = this.#book.of(copyOf.traderTicketId);
    expectThat(
      source.ordered.copyOf === undefined && source.isOpen,
      `copy ${ticketId} is of an open ticket of a trader`,
    );
    expectThat(BigInt(price) === source.entryPrice, `copy ${ticketId} opens at its trader's price`);
    this.#of(accountId, copyOf.traderId).realised -= event.fee;
    this.#copies.set(ticketId, { accountId, traderId: copyOf.traderId, of: copyOf.traderTicketId });
  }

  #copied(event: EventOf<'copy.copied'>, act: Act): void {
    const { accountId, traderId, traderTicketId, traderLots, wantedLots, lots, price, result, reason, ticketId } =
      event;
    const what = `the answer to account ${accountId} about ticket ${traderTicketId}`;
    const opened = act.opened.get(traderTicketId);
    expectThat(opened !== undefined && opened.price === price, `${what} comes with its opening, at its price`);
    expectThat(this.#book.of(traderTicketId).lots === traderLots, `${what} tells the trader's lots`);
    const { how } = this.#of(accountId, traderId);
    expectThat(wantedLots === wanted(how, traderLots), `${what} asks for the size of the follow`);
    const isCopied = result !== 'skipped';
    expectThat(isCopied === lots > 0 && isCopied === (ticketId !== undefined), `${what} is a ticket or none`);
    expectThat((result === 'copied') === (lots === wantedLots) || !isCopied, `${what} says whether it is whole`);
    expectThat(result === 'copied' || reason !== undefined, `${what} says why it is not whole`);
    if (ticketId !== undefined) {
      const copy = this.#book.of(ticketId);
      expectThat(copy.lots === lots && copy.ordered.accountId === accountId, `${what} is the ticket that was opened`);
    }
    act.copied.push(event);
  }

  /** One answer for each trader's ticket and each follower; a ticket that did not outlive its tick is not copied. */
  #everybodyWasAnswered({ opened, copied }: Act): void {
    for (const [ticketId, { accountId: traderId }] of opened) {
      const answered = copied.filter(({ traderTicketId }) => traderTicketId === ticketId).map((one) => one.accountId);
      if (answered.length === 0 && !this.#book.tickets.has(ticketId)) continue;
      const due = [...this.#follows.values()].filter(({ how, isActive }) => isActive && how.traderId === traderId);
      const isEach = due.length === answered.length && due.every(({ how }) => answered.includes(how.accountId));
      expectThat(isEach, `everybody who follows account ${traderId} is answered once about ticket ${ticketId}`);
    }
  }

  #close(event: Closed, act: Act): void {
    const { ticketId, reason, lots, lotsLeft, price } = event;
    const copy = this.#copies.get(ticketId);
    if (copy === undefined) {
      act.closed.push(event);
      return;
    }
    this.#of(copy.accountId, copy.traderId).realised += event.profit - event.fee;
    if (lotsLeft === 0) this.#copies.delete(ticketId);
    if (reason !== 'trader_closed') return;
    const before = lots + lotsLeft;
    const isShare = act.closed.some((source) => {
      if (source.ticketId !== copy.of || source.price !== price) return false;
      const whole = BigInt(source.lots + source.lotsLeft);
      const share = (BigInt(before) * BigInt(source.lots) + whole - 1n) / whole;
      return source.lotsLeft === 0 ? lotsLeft === 0 : BigInt(lots) === share;
    });
    expectThat(isShare, `copy ${ticketId} closes the share that its trader closed, at the same price`);
  }

  /** max(total realised × share − already shared, 0), or less when the follower has less. */
  #share({ accountId, traderId, realised, sharedTotal, paid }: EventOf<'copy.profit_shared'>): void {
    const own = this.#of(accountId, traderId);
    const what = `the share of account ${accountId} to account ${traderId}`;
    expectThat(realised === own.realised, `${what} is of what was realised`);
    const due = (own.realised * own.share) / 1_000_000n - own.shared;
    expectThat(paid > 0n && paid <= due, `${what} is no more than is due`);
    own.shared += paid;
    expectThat(sharedTotal === own.shared, `${what} counts what was shared before`);
  }

  #of(accountId: AccountId, traderId: AccountId): Following {
    const found = this.#follows.get(`${accountId}/${traderId}`);
    if (found === undefined) throw new Violation(`account ${accountId} follows account ${traderId}`);
    return found;
  }
}

/** The trader's lots times the multiple, half up to hundredths above one lot, cut below it; or always the same. */
function wanted({ mode, size }: EventOf<'copy.followed'>, traderLots: number): number {
  if (mode === 'lots') return size;
  const exact = traderLots * size;
  const cut = Math.floor(exact / 100);
  return exact > 10_000 && exact % 100 >= 50 ? cut + 1 : cut;
}
