import type { CoreEvent } from '@candor/exchange';
import type { CouponKind } from '@candor/exchange/rules';

interface NaiveTerms {
  readonly kind: CouponKind;
  readonly market?: string | undefined;
  readonly worth: bigint;
  readonly share: number;
  readonly amountMin: bigint;
  readonly days: number;
  readonly lifeMs: number;
}

/** One charge of an act, as it was told: its amount that counts, and how much larger the act has become. */
interface NaiveCharge {
  readonly counted: bigint;
  readonly size: bigint;
}

interface NaiveCoupon {
  readonly number: number;
  readonly account: number;
  readonly terms: NaiveTerms;
  readonly expiresAtMs: number;
  /** Its act, "spot 7"; absent while it is not used. */
  act?: string | undefined;
  charges: NaiveCharge[];
  /** The principal of a deposit, or the most interest of a loan that counts. */
  base: bigint;
  end?: string;
}

type Facts<T extends CoreEvent['type']> = Extract<CoreEvent, { readonly type: T }>;

/**
 * Coupons in the plainest way (RULES 16): a list of all coupons ever issued, with every charge that was told of their acts; what
 * each has paid is summed anew in every call. The oracle of the core's coupons: it reads the facts of products, and none of coupons.
 */
export class NaiveCoupons {
  readonly #all: NaiveCoupon[] = [];
  readonly #funds: bigint;

  constructor(funds: bigint) {
    this.#funds = funds;
  }

  issue(account: number, terms: NaiveTerms, nowMs: number): void {
    const expiresAtMs = nowMs + terms.lifeMs;
    this.#all.push({ number: this.#all.length + 1, account, terms, expiresAtMs, charges: [], base: 0n });
  }

  /** The reason that a coupon cannot go with an act of such a size, by words alone. */
  refusal(account: number, number: number, act: string, size?: bigint): string | undefined {
    const coupon = this.#live(number);
    if (coupon?.account !== account) return 'coupon_not_found';
    if (coupon.act !== undefined) return 'coupon_active';
    const { kind, market, amountMin } = coupon.terms;
    const acts: Readonly<Record<CouponKind, readonly string[]>> = {
      fee_rebate: market === 'both' ? ['spot', 'contract'] : [`${market}`],
      option_loss: ['options'],
      locked_yield: ['locked'],
      loan_interest: ['loans'],
      cash: [],
    };
    if (!acts[kind].includes(act)) return 'coupon_not_for_act';
    return size !== undefined && size < amountMin ? 'coupon_amount_too_small' : undefined;
  }

  useCash(account: number, number: number): string {
    const coupon = this.#live(number);
    if (coupon?.account !== account) return 'coupon_not_found';
    if (coupon.terms.kind !== 'cash') return 'coupon_not_for_act';
    coupon.charges.push({ counted: coupon.terms.worth, size: 0n });
    coupon.end = 'used';
    return 'done';
  }

  revoke(number: number): string {
    const coupon = this.#live(number);
    if (coupon === undefined) return 'coupon_not_found';
    if (coupon.act !== undefined) return 'coupon_active';
    coupon.end = 'revoked';
    return 'done';
  }

  /** Time passes to the next command. */
  passTo(nowMs: number): void {
    for (const coupon of this.#all) {
      if (coupon.end === undefined && coupon.act === undefined && coupon.expiresAtMs <= nowMs) coupon.end = 'expired';
    }
  }

