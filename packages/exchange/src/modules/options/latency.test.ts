import { type AccountId, gridMs, house } from '@candor/exchange';
import { Seeded } from '@candor/kernel';
import { atoms, type Ppm, price } from '@candor/money';
import { asset, optionOrder, optionTermsFor, pair, type Runner, startWorld } from '@candor/testkit';
import { describe, expect, test } from 'vitest';
import { breakEvenWins, expectedValue } from './rules.ts';

/**
 * The attack that every timed option invites: an attacker who sees the index a little before it is published bets on
 * it. Here they see it 0.1 to 0.4 s early, wait for a large move, and bet on it; the index is a fair random walk, known
 * to the simulation every 100 ms and published every 500.
 */
const btc = pair['BTC/USDT'];
const stepMs = 100;
const stepsPerTick = gridMs / stepMs;
const payout = 800_000 as Ppm;
const stake = atoms(1_000_000n);
const unit = 1_000_000;

class Attack {
  readonly runner: Runner;
  readonly #accountId: AccountId;
  readonly #random: Seeded;
  readonly #termsHash: Uint8Array;
  /** The index every 100 ms from the first instant on, ahead of the clock. */
  readonly #path: number[] = [6_000_000_000_000];
  readonly #startMs: number;
  #published = 0;
  bets = 0;
  gained = 0n;
  /** The number of bets won if the last published price were the strike. */
  wonAtOldStrike = 0;
  decided = 0;
  /** The bet that is under way, and the price its buyer saw published. */
  #open: { readonly direction: 'up' | 'down'; readonly seen: number } | undefined;

  constructor(seed: string) {
    this.#random = new Seeded(seed);
    const { runner, users } = startWorld({ options: 10n ** 13n, users: 1, faucet: { USDT: 10n ** 13n } });
    this.runner = runner;
    this.#accountId = users[0] as AccountId;
    const own = { accountId: this.#accountId, assetId: asset.USDT };
    runner.must({ type: 'practice.claim', ...own });
    runner.must({ type: 'transfer.move', ...own, amount: atoms(10n ** 13n), from: 'spot', to: 'options' });
    runner.must(optionTermsFor(btc, { durations: [{ seconds: 10, payout }] }));
    this.#termsHash = optionOrder(runner, this.#accountId).termsHash;
    runner.checksInvariants = false;
    runner.stepMs = 0;
    this.#startMs = (Math.floor(runner.nowMs / gridMs) + 1) * gridMs;
    runner.nowMs = this.#startMs;
  }

  /** The index at so many steps from the start; a sum of a few fair coins each. */
  #at(step: number): number {
    while (this.#path.length <= step) {
      let move = 0;
      for (let coin = 4; coin > 0; coin--) move += this.#random.chance(1, 2) ? unit : -unit;
      this.#path.push((this.#path.at(-1) as number) + move);
    }
    return this.#path[step] as number;
  }

  run(bets: number): void {
    for (let step = 0; this.bets < bets || this.#open !== undefined; step++) {
      this.runner.nowMs = this.#startMs + step * stepMs;
      if (step % stepsPerTick === 0) this.#publish(step);
      if (this.#open === undefined && this.bets < bets) this.#maybeBet(step);
    }
  }

  #publish(step: number): void {
    this.#published = this.#at(step);
    const gridIndex = this.runner.nowMs / gridMs;
    const prices = [{ pairId: btc, price: price(this.#published) }];
    for (const event of this.runner.step({ type: 'index.tick', gridIndex, prices }).events) {
      if (event.type !== 'options.settled' || this.#open === undefined) continue;
      const { direction, seen } = this.#open;
      this.gained += event.paid - event.stake;
      const aboveSeen = Number(event.sampleSum) - event.sampleCount * seen;
      if (aboveSeen !== 0) {
        this.decided += 1;
        this.wonAtOldStrike += aboveSeen > 0 === (direction === 'up') ? 1 : 0;
      }
      this.#open = undefined;
    }
    this.runner.steps.length = 0;
  }

  /** Bets when the price known ahead is far from the published one. */
  #maybeBet(step: number): void {
    const aheadSteps = 1 + (this.bets % 4);
    const move = this.#at(step + aheadSteps) - this.#published;
    if (Math.abs(move) < 4 * unit) return;
    const direction = move > 0 ? 'up' : 'down';
    const order = { pairId: btc, direction, stake, termsHash: this.#termsHash } as const;
    this.runner.must({
      type: 'options.buy',
      accountId: this.#accountId,
      seconds: 10,
      validUntilMs: this.runner.nowMs + 1_000,
      ...order,
    });
    this.#open = { direction, seen: this.#published };
    this.bets += 1;
  }
}

describe('RULES 6: an index known 0.1 to 0.4 s early is worth nothing', () => {
  test('the attacker’s expected value is that of a coin toss', () => {
    const attack = new Attack('early');
    const bets = 20_000;
    attack.run(bets);
    const value = Number(attack.gained) / Number(stake) / bets;
    const fair = expectedValue(payout) / 1_000_000;
    // A bet gains 0.8 or loses 1: a deviation of 0.9 for one, and three of the mean's are allowed.
    const error = 0.9 / Math.sqrt(bets);
    expect(fair).toBe(-0.1);
    expect(Math.abs(value - fair)).toBeLessThan(3 * error);
    expect(value).toBeLessThan(0);
    // The attack is a real one: with the published price as the strike, they would win more than they need to break
    // even.
    expect(attack.wonAtOldStrike / attack.decided).toBeGreaterThan(breakEvenWins(payout) / 10_000 + 0.02);
  });

  test('an order that is held back until more is known is refused', () => {
    const { runner, users } = startWorld({ options: 10n ** 12n, faucet: { USDT: 10n ** 11n } });
    const own = { accountId: users[0] as AccountId, assetId: asset.USDT };
    runner.must({ type: 'practice.claim', ...own });
    runner.must({ type: 'transfer.move', ...own, amount: atoms(10n ** 10n), from: 'spot', to: 'options' });
    const prices = [{ pairId: btc, price: price(6_000_000_000_000) }];
    runner.tick(prices);
    const held = optionOrder(runner, own.accountId);
    // Signed now and sequenced later: it is accepted up to its second, and still meets an unknown strike.
    runner.wait(1_000);
    runner.must(held);
    runner.wait(1_000);
    expect(runner.send(held)).toEqual({ ok: false, code: 'order_too_late' });
    // It cannot be signed for longer.
    const longer = { ...held, validUntilMs: runner.nowMs + runner.stepMs + 1_001 };
    expect(runner.send(longer)).toEqual({ ok: false, code: 'valid_until_too_far' });
    // While the index is stuck they know more than the tape: nothing is sold.
    runner.wait(5_000);
    expect(runner.send(optionOrder(runner, own.accountId))).toEqual({ ok: false, code: 'index_stale' });
    expect(runner.core.queries.balances(house.underwriting)[0]?.frozen).toBe(0n);
  });
});
