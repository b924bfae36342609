const hour = 3_600_000;
const million = 1_000_000n;
/** The parts of an atom that interest is counted in. */
const year = million * 8_760n;

type Coin = 'BTC' | 'ETH';
const coins = ['ETH', 'BTC'] as const;

interface NaiveLoan {
  readonly id: number;
  readonly account: number;
  readonly openedAtMs: number;
  principal: bigint;
  /** Interest that was charged with a payment and is not paid, in millionths of a year's hour of an atom. */
  due: bigint;
  hours: number;
  readonly held: Record<Coin, bigint>;
  told: number;
}

interface Levels {
  readonly initial: bigint;
  readonly told: readonly bigint[];
  readonly liquidation: bigint;
  readonly target: bigint;
  readonly gap: bigint;
}

interface NaiveTerms {
  /** Of a year, in millionths. */
  readonly interest: bigint;
  readonly levels: Levels;
  /** Of the value in USDT, per coin: up to so much, so many millionths count. */
  readonly tiers: Record<Coin, readonly (readonly [upTo: bigint, ratio: bigint])[]>;
  readonly spread: bigint;
}

/**
 * Loans of USDT against two coins in the plainest way (RULES 14): no bounds and no sums; every hour is counted one by one, and every
 * loan is looked at on every tick. The oracle of the core's loans. Amounts are atoms: 6 decimals of USDT, 8 of a coin.
 */
export class NaiveLoans {
  readonly #terms: NaiveTerms;
  readonly #loans: NaiveLoan[] = [];
  readonly wallets = new Map<number, Record<Coin | 'USDT', bigint>>();
  lender: Record<Coin | 'USDT', bigint>;
  insurance: bigint;
  /** Of the core's last tick. */
  #prices: Record<Coin, bigint> = { BTC: 0n, ETH: 0n };
  #pricedAtMs = 0;
  #nowMs = 0;
  #made = 0;
  readonly says: string[] = [];

  constructor(terms: NaiveTerms, lender: bigint, insurance: bigint) {
    this.#terms = terms;
    this.lender = { USDT: lender, BTC: 0n, ETH: 0n };
    this.insurance = insurance;
  }

