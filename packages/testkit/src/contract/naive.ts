import {
  gainOf,
  least,
  million,
  most,
  notionalOf,
  quoteAt,
  sum,
  shrunk,
  trailed,
  trailStop,
  type NaiveContractOrder,
  type NaiveTerms,
  type NaiveTicket,
  up,
  worstFrom,
} from './naive-rules.ts';
import { NaiveContractState } from './naive-state.ts';

interface Closing {
  readonly lots: bigint;
  readonly price: bigint;
  readonly reason: string;
  readonly cut?: bigint;
}

const day = 86_400_000;

const partOf = (exit: { readonly lots: bigint }, { lots }: NaiveTicket) =>
  exit.lots === 0n ? lots : least(exit.lots, lots);

/**
 * Contracts (RULES 5) in the plainest way there is: one list of tickets, and every tick walks all of it. It has no
 * guards, no triggers and no running sums, and shares no code with the core.
 */
export class NaiveContracts extends NaiveContractState {
  /** Payments to winners at this tick. */
  private readonly won: [NaiveTicket, bigint][] = [];

  order(order: NaiveContractOrder, now: number): void {
    const terms = this.terms.get(order.pair) as NaiveTerms;
    const isOpen = this.isOpen(order.pair, now);
    const buys = order.direction === 'long';
    const mark = isOpen ? this.mark(order.pair) : this.lastClose(order.pair);
    const stop = order.trail && trailStop(terms, order.trail, order.trail.activation ?? mark, buys);
    const quote = quoteAt(terms, order.trigger ?? stop ?? mark, order.direction, 'open');
    const limit = order.limit ?? worstFrom(terms, quote, order.slippage ?? 5_000n, order.direction);
    const above = order.limit === undefined ? worstFrom(terms, quote, order.slippage ?? 5_000n, 'long') : quote;
    const dearest = buys ? limit : most(limit, above);
    const notional = notionalOf(terms, order.lots, dearest);
    const hold = up(notional, order.multiple) + up(notional * terms.fee, million);
    this.add(order.account, -hold);
    this.place(order, terms, limit, hold, now);
  }

  cancel(id: number, reason = 'user_cancelled'): void {
    const ticket = this.ticket(id);
    this.add(ticket.account, ticket.hold);
    this.told.push(`cancelled ${id} ${reason} ${ticket.hold}`);
    this.tickets = this.tickets.filter((one) => one !== ticket);
  }

  askToClose(id: number, lots: bigint = this.ticket(id).lots): void {
    const ticket = this.ticket(id);
    ticket.status = 'closing';
    ticket.closing = lots;
  }

  reverse(id: number, now: number): void {
    const ticket = this.ticket(id);
    const { account, pair, mode, multiple, lots } = ticket;
    const direction = ticket.direction === 'long' ? 'short' : 'long';
    const terms = this.terms.get(pair) as NaiveTerms;
    ticket.isReversing = true;
    this.askToClose(id);
    const limit = worstFrom(terms, quoteAt(terms, this.mark(pair), direction, 'open'), 50_000n, direction);
    const exits = { takeProfits: [], stopLosses: [], trails: [] };
    this.place({ account, pair, direction, mode, multiple, lots, exits }, terms, limit, 0n, now);
  }

  /** Midnights up to a moment. */
  passTo(now: number): void {
    for (; this.midnight <= now; this.midnight += day) {
      for (const ticket of this.tickets.filter((one) => one.status !== 'pending')) {
        const asked = up(this.notionalNow(ticket) * ticket.terms.overnightRate, million * 365n);
        let fee: bigint;
        if (ticket.mode === 'isolated') {
          fee = least(asked, ticket.margin);
          ticket.margin -= fee;
        } else {
          fee = this.draw(ticket.account, asked, undefined);
        }
        ticket.overnight += fee;
        this.house.fees += fee;
        this.told.push(`overnight ${ticket.id} ${fee}`);
      }
    }
  }

  tick(prices: readonly (readonly [pair: number, price: bigint])[], at: number, now: number): void {
    this.won.length = 0;
    for (const [pair, price] of prices) this.marks.set(pair, price);
    for (const [pair, price] of prices) {
      if (this.isOpen(pair, at)) this.closes.set(pair, price);
      for (const ticket of this.in(pair)) {
        const isTried = ticket.status === 'pending' && ticket.trigger === undefined && ticket.trail === undefined;
        if (isTried && ticket.isMarket && !this.isSameSession(pair, ticket.orderedAt, at))
          this.cancel(ticket.id, 'market_closed');
      }
    }
    const usable = prices.map(([pair]) => pair).filter((pair) => now - at <= 5_000 && this.isOpen(pair, at));
    for (const pair of usable) this.closeAsked(pair);
    for (const pair of usable) this.fireExits(pair);
    for (const pair of usable) this.fill(pair);
    this.liquidate(usable);
    this.cover(usable);
  }

