interface NaiveTerms {
  readonly amountMin: bigint;
  readonly accountMax: bigint;
  readonly quota: bigint;
  readonly rateLow: number;
  readonly rateHigh: number;
  readonly days: number;
  readonly dayMs: number;
  readonly dividendAtMs: number;
  readonly penaltyRatio: number;
  readonly isOffered: boolean;
}

type Wanted = Pick<NaiveDeposit, 'account' | 'productId' | 'principal'>;

interface NaiveDeposit {
  readonly depositId: number;
  readonly account: number;
  readonly productId: number;
  readonly principal: bigint;
  readonly rate: number;
  readonly terms: NaiveTerms;
  readonly madeAtMs: number;
  renews: boolean;
  /** Set by a redemption. */
  redeemedAtMs?: number;
}

interface NaiveLine {
  readonly says: string;
  readonly atMs: number;
}

/**
 * Locked mining in the plainest way (RULES 8): products of one asset, a list of all deposits ever made, and everything computed anew from
 * dates in every call. The oracle of the core's locked mining.
 */
export class NaiveLocked {
  readonly #deposits: NaiveDeposit[] = [];
  readonly #funds = new Map<number, bigint>();
  readonly #terms = new Map<number, NaiveTerms>();
  readonly #rewards: bigint;
  readonly lines: NaiveLine[] = [];
  #nowMs = 0;

  constructor(rewards: bigint, accounts: readonly number[], each: bigint) {
    this.#rewards = rewards;
    for (const account of accounts) this.#funds.set(account, each);
  }

  setTerms(productId: number, terms: NaiveTerms): void {
    this.#terms.set(productId, terms);
  }

  /** Lets time pass: renewals happen when their deposits end, the earliest first. */
  passTo(nowMs: number): void {
    for (;;) {
      const due = this.#deposits
        .filter((one) => one.redeemedAtMs === undefined && this.#endsAtMs(one) > this.#nowMs)
        .filter((one) => this.#endsAtMs(one) <= nowMs)
        .sort((a, b) => this.#endsAtMs(a) - this.#endsAtMs(b) || a.depositId - b.depositId)[0];
      if (due === undefined) break;
      // Deposits that end at one moment end one after the other.
      this.#endOne(due);
    }
    this.#nowMs = nowMs;
  }

  #ended = new Set<number>();

  #endOne(deposit: NaiveDeposit): void {
    const atMs = this.#endsAtMs(deposit);
    const all = this.#deposits.filter((one) => this.#isEndingAt(one, atMs));
    for (const one of all) {
      this.#ended.add(one.depositId);
      this.lines.push({ says: `${one.depositId} matured ${one.principal}`, atMs });
      if (!one.renews) continue;
      const wanted = { account: one.account, productId: one.productId, principal: one.principal };
      if (this.#refusal(wanted, atMs, one) === undefined) this.#add(wanted, true, atMs);
      else this.lines.push({ says: `${one.depositId} not renewed`, atMs });
    }
    this.#nowMs = atMs;
  }

  #isEndingAt(one: NaiveDeposit, atMs: number): boolean {
    return one.redeemedAtMs === undefined && !this.#ended.has(one.depositId) && this.#endsAtMs(one) === atMs;
  }

  #startsAtMs({ madeAtMs, terms }: NaiveDeposit): number {
    let atMs = Math.floor(madeAtMs / terms.dayMs) * terms.dayMs + terms.dividendAtMs - terms.dayMs;
    while (atMs < madeAtMs) atMs += terms.dayMs;
    return atMs;
  }

  #endsAtMs(one: NaiveDeposit): number {
    return this.#startsAtMs(one) + one.terms.days * one.terms.dayMs;
  }

  /** Days that are over at a moment, one by one. */
  #daysOver(one: NaiveDeposit, atMs: number): number {
    let over = 0;
    while (over < one.terms.days && this.#startsAtMs(one) + (over + 1) * one.terms.dayMs <= atMs) over += 1;
    return over;
  }

