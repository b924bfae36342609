import { type AccountId, type CoreEvent, gridMs, type OptionId, restoreCore } from '@candor/exchange';
import { dayMs, Seeded } from '@candor/kernel';
import { atoms, type Ppm, price } from '@candor/money';
import { asset, type NaiveOption, NaiveOptions, optionTermsFor, pair, Runner, startWorld } from '@candor/testkit';
import fc from 'fast-check';
import { expect, test } from 'vitest';

/**
 * The core's options against the naive ones: random histories of orders, limits, pauses and ticks that come late,
 * early, with gaps or not at all. Every order is accepted or refused as in the naive model, every option ends as the
 * whole tape requires and in the first command that can know it, and balances are the model's sums.
 */
const usdt = 1_000_000n;
const funds = 950n * usdt;
const cover = 450n * usdt;
const exposureMax = 400n * usdt;
const payouts = new Map([
  [10, 800_000],
  [25, 850_000],
  [60, 820_000],
]);
const pairIds = [pair['BTC/USDT'], pair['ETH/USDT']];
const middle = 6_000_000_000_000;

class Duel {
  readonly naive = new NaiveOptions();
  readonly runner: Runner;
  readonly accounts: AccountId[];
  readonly seen = new Map<string, number>();
  #hash: Uint8Array[] = [];

  constructor() {
    const { runner, users } = startWorld({ options: cover, users: 3 });
    this.runner = runner;
    this.accounts = users;
    const durations = [...payouts].map(([seconds, payout]) => ({ seconds, payout: payout as Ppm }));
    for (const pairId of pairIds) {
      runner.must(optionTermsFor(pairId, { durations, exposureMax: atoms(exposureMax) }));
    }
    this.#hash = runner.core.queries.optionMarkets().map(({ hash }) => hash);
    for (const accountId of users) {
      runner.must({ type: 'practice.claim', accountId, assetId: asset.USDT });
      const move = { type: 'transfer.move', accountId, assetId: asset.USDT, from: 'spot', to: 'options' } as const;
      runner.must({ ...move, amount: atoms(funds) });
    }
    // Most histories reach over the end of a day.
    runner.wait(dayMs - 60_000);
  }

  operate(random: Seeded): void {
    const draw = random.below(100);
    if (draw < 45) for (let left = 1 + random.below(25); left > 0; left--) this.#tick(random, false);
    else if (draw < 60) this.#tick(random, true);
    else if (draw < 88) this.#buy(random);
    else if (draw < 92) this.#limit(random);
    else if (draw < 94) this.#pause(random);
    else if (draw < 99) this.runner.wait(random.below(4_000));
    else this.runner.wait(random.pick([30_000, dayMs / 2, dayMs]));
  }