  /** The facts of one command, and the coupon that was sent with it. */
  hear(events: readonly CoreEvent[], nowMs: number, riding?: number): void {
    let rides = riding;
    const bind = (act: string, base = 0n, size = 0n) => {
      const coupon = rides === undefined ? undefined : this.#live(rides);
      rides = undefined;
      if (coupon === undefined) return;
      coupon.act = act;
      coupon.base = base;
      coupon.charges = [{ counted: 0n, size }];
    };
    for (const event of events) {
      switch (event.type) {
        case 'spot.order_placed':
          bind(`spot ${event.orderId}`);
          break;
        case 'contract.ordered':
          bind(`contract ${event.ticketId}`);
          break;
        case 'options.bought':
          bind(`options ${event.optionId}`, 0n, event.stake);
          break;
        case 'locked.deposited':
          bind(`locked ${event.depositId}`, event.principal, event.principal);
          break;
        case 'loans.borrowed':
          bind(`loans ${event.loanId}`, this.#freeInterest(event, rides), event.principal);
          break;
        case 'spot.traded':
          this.#trade(event);
          break;
        case 'spot.order_ended':
          this.#end(`spot ${event.orderId}`, nowMs);
          break;
        case 'contract.opened':
          this.#charge(`contract ${event.ticketId}`, event.fee, event.notional);
          this.#endSmall(`contract ${event.ticketId}`, nowMs);
          break;
        case 'contract.closed':
          if (event.reason !== 'liquidation') this.#charge(`contract ${event.ticketId}`, event.fee);
          if (event.lotsLeft === 0) this.#end(`contract ${event.ticketId}`, nowMs);
          break;
        case 'contract.cancelled':
          this.#end(`contract ${event.ticketId}`, nowMs);
          break;
        case 'options.settled':
          if (event.result === 'lost') this.#charge(`options ${event.optionId}`, event.stake);
          this.#end(`options ${event.optionId}`, nowMs, event.result === 'lost' || event.result === 'won');
          break;
        case 'locked.dividend_paid':
          this.#day(event, nowMs);
          break;
        case 'locked.ended':
          this.#end(`locked ${event.depositId}`, nowMs);
          break;
        case 'loans.repaid':
          this.#interest(event, nowMs);
          break;
        case 'loans.ended':
          this.#end(`loans ${event.loanId}`, nowMs);
          break;
        default:
          // The rest charges nothing that coupons pay for.
          break;
      }
    }
  }

  /** The live coupons of an account, newest first, as "number act paid". */
  live(account: number): string[] {
    return this.#all
      .filter((coupon) => coupon.account === account && coupon.end === undefined)
      .map((coupon) => `${coupon.number} ${coupon.act ?? 'unused'} ${this.#paid(coupon)}`)
      .reverse();
  }

  /** Everything that an account was ever paid. */
  paidTo(account: number): bigint {
    return this.#sum(this.#all.filter((coupon) => coupon.account === account).map((coupon) => this.#paid(coupon)));
  }

  /** The funds that are free, and those that are promised. */
  funds(): readonly [free: bigint, promised: bigint] {
    const live = this.#all.filter((coupon) => coupon.end === undefined);
    const promised = this.#sum(live.map((coupon) => coupon.terms.worth - this.#paid(coupon)));
    return [this.#funds - promised - this.#sum(this.#all.map((coupon) => this.#paid(coupon))), promised];
  }

  /** The ends so far, as "kind end". */
  ends(): string[] {
    return this.#all.map(({ terms, end }) => `${terms.kind} ${end ?? 'live'}`);
  }

  #sum(amounts: readonly bigint[]): bigint {
    return amounts.reduce((sum, amount) => sum + amount, 0n);
  }

  #live(number: number): NaiveCoupon | undefined {
    const coupon = this.#all[number - 1];
    return coupon?.end === undefined ? coupon : undefined;
  }

  #counted({ charges, terms, base }: NaiveCoupon): bigint {
    const all = this.#sum(charges.map(({ counted }) => counted));
    return terms.kind === 'loan_interest' && all > base ? base : all;
  }

  #size({ charges }: NaiveCoupon): bigint {
    return this.#sum(charges.map(({ size }) => size));
  }

  #paid(coupon: NaiveCoupon): bigint {
    if (this.#size(coupon) < coupon.terms.amountMin) return 0n;
    const due = (this.#counted(coupon) * BigInt(coupon.terms.share)) / 1_000_000n;
    return due < coupon.terms.worth ? due : coupon.terms.worth;
  }

  #with(act: string): NaiveCoupon | undefined {
    return this.#all.find((coupon) => coupon.act === act && coupon.end === undefined);
  }

  #charge(act: string, counted: bigint, size = 0n): void {
    const coupon = this.#with(act);
    if (coupon === undefined) return;
    coupon.charges.push({ counted, size });
    if (this.#paid(coupon) === coupon.terms.worth) coupon.end = 'used';
  }

  #end(act: string, nowMs: number, isUsed?: boolean): void {
    const coupon = this.#with(act);
    if (coupon === undefined) return;
    const hasCounted = this.#counted(coupon) > 0n && this.#size(coupon) >= coupon.terms.amountMin;
    if (isUsed ?? hasCounted) {
      coupon.end = 'used';
      return;
    }
    coupon.act = undefined;
    coupon.charges = [];
    if (coupon.expiresAtMs <= nowMs) coupon.end = 'expired';
  }

  #endSmall(act: string, nowMs: number): void {
    const coupon = this.#with(act);
    if (coupon !== undefined && this.#size(coupon) < coupon.terms.amountMin) this.#end(act, nowMs, false);
  }

  /** Fees in the base asset are worth what they cost in their own trade. */
  #trade(trade: Facts<'spot.traded'>): void {
    const { takerSide, takerFee, makerFee, quantity, quoteAmount } = trade;
    const inQuote = (fee: bigint, isBuyer: boolean) => (isBuyer ? (fee * quoteAmount) / quantity : fee);
    this.#charge(`spot ${trade.takerOrderId}`, inQuote(takerFee, takerSide === 'buy'), quoteAmount);
    this.#charge(`spot ${trade.makerOrderId}`, inQuote(makerFee, takerSide === 'sell'), quoteAmount);
  }

  #day({ depositId, day }: Facts<'locked.dividend_paid'>, nowMs: number): void {
    const act = `locked ${depositId}`;
    const coupon = this.#with(act);
    if (coupon === undefined) return;
    this.#charge(act, coupon.base);
    if (day === coupon.terms.days) this.#end(act, nowMs);
  }

  #interest({ loanId, interestPaid }: Facts<'loans.repaid'>, nowMs: number): void {
    const act = `loans ${loanId}`;
    this.#charge(act, interestPaid);
    const coupon = this.#with(act);
    if (coupon !== undefined && this.#counted(coupon) === coupon.base) this.#end(act, nowMs);
  }

  #freeInterest({ principal, interest }: Facts<'loans.borrowed'>, riding: number | undefined): bigint {
    const days = riding === undefined ? 0 : (this.#live(riding)?.terms.days ?? 0);
    return (principal * BigInt(interest) * BigInt(days)) / 365_000_000n;
  }
}
