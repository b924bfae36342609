import { type AccountId, type PointsItemId, restoreCore } from '@candor/exchange';
import { dayMs, dayOf, hourMs, minuteMs, Seeded } from '@candor/kernel';
import { atoms } from '@candor/money';
import { asset, NaivePoints, pointsItemFor, pointsTaskFor, Runner, startWorld } from '@candor/testkit';
import fc from 'fast-check';
import { expect, test } from 'vitest';

/**
 * The core's points against the naive ones: random histories of check-ins, factors, exchanges, new terms and pauses of up to
 * months. Every balance is what follows from dates, and a core that was restored on the way does the same.
 */
class Duel {
  readonly runner: Runner;
  readonly naive = new NaivePoints();
  readonly accounts: AccountId[];
  readonly seen = new Map<string, number>();
  readonly #checkIns = new Set<string>();
  readonly #factors = new Set<number>();
  #task = pointsTaskFor('check_in');
  #factor = pointsTaskFor('second_factor');

  constructor() {
    const { runner, users } = startWorld({ users: 3 });
    this.runner = runner;
    this.accounts = users;
    runner.must(this.#task);
    runner.must(this.#factor);
    runner.must(pointsItemFor(1, { gives: 'spins', grant: 1, cost: 15, stock: 1_000, accountMax: 1_000 }));
  }

  operate(random: Seeded): void {
    const accountId = random.pick(this.accounts);
    const draw = random.below(100);
    const { runner, naive } = this;
    if (draw < 35) {
      const outcome = runner.send({ type: 'points.check_in', accountId });
      const today = `${accountId} ${dayOf(runner.nowMs)}`;
      const { reward, delayMs, lifeDays } = this.#task;
      expect(outcome.ok).toBe(!this.#checkIns.has(today));
      if (outcome.ok) naive.grant(accountId, reward, runner.nowMs, delayMs, lifeDays);
      this.#checkIns.add(today);
      this.#count(outcome.ok ? 'checked in' : outcome.code);
    } else if (draw < 42) {
      const { points } = runner.must({ type: 'points.note_factor', accountId });
      expect(points > 0).toBe(!this.#factors.has(accountId));
      this.#factors.add(accountId);
      const { delayMs, lifeDays } = this.#factor;
      if (points > 0) naive.grant(accountId, points, runner.nowMs, delayMs, lifeDays);
    } else if (draw < 65) {
      const outcome = runner.send({ type: 'points.exchange', accountId, itemId: 1 as PointsItemId, cost: 15 });
      expect(outcome.ok ? 'done' : outcome.code).toBe(
        naive.spend(accountId, 15, runner.nowMs) ? 'done' : 'points_insufficient',
      );
      this.#count(outcome.ok ? 'exchanged' : outcome.code);
    } else if (draw < 70) {
      const delayMs = random.pick([0, minuteMs, 3 * dayMs]);
      this.#task = pointsTaskFor('check_in', { lifeDays: random.pick([1, 5, 40]), delayMs });
      runner.must(this.#task);
    } else runner.wait(random.pick([1, 59_999, hourMs, dayMs, dayMs, 9 * dayMs, 33 * dayMs]));
  }

  compare(): void {
    const { runner, naive } = this;
    runner.must({ type: 'house.fund', house: 'dust', assetId: asset.USDT, amount: atoms(1n) });
    const { queries } = runner.core;
    let [pending, available] = [0, 0];
    for (const accountId of this.accounts) {
      const balance = queries.pointsBalance(accountId);
      expect([balance.available, balance.pending]).toEqual([
        naive.available(accountId, runner.nowMs),
        naive.pending(accountId, runner.nowMs),
      ]);
      pending += balance.pending;
      available += balance.available;
    }
    const expired = naive.expired(runner.nowMs);
    expect(queries.pointsTotals()).toEqual({
      issued: naive.issued(),
      pending,
      available,
      spent: naive.spent(),
      expired,
    });
    if (expired > 0) this.#count('expired');
  }

  #count(what: string): void {
    this.seen.set(what, (this.seen.get(what) ?? 0) + 1);
  }
}

test('RULES 16: every balance of points is what follows from the dates of grants and spendings', () => {
  const seen = new Map<string, number>();
  fc.assert(
    fc.property(fc.array(fc.nat(), { minLength: 20, maxLength: 70 }), fc.nat({ max: 19 }), (seeds, half) => {
      const duel = new Duel();
      let twin: Runner | undefined;
      seeds.forEach((seed, index) => {
        duel.operate(new Seeded(seed));
        if (index % 7 === 0) duel.compare();
        if (index === half) twin = new Runner(restoreCore(duel.runner.core.snapshot()), duel.runner.nowMs);
      });
      duel.compare();
      for (const { submission, sequence, atMs, applied } of duel.runner.steps) {
        if (twin === undefined || sequence <= twin.core.sequence) continue;
        expect(twin.core.apply(submission, sequence, atMs)).toEqual(applied);
      }
      expect(twin?.core.stateHash()).toEqual(duel.runner.core.stateHash());
      for (const [what, count] of duel.seen) seen.set(what, (seen.get(what) ?? 0) + count);
    }),
    { numRuns: 200, seed: 16 },
  );
  for (const what of ['checked in', 'checked_in_already', 'exchanged', 'points_insufficient', 'expired']) {
    expect(seen.get(what), what).toBeGreaterThan(50);
  }
});

test('RULES 16: points of hundreds that expire on one day are taken and announced in pieces, each once', () => {
  const { runner, users } = startWorld({ users: 600 });
  runner.checksInvariants = false;
  runner.must(pointsTaskFor('check_in', { lifeDays: 1 }));
  for (const accountId of users) runner.must({ type: 'points.check_in', accountId });
  const next = () => runner.must({ type: 'house.fund', house: 'dust', assetId: asset.USDT, amount: atoms(1n) });
  const from = runner.steps.length;
  const facts = (type: string) =>
    runner.steps.slice(from).map(({ events }) => events.filter((event) => event.type === type).length);
  for (const days of [1, 2]) {
    runner.nowMs = Math.ceil(runner.nowMs / dayMs) * dayMs - runner.stepMs;
    for (let i = 0; i < 5; i++) {
      next();
      runner.wait(99);
    }
    const counted = facts(days === 1 ? 'points.expiry_near' : 'points.moved');
    expect([Math.max(...counted), counted.reduce((sum, count) => sum + count, 0)]).toEqual([250, 600]);
  }
  runner.core.checkInvariants();
});