  #tick(random: Seeded, isOdd: boolean): void {
    const { runner } = this;
    const last = runner.core.index.lastGridIndex;
    const present = Math.floor(runner.nowMs / gridMs) + 1;
    const gridIndex = Math.max(last + 1, present - (isOdd ? random.below(12) : 0));
    const lateMs = isOdd ? random.pick([-1_500, -1, 0, 400, 2_000, 5_000, 5_001]) : 0;
    runner.nowMs = Math.max(runner.nowMs, gridIndex * gridMs + lateMs - runner.stepMs);
    const ticked = pairIds.filter(() => !random.chance(1, 8));
    const prices = ticked.map((pairId) => ({ pairId, price: price(middle + random.below(5) - 2) }));
    this.naive.tape.push({
      gridIndex,
      arrivedAtMs: runner.nowMs + runner.stepMs,
      prices: new Map(prices.map((one) => [one.pairId, one.price])),
    });
    runner.must({ type: 'index.tick', gridIndex, prices });
  }

  #buy(random: Seeded): void {
    const { runner, naive } = this;
    const accountId = random.pick(this.accounts);
    const at = random.below(2);
    const pairId = pairIds[at] as (typeof pairIds)[number];
    const seconds = random.pick([...payouts.keys()]);
    const stake = atoms(usdt * BigInt(random.pick([1, 7, 50, 200, 400, 900])));
    const nowMs = runner.nowMs + runner.stepMs;
    const reward = (stake * BigInt(payouts.get(seconds) ?? 0)) / 1_000_000n;
    const direction = random.pick(['up', 'down'] as const);
    const termsHash = this.#hash[at] as Uint8Array;
    const order = { account: accountId, pairId, direction, seconds, stake, reward, boughtAtMs: nowMs };
    const expected = this.#refusal(order) ?? 'bought';
    const command = { type: 'options.buy', accountId, pairId, direction, seconds, stake, termsHash } as const;
    const outcome = runner.send({ ...command, validUntilMs: nowMs + 1_000 });
    expect(outcome.ok ? 'bought' : outcome.code).toBe(expected);
    this.#count(expected);
    if (outcome.ok) naive.orders.push({ ...order, optionId: outcome.value.optionId });
  }

  #refusal({ account, pairId, stake, reward, boughtAtMs: nowMs }: Omit<NaiveOption, 'optionId'>): string | undefined {
    const { naive } = this;
    const last = naive.tape.findLast(({ prices }) => prices.has(pairId));
    if (last === undefined || nowMs - last.gridIndex * gridMs > 5_000) return 'index_stale';
    if (naive.pausedUntil(account) > nowMs) return 'options_paused';
    const limits = naive.limitsAt(account, nowMs);
    const live = naive.liveAt(nowMs);
    const sum = (orders: readonly NaiveOption[], what: 'stake' | 'reward') =>
      orders.reduce((total, one) => total + one[what], 0n);
    const own = live.filter((one) => one.account === account);
    if (limits.stake !== undefined && naive.stakedOn(account, nowMs) + stake > limits.stake) return 'daily_stake_limit';
    const lost = naive.lostOn(account, nowMs) + sum(own, 'stake');
    if (limits.loss !== undefined && lost + stake > limits.loss) return 'daily_loss_limit';
    const { available, kept } = this.#balances(nowMs);
    if ((available.get(account) ?? 0n) < stake) return 'balance_insufficient';
    const ofPair = live.filter((one) => one.pairId === pairId);
    if (sum(ofPair, 'reward') + reward > exposureMax) return 'exposure_full';
    return kept < reward ? 'liquidity_insufficient' : undefined;
  }

  /** The spendable balance of every account, from nothing but the orders and how they ended. */
  #balances(nowMs: number): { available: Map<number, bigint>; kept: bigint } {
    const available = new Map<number, bigint>(this.accounts.map((account) => [account, funds]));
    let kept = cover;
    for (const order of this.naive.orders) {
      const paid = this.naive.decide(order, nowMs)?.paid;
      available.set(order.account, (available.get(order.account) ?? 0n) - order.stake + (paid ?? 0n));
      kept += paid === undefined ? -order.reward : order.stake - paid;
    }
    return { available, kept };
  }

  #limit(random: Seeded): void {
    const accountId = random.pick(this.accounts);
    const some = () => (random.chance(1, 3) ? undefined : atoms(usdt * BigInt(random.pick([100, 500, 1_000]))));
    const asked = { stake: some(), loss: some() };
    this.naive.limit(accountId, this.runner.nowMs + this.runner.stepMs, asked);
    const { stake: dailyStakeMax, loss: dailyLossMax } = asked;
    this.runner.must({ type: 'options.set_limits', accountId, dailyStakeMax, dailyLossMax });
    this.#count('limited');
  }

  #pause(random: Seeded): void {
    const accountId = random.pick(this.accounts);
    const untilMs = this.runner.nowMs + this.runner.stepMs + 1 + random.below(20_000);
    const isTaken = this.naive.pause(accountId, untilMs);
    expect(this.runner.send({ type: 'options.pause', accountId, untilMs }).ok).toBe(isTaken);
  }

  #count(what: string): void {
    this.seen.set(what, (this.seen.get(what) ?? 0) + 1);
  }

  /** Compares every event of the core about options with the tape, and its time. */
  compare(): void {
    const { runner, naive } = this;
    const told = new Map<OptionId, Extract<CoreEvent, { type: 'options.settled' }>>();
    const toldAt = new Map<OptionId, { atMs: number; beforeMs: number }>();
    let beforeMs = 0;
    for (const { events, atMs } of runner.steps) {
      for (const event of events) {
        if (event.type !== 'options.settled') continue;
        expect(told.has(event.optionId)).toBe(false);
        told.set(event.optionId, event);
        toldAt.set(event.optionId, { atMs, beforeMs });
      }
      beforeMs = atMs;
    }
    const nowMs = runner.core.atMs;
    for (const order of naive.orders) {
      const expected = naive.decide(order, nowMs);
      const event = told.get(order.optionId as OptionId);
      const { result, paid, strike, sampleCount, sampleSum } = event ?? {};
      const at = toldAt.get(order.optionId as OptionId);
      expect(event && { result, paid, strike, sampleCount, sampleSum, settledAtMs: expected?.settledAtMs }).toEqual(
        expected,
      );
      this.#count(expected?.result ?? 'live');
      if (expected === undefined || at === undefined) continue;
      expect(expected.settledAtMs).toBeLessThanOrEqual(at.atMs);
      expect(expected.settledAtMs).toBeGreaterThan(at.beforeMs);
    }
    const { available, kept } = this.#balances(nowMs);
    for (const account of this.accounts) {
      const own = runner.core.queries.balances(account).find(({ walletType }) => walletType === 'options');
      expect(own?.available ?? 0n).toBe(available.get(account));
      const used = runner.core.queries.optionLimits(account);
      const { stake: dailyStakeMax, loss: dailyLossMax } = naive.limitsAt(account, nowMs);
      expect(used.dailyStakeMax).toBe(dailyStakeMax);
      expect(used.dailyLossMax).toBe(dailyLossMax);
      expect(used.stakedToday).toBe(naive.stakedOn(account, nowMs));
      expect(used.lostToday).toBe(naive.lostOn(account, nowMs));
    }
    const reserved = runner.core.queries.optionMarkets().reduce((sum, market) => sum + market.reserved, 0n);
    expect(reserved).toBe(naive.liveAt(nowMs).reduce((sum, { reward }) => sum + reward, 0n));
    const wallet = runner.core.ledger.wallet(5 as AccountId, 'house', asset.USDT);
    expect(runner.core.ledger.available(wallet)).toBe(kept);
  }
}