  #paidDays(one: NaiveDeposit, nowMs: number): number {
    return this.#daysOver(one, Math.min(one.redeemedAtMs ?? nowMs, nowMs));
  }

  #isLive(one: NaiveDeposit): boolean {
    return one.redeemedAtMs === undefined && !this.#ended.has(one.depositId);
  }

  #rateFor(amount: bigint, { amountMin, accountMax, rateLow, rateHigh }: NaiveTerms): number {
    if (accountMax === amountMin) return amount >= accountMax ? rateHigh : rateLow;
    const climb = (BigInt(rateHigh - rateLow) * (amount - amountMin)) / (accountMax - amountMin);
    return rateLow + Number(climb);
  }

  #dividend(one: { readonly principal: bigint; readonly rate: number }): bigint {
    return (one.principal * BigInt(one.rate)) / 1_000_000n;
  }

  penaltyOf(one: NaiveDeposit, atMs: number): bigint {
    const left = BigInt(one.terms.days - this.#daysOver(one, atMs));
    const product = one.principal * left * BigInt(one.terms.penaltyRatio);
    const penalty = product / 1_000_000n + (product % 1_000_000n === 0n ? 0n : 1n);
    return penalty < one.principal ? penalty : one.principal;
  }

  /** Spendable by an account, from nothing but its deposits. */
  available(account: number, nowMs = this.#nowMs): bigint {
    let left = this.#funds.get(account) ?? 0n;
    for (const one of this.#deposits.filter((deposit) => deposit.account === account)) {
      left += this.#dividend(one) * BigInt(this.#paidDays(one, nowMs));
      if (this.#isLive(one)) left -= one.principal;
      else if (one.redeemedAtMs !== undefined) left -= this.penaltyOf(one, one.redeemedAtMs);
    }
    return left;
  }

  /** The rewards that are free, and those that are reserved. */
  rewards(nowMs = this.#nowMs): readonly [free: bigint, reserved: bigint] {
    let free = this.#rewards;
    let reserved = 0n;
    for (const one of this.#deposits) {
      const paid = BigInt(this.#paidDays(one, nowMs));
      free -= this.#dividend(one) * paid;
      if (this.#isLive(one)) {
        const toCome = this.#dividend(one) * (BigInt(one.terms.days) - paid);
        free -= toCome;
        reserved += toCome;
      } else if (one.redeemedAtMs !== undefined) free += this.penaltyOf(one, one.redeemedAtMs);
    }
    return [free, reserved];
  }

  #refusal(
    { account, productId, principal: amount }: Wanted,
    nowMs: number,
    renewed?: NaiveDeposit,
  ): string | undefined {
    const terms = this.#terms.get(productId);
    const live = this.#deposits.filter((one) => this.#isLive(one) && one.productId === productId);
    const sum = (deposits: readonly NaiveDeposit[]) => deposits.reduce((total, one) => total + one.principal, 0n);
    if (terms === undefined || !terms.isOffered) return 'locked_not_offered';
    if (amount < terms.amountMin) return 'locked_too_small';
    if (sum(live.filter((one) => one.account === account)) + amount > terms.accountMax) return 'locked_too_large';
    if (renewed === undefined && this.available(account, nowMs) < amount) return 'balance_insufficient';
    const rate = this.#rateFor(amount, terms);
    if (renewed !== undefined && rate < renewed.rate) return 'rate_lower';
    if (sum(live) + amount > terms.quota) return 'locked_quota_full';
    const whole = this.#dividend({ principal: amount, rate }) * BigInt(terms.days);
    return this.rewards(nowMs)[0] < whole ? 'rewards_insufficient' : undefined;
  }

  #add(wanted: Wanted, renews: boolean, madeAtMs: number): void {
    const terms = this.#terms.get(wanted.productId);
    if (terms === undefined) throw new Error('a product that is sold has terms');
    const depositId = this.#deposits.length + 1;
    const rate = this.#rateFor(wanted.principal, terms);
    this.#deposits.push({ depositId, ...wanted, rate, terms, madeAtMs, renews });
  }

  deposit(wanted: Wanted, renews: boolean): string {
    const refusal = this.#refusal(wanted, this.#nowMs);
    if (refusal === undefined) this.#add(wanted, renews, this.#nowMs);
    return refusal ?? 'done';
  }

  setRenewal(account: number, depositId: number, renews: boolean): string {
    const one = this.#deposits[depositId - 1];
    if (one === undefined || one.account !== account || !this.#isLive(one)) return 'locked_not_found';
    one.renews = renews;
    return 'done';
  }

  redeem(account: number, depositId: number): string {
    const one = this.#deposits[depositId - 1];
    if (one === undefined || one.account !== account || !this.#isLive(one)) return 'locked_not_found';
    const penalty = this.penaltyOf(one, this.#nowMs);
    one.redeemedAtMs = this.#nowMs;
    return `${one.principal - penalty} ${penalty}`;
  }

  /** Live deposits of an account, newest first, as "number days paid". */
  live(account: number): string[] {
    return this.#deposits
      .filter((one) => one.account === account && this.#isLive(one))
      .map((one) => `${one.depositId} ${this.#paidDays(one, this.#nowMs)}`)
      .reverse();
  }
}