  private closeAsked(pair: number): void {
    for (const ticket of this.in(pair)) {
      if (ticket.status !== 'closing' || !this.tickets.includes(ticket)) continue;
      this.close(ticket, this.closing(ticket, ticket.closing, ticket.isReversing ? 'reversed' : 'user'));
    }
  }

  private fireExits(pair: number): void {
    this.fireTouched(pair, 'stopLosses', 'stop_loss');
    for (const ticket of this.in(pair)) {
      if (ticket.status === 'pending') continue;
      const mark = this.mark(pair);
      const fired = ticket.exits.trails.filter((one) => trailed(ticket.terms, one, mark, ticket.direction === 'short'));
      for (const trail of fired) {
        if (!this.tickets.includes(ticket) || !ticket.exits.trails.includes(trail)) continue;
        ticket.exits.trails = ticket.exits.trails.filter((one) => one !== trail);
        this.close(ticket, this.closing(ticket, partOf(trail, ticket), 'trailing_stop'));
      }
    }
    this.fireTouched(pair, 'takeProfits', 'take_profit');
  }

  private fireTouched(pair: number, kind: 'takeProfits' | 'stopLosses', reason: string): void {
    const mark = this.mark(pair);
    const rises = (ticket: NaiveTicket) => (ticket.direction === 'long') === (kind === 'takeProfits');
    const touched = this.in(pair)
      .filter(({ status }) => status !== 'pending')
      .flatMap((ticket) => ticket.exits[kind].map((exit) => ({ ticket, exit })))
      .filter(({ ticket, exit }) => (rises(ticket) ? mark >= exit.price : mark <= exit.price));
    type Touched = (typeof touched)[number];
    const nearer = (a: Touched, b: Touched) => Number(a.exit.price - b.exit.price) || a.ticket.id - b.ticket.id;
    const further = (a: Touched, b: Touched) => Number(b.exit.price - a.exit.price) || a.ticket.id - b.ticket.id;
    const rising = touched.filter(({ ticket }) => rises(ticket)).sort(nearer);
    const falling = touched.filter(({ ticket }) => !rises(ticket)).sort(further);
    for (const { ticket, exit } of [...rising, ...falling]) {
      if (!this.tickets.includes(ticket) || !ticket.exits[kind].includes(exit)) continue;
      ticket.exits[kind] = ticket.exits[kind].filter((one) => one !== exit);
      this.close(ticket, this.closing(ticket, partOf(exit, ticket), reason));
    }
  }

  private fill(pair: number): void {
    this.fireEntries(pair);
    for (const ticket of this.in(pair)) {
      if (ticket.status !== 'pending' || ticket.trigger !== undefined || ticket.trail !== undefined) continue;
      const { terms, direction, lots, multiple, account } = ticket;
      const price = quoteAt(terms, this.mark(pair), direction, 'open');
      if (direction === 'long' ? price > ticket.limit : price < ticket.limit) {
        if (ticket.isMarket) this.cancel(ticket.id, 'slippage_limit');
        continue;
      }
      const notional = notionalOf(terms, lots, price);
      const margin = up(notional, multiple);
      const fee = up(notional * terms.fee, million);
      const extra = margin + fee - ticket.hold;
      const tier = terms.tiers.filter(({ floor }) => notional >= floor).at(-1);
      if (lots > this.room(pair, direction)) this.cancel(ticket.id, 'open_interest_full');
      else if (multiple > (tier?.multipleMax ?? 0n)) this.cancel(ticket.id, 'margin_insufficient');
      else if (extra > 0n && this.spendable(account) < extra) this.cancel(ticket.id, 'margin_insufficient');
      else {
        // As if it were open: is it above its maintenance?
        const before = { ...ticket };
        Object.assign(ticket, { status: 'open', hold: 0n, entry: price, margin, fees: fee });
        this.add(account, -extra);
        if (this.isDue(this.unit(ticket))) {
          Object.assign(ticket, before);
          this.add(account, extra);
          this.cancel(ticket.id, 'margin_insufficient');
          continue;
        }
        this.house.fees += fee;
        this.startTrails(ticket);
        this.told.push(`opened ${ticket.id} ${price} ${margin} ${fee}`);
      }
    }
  }