test('RULES 6: every order and every option has the outcome that the naive model derives from the tape', () => {
  const seen = new Map<string, number>();
  fc.assert(
    fc.property(fc.array(fc.nat(), { minLength: 20, maxLength: 80 }), fc.nat({ max: 19 }), (seeds, half) => {
      const duel = new Duel();
      let twin: Runner | undefined;
      seeds.forEach((seed, index) => {
        duel.operate(new Seeded(seed));
        if (index === half) twin = new Runner(restoreCore(duel.runner.core.snapshot()), duel.runner.nowMs);
      });
      duel.compare();
      // A core that was restored on the way does the same, byte for byte.
      for (const { submission, sequence, atMs, applied } of duel.runner.steps) {
        if (twin === undefined || sequence <= twin.core.sequence) continue;
        expect(twin.core.apply(submission, sequence, atMs)).toEqual(applied);
      }
      expect(twin?.core.stateHash()).toEqual(duel.runner.core.stateHash());
      for (const [what, count] of duel.seen) seen.set(what, (seen.get(what) ?? 0) + count);
    }),
    { numRuns: 300, seed: 6 },
  );
  const all = ['bought', 'won', 'lost', 'refunded', 'void', 'live', 'index_stale', 'options_paused', 'exposure_full'];
  const refused = ['daily_stake_limit', 'daily_loss_limit', 'balance_insufficient', 'liquidity_insufficient'];
  for (const what of [...all, ...refused, 'limited']) expect(seen.get(what), what).toBeGreaterThan(5);
});