  /** Lets time pass: at each new hour of a loan, alerts whose level is far are forgotten. */
  passTo(nowMs: number): void {
    const hours = this.#loans.flatMap((loan) => {
      const first = Math.floor((this.#nowMs - loan.openedAtMs) / hour) + 1;
      const last = Math.floor((nowMs - loan.openedAtMs) / hour);
      return Array.from({ length: Math.max(0, last - first + 1) }, (_, i) => ({
        loan,
        atMs: loan.openedAtMs + (first + i) * hour,
      }));
    });
    for (const { loan, atMs } of hours) {
      if (!this.#isFresh(atMs)) continue;
      const { told, gap } = this.#terms.levels;
      const debt = this.#debt(loan, atMs) * million;
      const counted = this.#counted(loan.held);
      // The LTV that is compared is rounded up to a millionth.
      const ltv = counted === 0n ? 10n * million : (debt + counted - 1n) / counted;
      while (loan.told > 0 && ltv < (told[loan.told - 1] ?? 0n) - gap) loan.told -= 1;
    }
    this.#nowMs = nowMs;
  }

  tick(prices: Record<Coin, bigint>, pricedAtMs: number): void {
    this.#prices = prices;
    this.#pricedAtMs = pricedAtMs;
    if (!this.#isFresh(this.#nowMs)) return;
    for (const loan of this.#loans.slice()) this.#judge(loan);
  }

  borrow(account: number, amount: bigint, held: Record<Coin, bigint>): string {
    const wallet = this.#wallet(account);
    if (coins.some((coin) => wallet[coin] < held[coin])) return 'balance_insufficient';
    if (!this.#isFresh(this.#nowMs)) return 'index_stale';
    if (this.#isAbove(amount, this.#counted(held), this.#terms.levels.initial)) return 'loan_ltv_too_high';
    if (this.lender.USDT < amount) return 'loan_funds_insufficient';
    this.#made += 1;
    const loan = { account, openedAtMs: this.#nowMs, principal: amount, due: 0n, hours: 0, held: { ...held }, told: 0 };
    const made = { id: this.#made, ...loan };
    this.#loans.push(made);
    for (const coin of coins) wallet[coin] -= held[coin];
    wallet.USDT += amount;
    this.lender.USDT -= amount;
    this.#settleTold(made);
    return 'done';
  }

  repay(account: number, id: number, amount: bigint): string {
    const loan = this.#own(account, id);
    if (loan === undefined) return 'loan_not_found';
    const wallet = this.#wallet(account);
    const debt = this.#debt(loan, this.#nowMs);
    const paid = amount < debt ? amount : debt;
    if (wallet.USDT < paid) return 'balance_insufficient';
    wallet.USDT -= paid;
    this.lender.USDT += paid;
    this.#pay(loan, paid);
    return 'done';
  }

  repayWith(account: number, id: number, coin: Coin, most: bigint): string {
    const loan = this.#own(account, id);
    if (loan === undefined) return 'loan_not_found';
    if (loan.held[coin] === 0n) return 'collateral_not_accepted';
    if (most > loan.held[coin]) return 'collateral_insufficient';
    if (!this.#isFresh(this.#nowMs)) return 'index_stale';
    const debt = this.#debt(loan, this.#nowMs);
    let quantity = most;
    if (this.#proceeds(coin, most) >= debt) {
      quantity = this.#least(most, (some) => this.#proceeds(coin, some) >= debt);
    }
    const paid = this.#proceeds(coin, quantity);
    const isLast = quantity === loan.held[coin] && coins.every((one) => one === coin || loan.held[one] === 0n);
    if (isLast && paid < debt) return 'loan_ltv_too_high';
    loan.held[coin] -= quantity;
    this.lender[coin] += quantity;
    this.#pay(loan, paid < debt ? paid : debt);
    return 'done';
  }

  add(account: number, id: number, coin: Coin, amount: bigint): string {
    const loan = this.#own(account, id);
    if (loan === undefined) return 'loan_not_found';
    const wallet = this.#wallet(account);
    if (wallet[coin] < amount) return 'balance_insufficient';
    wallet[coin] -= amount;
    loan.held[coin] += amount;
    this.#settleTold(loan);
    return 'done';
  }

  take(account: number, id: number, coin: Coin, amount: bigint): string {
    const loan = this.#own(account, id);
    if (loan === undefined) return 'loan_not_found';
    if (loan.held[coin] === 0n) return 'collateral_not_accepted';
    if (amount > loan.held[coin]) return 'collateral_insufficient';
    if (!this.#isFresh(this.#nowMs)) return 'index_stale';
    const left = { ...loan.held, [coin]: loan.held[coin] - amount };
    const debt = this.#debt(loan, this.#nowMs);
    if (this.#isAbove(debt, this.#counted(left), this.#terms.levels.initial)) return 'loan_ltv_too_high';
    loan.held[coin] -= amount;
    this.#wallet(account)[coin] += amount;
    this.#settleTold(loan);
    return 'done';
  }

  /** The live loans of an account, newest first, as "number principal interest". */
  live(account: number): string[] {
    return this.#loans
      .filter((loan) => loan.account === account)
      .map((loan) => `${loan.id} ${loan.principal} ${this.#debt(loan, this.#nowMs) - loan.principal}`)
      .reverse();
  }

  #judge(loan: NaiveLoan): void {
    const { told, liquidation } = this.#terms.levels;
    const debt = this.#debt(loan, this.#nowMs);
    const counted = this.#counted(loan.held);
    const isAt = (level: bigint) => debt * million >= level * counted;
    if (isAt(liquidation)) return this.#liquidate(loan, debt);
    const reached = told.filter(isAt).length;
    if (reached <= loan.told) return;
    loan.told = reached;
    this.says.push(`${loan.id} told ${reached}`);
  }

  #liquidate(loan: NaiveLoan, before: bigint): void {
    const { target } = this.#terms.levels;
    let debt = before;
    for (const coin of coins) {
      const isEnough = (some: bigint) => {
        const paid = this.#proceeds(coin, some);
        const left = debt > paid ? debt - paid : 0n;
        return !this.#isAbove(left, this.#counted({ ...loan.held, [coin]: loan.held[coin] - some }), target);
      };
      if (loan.held[coin] === 0n || isEnough(0n)) continue;
      const some = isEnough(loan.held[coin]) ? this.#least(loan.held[coin], isEnough) : loan.held[coin];
      const paid = this.#proceeds(coin, some);
      debt = debt > paid ? debt - paid : 0n;
      loan.held[coin] -= some;
      this.lender[coin] += some;
    }
    this.says.push(`${loan.id} liquidated ${before - debt}`);
    this.#pay(loan, before - debt, false);
    if (debt > 0n && coins.every((coin) => loan.held[coin] === 0n)) {
      const insured = debt < this.insurance ? debt : this.insurance;
      this.insurance -= insured;
      this.lender.USDT += insured;
      this.#loans.splice(this.#loans.indexOf(loan), 1);
      this.says.push(`${loan.id} bad ${debt} insured ${insured}`);
      return;
    }
    if (this.#loans.includes(loan)) this.#settleTold(loan);
  }

  /** Takes a payment off a loan, interest first; a loan that is paid gives its collateral back. */
  #pay(loan: NaiveLoan, paid: bigint, isUsers = true): void {
    const parts = this.#parts(loan, this.#nowMs);
    const interest = this.#debt(loan, this.#nowMs) - loan.principal;
    loan.hours = Math.floor((this.#nowMs - loan.openedAtMs) / hour) + 1;
    const first = paid < interest ? paid : interest;
    const left = parts - first * year;
    loan.due = left > 0n ? left : 0n;
    loan.principal -= paid - first;
    if (loan.principal === 0n) {
      for (const coin of coins) this.#wallet(loan.account)[coin] += loan.held[coin];
      this.#loans.splice(this.#loans.indexOf(loan), 1);
      return;
    }
    if (isUsers) this.#settleTold(loan);
  }

  /** After a user's step, alerts are those of the LTV that it has then. */
  #settleTold(loan: NaiveLoan): void {
    if (!this.#isFresh(this.#nowMs)) return;
    const debt = this.#debt(loan, this.#nowMs) * million;
    const counted = this.#counted(loan.held);
    loan.told = this.#terms.levels.told.filter((level) => debt >= level * counted).length;
  }

  #debt(loan: NaiveLoan, nowMs: number): bigint {
    return loan.principal + (this.#parts(loan, nowMs) + year - 1n) / year;
  }

  #parts(loan: NaiveLoan, nowMs: number): bigint {
    let parts = loan.due;
    for (let h = loan.hours; loan.openedAtMs + h * hour <= nowMs; h++) parts += loan.principal * this.#terms.interest;
    return parts;
  }

  #counted(held: Record<Coin, bigint>): bigint {
    let counted = 0n;
    for (const coin of coins) {
      const value = (held[coin] * this.#prices[coin]) / 10n ** 10n;
      let below = 0n;
      let ofCoin = 0n;
      for (const [upTo, ratio] of this.#terms.tiers[coin]) {
        const end = value < upTo ? value : upTo;
        if (end > below) ofCoin += (end - below) * ratio;
        below = upTo;
      }
      counted += ofCoin / million;
    }
    return counted;
  }

  #proceeds(coin: Coin, quantity: bigint): bigint {
    const price = (this.#prices[coin] * (million - this.#terms.spread)) / million;
    return (quantity * price) / 10n ** 10n;
  }

  /** The smallest number from 1 to a bound that is enough, bit by bit. */
  #least(bound: bigint, isEnough: (some: bigint) => boolean): bigint {
    let below = 0n;
    for (let bit = 1n << 60n; bit > 0n; bit >>= 1n) {
      if (below + bit < bound && !isEnough(below + bit)) below += bit;
    }
    return below + 1n;
  }

  #isAbove(debt: bigint, counted: bigint, level: bigint): boolean {
    return debt * million > level * counted;
  }

  #isFresh(atMs: number): boolean {
    return atMs - this.#pricedAtMs <= 5_000;
  }

  #own(account: number, id: number): NaiveLoan | undefined {
    return this.#loans.find((loan) => loan.id === id && loan.account === account);
  }

  #wallet(account: number): Record<Coin | 'USDT', bigint> {
    const known = this.wallets.get(account);
    if (known === undefined) throw new Error(`account ${account} has no wallet`);
    return known;
  }
}