  private liquidate(usable: readonly number[]): void {
    const stuck = new Set<number>();
    for (;;) {
      const units = this.tickets.filter((ticket) => ticket.status !== 'pending').map((ticket) => this.number(ticket));
      const due = [...new Set(units)]
        .sort((a, b) => a - b)
        .find((unit) => !stuck.has(unit) && this.isDue(this.members(unit)));
      if (due === undefined) return;
      const [first] = this.members(due) as [NaiveTicket];
      if (first.mode === 'cross') {
        const waiting = this.tickets.filter(
          ({ account, mode, status, hold }) =>
            account === first.account && mode === 'cross' && status === 'pending' && hold > 0n,
        );
        for (const { id } of waiting) this.cancel(id, 'liquidation');
      }
      const equity = this.equity(this.members(due));
      const closed: number[] = [];
      const deficits = [0n, 0n, 0n];
      while (this.isDue(this.members(due))) {
        const [worst] = this.members(due)
          .filter(({ pair }) => usable.includes(pair))
          .sort((a, b) => Number(this.unrealised(a) - this.unrealised(b)) || a.id - b.id);
        if (worst === undefined) break;
        closed.push(worst.id);
        const bearers = this.close(worst, this.closing(worst, worst.lots, 'liquidation'));
        bearers.forEach((amount, place) => {
          deficits[place] = (deficits[place] as bigint) + amount;
        });
      }
      if (this.isDue(this.members(due))) stuck.add(due);
      if (closed.length > 0)
        this.told.push(`liquidated ${first.account} ${first.mode} ${equity} [${closed.join()}] ${deficits.join()}`);
    }
  }

  /** Closes winners by rank while the house owes more than it has. */
  private cover(usable: readonly number[]): void {
    const isCovered = () =>
      sum([...this.terms.keys()].map((pair) => this.owed(pair))) <= this.house.underwriting + this.house.insurance;
    if (isCovered()) return;
    const byDebt = [...usable].sort((a, b) => Number(this.owed(b) - this.owed(a)) || a - b);
    for (const pair of byDebt) {
      const winners = this.owedTo(pair, 'long') > this.owedTo(pair, 'short') ? 'long' : 'short';
      for (const ticket of this.ranked(pair, winners)) {
        if (isCovered()) return;
        this.close(ticket, this.closing(ticket, ticket.lots, 'deleveraged'));
      }
    }
  }

  /** Returns the deficit and who bore it: insurance, other tickets. */
  private close(ticket: NaiveTicket, { lots, price, reason, cut = 0n }: Closing): readonly [bigint, bigint, bigint] {
    const { terms, account } = ticket;
    const share = (amount: bigint) => (lots === ticket.lots ? amount : (amount * lots) / ticket.lots);
    const settled = share(ticket.settled);
    const due = gainOf(ticket, lots, price) - settled;
    const notional = notionalOf(terms, lots, price);
    const isLiquidation = reason === 'liquidation';
    const feeAsked = up(notional * (isLiquidation ? terms.liquidationFee : terms.fee), million);

    let pocket = share(ticket.margin);
    ticket.margin -= pocket;
    let shortfall = 0n;
    if (due > 0n) {
      const payable = due - least(cut, due);
      const fromHouse = least(payable, this.house.underwriting);
      const fromInsurance = least(payable - fromHouse, this.house.insurance);
      this.house.underwriting -= fromHouse;
      this.house.insurance -= fromInsurance;
      pocket += fromHouse + fromInsurance;
      shortfall = due - fromHouse - fromInsurance;
      this.won.push([ticket, fromHouse + fromInsurance]);
    }
    const loss = due < 0n ? -due : 0n;
    const owed = loss + feeAsked;
    if (pocket < owed && ticket.mode === 'cross') pocket += this.draw(account, owed - pocket, ticket);
    if (pocket < owed) {
      const rest = least(owed - pocket, ticket.margin);
      ticket.margin -= rest;
      pocket += rest;
    }
    if (pocket < loss) pocket += this.drawOpposite(ticket, loss - pocket);
    const lossPaid = least(loss, pocket);
    const fee = least(feeAsked, pocket - lossPaid);
    const deficit = loss - lossPaid;
    this.house.underwriting += lossPaid;
    this.house[isLiquidation ? 'insurance' : 'fees'] += fee;
    this.add(account, pocket - lossPaid - fee);

    const profit = due + settled - shortfall + deficit;
    ticket.profit += profit;
    ticket.fees += fee;
    ticket.settled -= settled;
    ticket.lots -= lots;
    ticket.closing = reason === 'user' || reason === 'reversed' ? 0n : least(ticket.closing, ticket.lots);
    if (ticket.closing === 0n) ticket.status = 'open';
    if (ticket.lots === 0n) this.tickets = this.tickets.filter((one) => one !== ticket);
    ticket.exits.takeProfits = shrunk(ticket.exits.takeProfits, ticket.lots);
    ticket.exits.stopLosses = shrunk(ticket.exits.stopLosses, ticket.lots);
    ticket.exits.trails = shrunk(ticket.exits.trails, ticket.lots);
    this.told.push(`closed ${ticket.id} ${lots} ${price} ${reason} ${profit} ${fee} ${deficit} ${shortfall}`);
    return [deficit, ...this.bear(ticket, lots, deficit)];
  }

