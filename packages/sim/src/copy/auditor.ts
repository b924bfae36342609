import type { AccountId, CoreEvent, CoreMachine, EventOf, PairId } from '@candor/exchange';
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
  /** Absent: every pair, and no total limit. */
  limits?: EventOf<'copy.limits_set'> | undefined;
  /** The total limit that ended it. */
  stop?: EventOf<'copy.stopped'> | undefined;
}

/** The ticks of its pair that a copy of a stopped follow may outlive: prices can be passed over while much is due. */
const ticksToClose = 20;

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
    { readonly accountId: AccountId; readonly traderId: AccountId; readonly of: number; ticks: number }
  >();
  /** Pairs with trading hours: their copies wait for the next session. */
  readonly #withHours = new Set<PairId>();
  #isClockInDoubt = false;

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
        const told: unknown[] = [own.isActive, own.how.mode, own.how.size, own.realised, own.shared, open.length];
        const says: unknown[] = [
          view.isActive,
          view.mode,
          view.size,
          view.realised,
          view.sharedTotal,
          view.openTickets.length,
        ];
        const { limits, stop } = own;
        told.push(limits?.pairs ?? 'all', (limits?.pairIds ?? []).join(), limits?.lossMax, limits?.profitMin);
        says.push(view.pairs, view.pairIds.join(), view.lossMax, view.profitMin);
        told.push(stop?.reason, stop?.result);
        says.push(view.stopped?.reason, view.stopped?.result);
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
      case 'copy.limits_set':
        this.#of(event.accountId, event.traderId).limits = event;
        break;
      case 'copy.stopped':
        this.#stop(event);
        break;
      case 'sessions.calendar_set':
        for (const pairId of event.pairIds) this.#withHours.add(pairId);
        break;
      case 'clock.faulted':
      case 'clock.restored':
        this.#isClockInDoubt = event.type === 'clock.faulted';
        break;
      case 'index.ticked':
        if (!this.#isClockInDoubt) this.#tick(event);
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
    if (!before.isActive) {
      before.stop = undefined;
      before.limits = undefined;
    }
    Object.assign(before, { how, isActive: true });
  }

  /** A limit that was told, reached by what it says, and nothing is copied any more. */
  #stop(event: EventOf<'copy.stopped'>): void {
    const { accountId, traderId, reason, result, limit } = event;
    const own = this.#of(accountId, traderId);
    const what = `the stop of the follow of account ${traderId} by account ${accountId}`;
    expectThat(own.stop === undefined && !own.isActive, `${what} comes once, with its end`);
    const isReached = reason === 'loss' ? result <= -limit : result >= limit;
    const told = reason === 'loss' ? own.limits?.lossMax : own.limits?.profitMin;
    expectThat(isReached && limit === told, `${what} is for a limit that was set and reached`);
    own.stop = event;
  }

  #tick({ prices }: EventOf<'index.ticked'>): void {
    for (const [ticketId, copy] of this.#copies) {
      if (this.#of(copy.accountId, copy.traderId).stop === undefined) continue;
      const { pairId } = this.#book.of(ticketId).ordered;
      if (this.#withHours.has(pairId) || !prices.some((price) => price.pairId === pairId)) continue;
      copy.ticks += 1;
      expectThat(copy.ticks < ticksToClose, `copy ${ticketId} closes, as its follow has stopped`);
    }
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
    this.#copies.set(ticketId, { accountId, traderId: copyOf.traderId, of: copyOf.traderTicketId, ticks: 0 });
  }

  #copied(event: EventOf<'copy.copied'>, act: Act): void {
    const { accountId, traderId, traderTicketId, traderLots, wantedLots, lots, price, result, reason, ticketId } =
      event;
    const what = `the answer to account ${accountId} about ticket ${traderTicketId}`;
    const opened = act.opened.get(traderTicketId);
    expectThat(opened !== undefined && opened.price === price, `${what} comes with its opening, at its price`);
    expectThat(this.#book.of(traderTicketId).lots === traderLots, `${what} tells the trader's lots`);
    const { how, limits } = this.#of(accountId, traderId);
    const size = wanted(how, traderLots);
    expectThat(size === undefined || wantedLots === size, `${what} asks for the size of the follow`);
    const isListed = limits?.pairIds.includes(event.pairId) === true;
    const isExcluded = limits !== undefined && limits.pairs !== 'all' && isListed !== (limits.pairs === 'only');
    const mayCopy = !isExcluded && reason !== 'pair_excluded';
    expectThat(mayCopy || result === 'skipped', `${what} is of a pair that the follow copies`);
    expectThat(isExcluded || reason !== 'pair_excluded', `${what} leaves out no other pair`);
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

/**
 * The trader's lots times the multiple, half up to hundredths above one lot, cut below it; or always the same. In
 * proportion it depends on what both have at that moment, which the facts of copies do not tell.
 */
function wanted({ mode, size }: EventOf<'copy.followed'>, traderLots: number): number | undefined {
  if (mode === 'lots') return size;
  if (mode === 'proportional') return undefined;
  const exact = traderLots * size;
  const cut = Math.floor(exact / 100);
  return exact > 10_000 && exact % 100 >= 50 ? cut + 1 : cut;
}
