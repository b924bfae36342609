import type { Direction } from '@candor/exchange';
import {
  trailed,
  trailStop,
  quoteAt,
  worstFrom,
  type NaiveExits,
  gainOf,
  least,
  million,
  most,
  notionalOf,
  sum,
  type NaiveTerms,
  type NaiveTicket,
  up,
  worthOf,
} from './naive-rules.ts';

/** The state of the naive model, and all that follows from it by looking at everything. */
export class NaiveContractState {
  /** Available in the contract wallet, by account. */
  readonly balances = new Map<number, bigint>();
  readonly house = { underwriting: 0n, insurance: 0n, fees: 0n };
  /** In force for new orders, by pair; the order of the pairs is that in which they got their first terms. */
  readonly terms = new Map<number, NaiveTerms>();
  readonly marks = new Map<number, bigint>();
  readonly sessions = new Map<number, readonly (readonly [opensAt: number, closesAt: number])[]>();
  tickets: NaiveTicket[] = [];
  /** The events so far, in words. */
  readonly told: string[] = [];
  nextId = 1;
  midnight = 0;
  /** Last index inside a session. */
  readonly closes = new Map<number, bigint>();

  balance(account: number): bigint {
    return this.balances.get(account) ?? 0n;
  }

  frozen(account: number): bigint {
    return sum(this.tickets.filter((one) => one.account === account).map(({ hold, margin }) => hold + margin));
  }

  /** The amount that may be spent: net losses stay covered, and margins above the maintenance margin. */
  spendable(account: number): bigint {
    const cross = this.cross(account);
    if (cross.length === 0) return this.balance(account);
    const margin = sum(cross.map((one) => one.margin));
    const unrealised = sum(cross.map((one) => this.unrealised(one)));
    const maintenance = sum(cross.map((one) => this.maintenance(one)));
    return most(
      0n,
      least(
        this.balance(account),
        this.balance(account) + unrealised,
        this.balance(account) + unrealised + margin - maintenance - 1n,
      ),
    );
  }

  isOpen(pair: number, at: number): boolean {
    const sessions = this.sessions.get(pair);
    return sessions === undefined || sessions.some(([opens, closes]) => opens <= at && at < closes);
  }

  protected isSameSession(pair: number, from: number, to: number): boolean {
    const sessions = this.sessions.get(pair);
    return sessions === undefined || sessions.some(([opens, closes]) => opens <= from && from < closes && to < closes);
  }

  protected lastClose(pair: number): bigint {
    return this.closes.get(pair) ?? 0n;
  }

  unrealised(ticket: NaiveTicket): bigint {
    return gainOf(ticket, ticket.lots, this.mark(ticket.pair)) - ticket.settled;
  }

  /** Tier by tier: each part of the notional at its own rate. */
  maintenance(ticket: NaiveTicket): bigint {
    const notional = this.notionalNow(ticket);
    const { tiers } = ticket.terms;
    const parts = tiers.map(({ floor, maintenance }, place) => {
      const end = least(notional, tiers[place + 1]?.floor ?? notional);
      return end > floor ? (end - floor) * maintenance : 0n;
    });
    return up(sum(parts), million);
  }

  protected notionalNow({ terms, lots, pair }: NaiveTicket): bigint {
    return notionalOf(terms, lots, this.mark(pair));
  }

  protected mark(pair: number): bigint {
    return this.marks.get(pair) ?? 1n;
  }

  protected add(account: number, amount: bigint): void {
    this.balances.set(account, this.balance(account) + amount);
  }

  ticket(id: number): NaiveTicket {
    const found = this.tickets.find((one) => one.id === id);
    if (found === undefined) throw new Error(`the model has no ticket ${id}`);
    return found;
  }

  protected in(pair: number): NaiveTicket[] {
    return this.tickets.filter((one) => one.pair === pair);
  }

  protected cross(account: number): NaiveTicket[] {
    return this.tickets.filter((one) => one.account === account && one.mode === 'cross' && one.status !== 'pending');
  }

  protected number(ticket: NaiveTicket): number {
    return ticket.mode === 'cross' ? ticket.account * 2 : ticket.id * 2 + 1;
  }

  protected members(unit: number): NaiveTicket[] {
    return this.tickets.filter((ticket) => ticket.status !== 'pending' && this.number(ticket) === unit);
  }

  protected unit(ticket: NaiveTicket): NaiveTicket[] {
    return this.members(this.number(ticket));
  }

  protected equity(unit: readonly NaiveTicket[]): bigint {
    const [first] = unit;
    const balance = first?.mode === 'cross' ? this.balance(first.account) : 0n;
    return balance + sum(unit.map((one) => one.margin + this.unrealised(one)));
  }

  protected isDue(unit: readonly NaiveTicket[]): boolean {
    return unit.length > 0 && this.equity(unit) <= sum(unit.map((one) => this.maintenance(one)));
  }

