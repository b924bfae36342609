/** One tick as it came: its instant, when it came, and the valid prices by pair. */
interface NaiveTick {
  readonly gridIndex: number;
  readonly arrivedAtMs: number;
  readonly prices: ReadonlyMap<number, number>;
}

export interface NaiveOption {
  readonly optionId: number;
  readonly account: number;
  readonly pairId: number;
  readonly direction: 'up' | 'down';
  readonly seconds: number;
  readonly stake: bigint;
  readonly reward: bigint;
  readonly boughtAtMs: number;
}

interface NaiveDecision {
  readonly result: 'won' | 'lost' | 'refunded' | 'void';
  readonly paid: bigint;
  readonly settledAtMs: number;
  readonly strike: number | undefined;
  readonly sampleCount: number;
  readonly sampleSum: bigint;
}

interface NaiveLimits {
  readonly stake: bigint | undefined;
  readonly loss: bigint | undefined;
}

const gridMs = 500;
const dayMs = 86_400_000;

/**
 * Timed options in the plainest way (RULES 6): keeps the whole tape and every order, and computes everything anew from
 * them in every call. The oracle of the core's options.
 */
export class NaiveOptions {
  readonly tape: NaiveTick[] = [];
  readonly orders: NaiveOption[] = [];
  readonly #requests = new Map<number, { atMs: number; asked: NaiveLimits }[]>();
  readonly #pauses = new Map<number, number>();

  limit(account: number, atMs: number, asked: NaiveLimits): void {
    this.#requests.set(account, [...(this.#requests.get(account) ?? []), { atMs, asked }]);
  }

  /** Answers whether the pause is taken. */
  pause(account: number, untilMs: number): boolean {
    if (untilMs < this.pausedUntil(account)) return false;
    this.#pauses.set(account, untilMs);
    return true;
  }

  pausedUntil(account: number): number {
    return this.#pauses.get(account) ?? 0;
  }

  /** The limits in force, from the first request on: tighter at once, looser a day later unless asked otherwise before. */
  limitsAt(account: number, atMs: number): NaiveLimits {
    let inForce: NaiveLimits = { stake: undefined, loss: undefined };
    const requests = this.#requests.get(account) ?? [];
    requests.forEach(({ atMs: askedAtMs, asked }, index) => {
      const before = inForce;
      inForce = { stake: least(before.stake, asked.stake), loss: least(before.loss, asked.loss) };
      const looserAtMs = askedAtMs + dayMs;
      const nextAtMs = requests[index + 1]?.atMs ?? Number.POSITIVE_INFINITY;
      if (looserAtMs <= nextAtMs && looserAtMs <= atMs) inForce = asked;
    });
    return inForce;
  }

  stakedOn(account: number, atMs: number): bigint {
    const own = this.orders.filter((order) => order.account === account && isSameDay(order.boughtAtMs, atMs));
    return own.reduce((sum, { stake }) => sum + stake, 0n);
  }

  lostOn(account: number, atMs: number): bigint {
    let lost = 0n;
    for (const order of this.orders) {
      const decision = this.decide(order, atMs);
      if (order.account !== account || decision === undefined || !isSameDay(decision.settledAtMs, atMs)) continue;
      lost += order.stake - decision.paid;
    }
    return lost;
  }

  liveAt(atMs: number): NaiveOption[] {
    return this.orders.filter((order) => this.decide(order, atMs) === undefined);
  }

  /** The end of an option by a moment; `undefined` while it lives. */
  decide(order: NaiveOption, nowMs: number): NaiveDecision | undefined {
    const heard = this.tape.filter(({ arrivedAtMs }) => arrivedAtMs <= nowMs);
    const valid = (tick: NaiveTick) =>
      tick.prices.has(order.pairId) && tick.arrivedAtMs - tick.gridIndex * gridMs <= 5_000;
    const fromGrid = Math.ceil((order.boughtAtMs + 500) / gridMs);
    const givenUpAtMs = fromGrid * gridMs + 5_000;
    // A tick that ran ahead of the clock was known when the order was taken: it is no strike.
    const later = heard.filter(({ arrivedAtMs }) => arrivedAtMs > order.boughtAtMs && arrivedAtMs < givenUpAtMs);
    const struck = later.find((tick) => valid(tick) && tick.gridIndex >= fromGrid);
    if (struck === undefined) {
      if (nowMs < givenUpAtMs) return undefined;
      const stands = { strike: undefined, sampleCount: 0, sampleSum: 0n };
      return { result: 'void', paid: order.stake, settledAtMs: givenUpAtMs, ...stands };
    }
    const strike = struck.prices.get(order.pairId) as number;
    const expiryMs = struck.gridIndex * gridMs + order.seconds * 1_000;
    const closedAtMs = expiryMs + 1_500;
    const closer = heard.find((tick) => tick.gridIndex * gridMs >= expiryMs && tick.arrivedAtMs < closedAtMs);
    if (closer === undefined && nowMs < closedAtMs) return undefined;

    const windowMs = Math.min(Math.max(order.seconds * 100, 2_000), 30_000);
    const samples = heard.filter((tick) => {
      const tickMs = tick.gridIndex * gridMs;
      return valid(tick) && tickMs > expiryMs - windowMs && tickMs <= expiryMs && tick.arrivedAtMs < closedAtMs;
    });
    const sum = samples.reduce((total, tick) => total + BigInt(tick.prices.get(order.pairId) as number), 0n);
    const result = this.#result(order.direction, BigInt(strike), samples.length, sum, windowMs / gridMs);
    const paid = result === 'won' ? order.stake + order.reward : result === 'lost' ? 0n : order.stake;
    const settledAtMs = closer?.arrivedAtMs ?? closedAtMs;
    return { result, paid, settledAtMs, strike, sampleCount: samples.length, sampleSum: sum };
  }

  #result(
    direction: 'up' | 'down',
    strike: bigint,
    count: number,
    sum: bigint,
    whole: number,
  ): NaiveDecision['result'] {
    if (count / whole < 0.8) return 'void';
    const above = sum - strike * BigInt(count);
    if (above === 0n) return 'refunded';
    return above > 0n === (direction === 'up') ? 'won' : 'lost';
  }
}

function least(a: bigint | undefined, b: bigint | undefined): bigint | undefined {
  if (a === undefined || b === undefined) return a ?? b;
  return a < b ? a : b;
}

function isSameDay(a: number, b: number): boolean {
  return Math.floor(a / dayMs) === Math.floor(b / dayMs);
}