  /** A deficit: paid by insurance, then the winners of the other side, then the house. */
  private bear(ticket: NaiveTicket, lots: bigint, deficit: bigint): readonly [bigint, bigint] {
    const insured = least(deficit, this.house.insurance);
    this.house.insurance -= insured;
    this.house.underwriting += insured;
    const missing = deficit - insured;
    let left = missing;
    let lotsLeft = lots;
    for (const other of this.ranked(ticket.pair, ticket.direction === 'long' ? 'short' : 'long')) {
      if (left === 0n || lotsLeft === 0n) break;
      if (other.account === ticket.account) continue;
      const size = least(other.lots, lotsLeft);
      const cut = least(up(missing * size, lots), left);
      const closing = this.closing(other, size, 'deleveraged');
      const gain =
        gainOf(other, size, closing.price) -
        (size === other.lots ? other.settled : (other.settled * size) / other.lots);
      if (gain <= 0n) continue;
      this.close(other, { ...closing, cut });
      left -= least(cut, gain);
      lotsLeft -= size;
    }
    return [insured, missing - left];
  }

  /** Out of the pool of a cross account: the balance, the margins of others, their open profit. */
  private draw(account: number, needed: bigint, except: NaiveTicket | undefined): bigint {
    let got = least(needed, this.balance(account));
    this.add(account, -got);
    const others = this.cross(account).filter((one) => one !== except);
    for (const other of others) {
      const taken = least(needed - got, other.margin);
      other.margin -= taken;
      got += taken;
    }
    for (const other of others) {
      const paid = most(0n, least(needed - got, this.unrealised(other), this.house.underwriting));
      other.settled += paid;
      this.house.underwriting -= paid;
      got += paid;
    }
    return got;
  }

  /** Takes the payments to the owner's other side of the market at this tick, then the profit that is open in it. */
  private drawOpposite(fallen: NaiveTicket, needed: bigint): bigint {
    const isOpposite = (one: NaiveTicket) =>
      one.account === fallen.account && one.pair === fallen.pair && one.direction !== fallen.direction;
    let got = 0n;
    for (const win of this.won.filter(([winner]) => isOpposite(winner))) {
      const taken = fallen.mode === 'cross' ? 0n : least(needed - got, win[1], this.balance(fallen.account));
      win[1] -= taken;
      this.add(fallen.account, -taken);
      got += taken;
    }
    for (const other of this.tickets.filter((one) => one.status !== 'pending' && isOpposite(one))) {
      const paid = most(0n, least(needed - got, this.unrealised(other), this.house.underwriting));
      other.settled += paid;
      this.house.underwriting -= paid;
      got += paid;
    }
    return got;
  }

  private place(order: NaiveContractOrder, terms: NaiveTerms, limit: bigint, hold: bigint, now: number): void {
    const { account, pair, direction, mode, multiple, lots, exits, trigger, trail } = order;
    const mark = this.mark(pair);
    const nothing = { closing: 0n, entry: 0n, margin: 0n, settled: 0n, profit: 0n, fees: 0n, overnight: 0n };
    this.tickets.push({
      id: this.nextId++,
      account,
      pair,
      direction,
      mode,
      multiple,
      lots,
      limit,
      terms,
      hold,
      orderedAt: now,
      isMarket: order.limit === undefined,
      status: 'pending',
      isReversing: false,
      exits,
      trigger: trigger === undefined ? undefined : { price: trigger, isRise: trigger > mark },
      trail: trail && {
        ...trail,
        slippage: order.slippage ?? 5_000n,
        peak: trail.activation === undefined ? mark : undefined,
      },
      ...nothing,
    });
  }

  private closing(ticket: NaiveTicket, lots: bigint, reason: string): Closing {
    return { lots, price: quoteAt(ticket.terms, this.mark(ticket.pair), ticket.direction, 'close'), reason };
  }
}