  protected ranked(pair: number, direction: Direction): NaiveTicket[] {
    const score = (one: NaiveTicket) =>
      one.margin === 0n ? 0n : ((this.unrealised(one) * 10_000n) / one.margin) * one.multiple;
    return this.in(pair)
      .filter((one) => one.status !== 'pending' && one.direction === direction && this.unrealised(one) > 0n)
      .map((one) => ({ one, score: score(one) }))
      .sort((a, b) => Number(b.score - a.score) || a.one.id - b.one.id)
      .map(({ one }) => one);
  }

  protected owedTo(pair: number, direction: Direction): bigint {
    const side = this.in(pair).filter((one) => one.status !== 'pending' && one.direction === direction);
    const [first] = side;
    if (first === undefined) return 0n;
    const worth = worthOf(first.terms, sum(side.map(({ lots }) => lots)), this.mark(pair));
    const paid = sum(side.map((one) => worthOf(one.terms, one.lots, one.entry)));
    return (direction === 'long' ? worth - paid : paid - worth) - sum(side.map((one) => one.settled));
  }

  protected owed(pair: number): bigint {
    return most(0n, this.owedTo(pair, 'long') + this.owedTo(pair, 'short'));
  }

  /** Lots that one side may still have. */
  room(pair: number, direction: Direction): bigint {
    const open = (of: number, side: Direction) =>
      sum(
        this.in(of)
          .filter((one) => one.status !== 'pending' && one.direction === side)
          .map(({ lots }) => lots),
      );
    let budget = this.house.underwriting;
    for (const [other, terms] of this.terms) {
      if (other === pair || !this.marks.has(other)) continue;
      const lots = most(open(other, 'long'), open(other, 'short'));
      budget -= up(notionalOf(terms, lots, this.mark(other)) * terms.stress, million);
    }
    const terms = this.terms.get(pair) as NaiveTerms;
    if (budget <= 0n) return 0n;
    const each = notionalOf(terms, 1n, this.mark(pair)) * terms.stress;
    return most(0n, (budget * million) / each - open(pair, direction));
  }

  moveMargin(id: number, change: bigint): void {
    this.ticket(id).margin += change;
    this.add(this.ticket(id).account, -change);
  }

  /** One that trails already goes on from its best mark. */
  setExits(id: number, exits: Partial<NaiveExits>): void {
    const ticket = this.ticket(id);
    const trails = exits.trails?.map((one) => {
      const same = ticket.exits.trails.find(
        ({ rate, distance, activation, peak }) =>
          rate === one.rate && distance === one.distance && activation === one.activation && peak !== undefined,
      );
      return { ...one, peak: same?.peak };
    });
    ticket.exits = { ...ticket.exits, ...exits, ...(trails && { trails }) };
    // An exit that stays may be alone from now on.
    for (const kind of ['takeProfits', 'stopLosses'] as const) {
      ticket.exits[kind] = ticket.exits[kind].map((one) => ({ ...one, isAlone: ticket.exits[kind].length === 1 }));
    }
    if (ticket.status !== 'pending') this.startTrails(ticket);
  }

  protected startTrails(ticket: NaiveTicket): void {
    for (const trail of ticket.exits.trails) {
      if (trail.activation === undefined) trail.peak ??= this.mark(ticket.pair);
    }
  }

  /** Margin by the difference of what the two multiples ask for; out of an isolated ticket no more than a new one can do without. */
  setMultiple(id: number, multiple: bigint): void {
    const ticket = this.ticket(id);
    const worth = notionalOf(ticket.terms, ticket.lots, ticket.entry);
    const change = up(worth, multiple) - up(worth, ticket.multiple);
    const needed = up(this.notionalNow(ticket), multiple);
    const kept = most(needed, this.maintenance(ticket) + (needed > this.maintenance(ticket) ? 0n : 1n));
    const spare = ticket.mode === 'cross' ? ticket.margin : ticket.margin + least(0n, this.unrealised(ticket)) - kept;
    this.moveMargin(id, change >= 0n ? change : -least(-change, spare));
    ticket.multiple = multiple;
  }

  /** Orders that wait for a mark, and those that trail it, are orders from where it is reached. */
  protected fireEntries(pair: number): void {
    const mark = this.mark(pair);
    for (const ticket of this.in(pair)) {
      const { trigger, trail, direction, terms } = ticket;
      if (trigger !== undefined && (trigger.isRise ? mark >= trigger.price : mark <= trigger.price)) {
        ticket.trigger = undefined;
      }
      const best = trail?.peak;
      const buys = direction === 'long';
      if (trail === undefined || !trailed(terms, trail, mark, buys)) continue;
      ticket.trail = undefined;
      const quote = quoteAt(terms, trailStop(terms, trail, best ?? 0n, buys), direction, 'open');
      ticket.limit = worstFrom(terms, quote, trail.slippage, direction);
    }
  }
}
