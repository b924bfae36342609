import { type Command, type OtcAdId, type OtcOrderId, restoreCore } from '@candor/exchange';
import { dayMs, Seeded } from '@candor/kernel';
import { atoms, price } from '@candor/money';
import { asset, NaiveOtc, otcAdFor, otcOrderFor, otcTermsFor, pair, Runner, startWorld } from '@candor/testkit';
import fc from 'fast-check';
import { expect, test } from 'vitest';

const usdt = 1_000_000n;
const people = 4;

/** The core and the naive model side by side. */
class Duel {
  readonly runner: Runner;
  readonly users;
  readonly naive: NaiveOtc;
  readonly seen = new Map<string, number>();

  constructor() {
    const { runner, users } = startWorld({ users: people, faucet: { USDT: 3_000n * usdt } });
    this.runner = runner;
    this.users = users;
    for (const accountId of users) {
      runner.must({ type: 'practice.claim', accountId, assetId: asset.USDT });
      runner.must({ type: 'funding.set_level', accountId, level: 'basic' });
    }
    this.naive = new NaiveOtc(users.map(() => 3_000n * usdt));
    this.#tick();
  }

  #tick(): void {
    this.runner.tick([{ pairId: pair['BTC/USDT'], price: price(60_000 * 1e8) }]);
    this.naive.look(this.runner.nowMs);
  }

  operate(random: Seeded): void {
    const { naive, runner } = this;
    const ad = random.below(naive.ads.length + 1);
    const adId = (ad + 1) as OtcAdId;
    const order = Math.max(0, naive.orders.length - 1 - random.below(6));
    const orderId = (order + 1) as OtcOrderId;
    const { buyer, ad: of = 0 } = naive.orders[order] ?? {};
    const sides = [buyer ?? 0, naive.ads[of]?.maker ?? 0];
    const draw = random.below(32);
    // An order is mostly acted on by its sides.
    const who = draw >= 10 && random.chance(4, 5) ? random.pick(sides) : random.below(people);
    const accountId = this.users[who] as never;
    const size = atoms(BigInt(10 + random.below(300)) * usdt);
    const own = { accountId, orderId };
    const nowMs = runner.nowMs + 1;
    const ask = (expected: () => string, command: Command) => {
      naive.look(nowMs);
      this.#compare(expected(), command);
    };
    if (draw === 0) this.#wait(9_000 * (1 + random.below(120)));
    else if (draw < 3) ask(() => naive.open(who, size), { ...otcAdFor({ quantity: size }), accountId });
    else if (draw === 3)
      ask(() => naive.close(who, ad), { type: 'otc.set_ad_state', accountId, adId, state: 'closed' });
    else if (draw === 4) {
      const quantity = random.chance(1, 3) ? undefined : size;
      ask(() => naive.edit(who, ad, quantity), { type: 'otc.edit_ad', accountId, adId, ...otcTermsFor(), quantity });
    } else if (draw < 10) {
      const { delayMs } = runner.core.queries.otcRecord(accountId);
      ask(() => naive.order(who, ad, size, nowMs), { ...otcOrderFor({ adId, quantity: size, delayMs }), accountId });
    } else if (draw < 15) ask(() => naive.pay(who, order), { type: 'otc.mark_paid', ...own });
    else if (draw < 17) ask(() => naive.release(who, order), { type: 'otc.release', ...own });
    else if (draw < 19) ask(() => naive.cancel(who, order), { type: 'otc.cancel', ...own });
    else if (draw < 23) ask(() => naive.dispute(who, order), { type: 'otc.dispute', ...own, reason: 'other' });
    else if (draw < 28) {
      const operator = random.pick(['rita', 'max']);
      const share = atoms(BigInt(random.below(200)) * usdt);
      const decides = { type: 'otc.decide', orderId, operator, amount: share, reason: 'agreement' } as const;
      ask(() => naive.decide(operator, order, share, nowMs), decides);
    } else ask(() => naive.appeal(who, order), { type: 'otc.appeal', ...own });
  }

  /** The exchange runs on: nobody takes it for an outage. */
  #wait(ms: number): void {
    for (let left = ms; left > 0; left -= 9_000) {
      this.runner.wait(9_000 - 500);
      this.#tick();
    }
  }

  #compare(expected: string, command: Command): void {
    const outcome = this.runner.send(command);
    const answer = outcome.ok ? 'done' : outcome.code;
    expect(answer, command.type).toBe(expected);
    const key = `${command.type} ${answer}`;
    this.seen.set(key, (this.seen.get(key) ?? 0) + 1);
  }

  compare(): void {
    const { naive, runner, users } = this;
    naive.look(runner.nowMs);
    this.#tick();
    const { ledger } = runner.core;
    users.forEach((accountId, who) => {
      expect(ledger.available(ledger.wallet(accountId, 'spot', asset.USDT))).toBe(naive.wallets[who]);
    });
    naive.ads.forEach((ad, at) => {
      const escrow = naive.escrowOf(at);
      expect(ad.left + escrow + (naive.released[at] ?? 0n) + ad.returned, 'escrow + released + returned').toBe(
        ad.funded,
      );
      const left = runner.core.queries.otcAd((at + 1) as OtcAdId)?.quantity ?? 0n;
      expect(left).toBe(ad.left);
    });
    const frozen = users.reduce((sum, id) => sum + ledger.frozen(ledger.wallet(id, 'spot', asset.USDT)), 0n);
    expect(frozen).toBe(naive.ads.reduce((sum, ad, at) => sum + ad.left + naive.escrowOf(at), 0n));
  }
}

test('RULES 12: deals do what a naive model does, escrow + released + returned = funded, and ending twice changes nothing', () => {
  const seen = new Map<string, number>();
  fc.assert(
    fc.property(fc.array(fc.nat(), { minLength: 40, maxLength: 90 }), fc.nat({ max: 39 }), (seeds, half) => {
      const duel = new Duel();
      let twin: Runner | undefined;
      seeds.forEach((seed, index) => {
        duel.operate(new Seeded(seed));
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
    { numRuns: 60, seed: 12 },
  );
  for (const what of [
    'otc.release done',
    'otc.cancel done',
    'otc.cancel otc_not_agreed',
    'otc.decide done',
    'otc.decide second_person_needed',
    'otc.appeal done',
    'otc.release otc_order_not_found',
    'otc.set_ad_state done',
  ]) {
    expect(seen.get(what), what).toBeGreaterThan(2);
  }
});

test('RULES 12: an outage of three days moves what waits by itself and nothing else, at once and in strides', () => {
  for (const way of ['at once', 'in strides'] as const) {
    const { runner, users } = startWorld({ users: 2, faucet: { USDT: 3_000n * usdt } });
    const [seller, buyer] = users as [never, never];
    for (const accountId of users) {
      runner.must({ type: 'practice.claim', accountId, assetId: asset.USDT });
      runner.must({ type: 'funding.set_level', accountId, level: 'basic' });
    }
    const tick = () => runner.tick([{ pairId: pair['BTC/USDT'], price: price(60_000 * 1e8) }]);
    tick();
    runner.must({ ...otcAdFor(), accountId: seller });
    const { orderId, deadlineMs } = runner.must({ ...otcOrderFor(), accountId: buyer });
    const paid = runner.must({ ...otcOrderFor(), accountId: buyer });
    runner.must({ type: 'otc.mark_paid', accountId: buyer, orderId: paid.orderId });
    const fromMs = runner.nowMs;
    runner.wait(3 * dayMs);
    if (way === 'in strides') runner.catchUpTo(runner.nowMs);
    tick();
    const [first, second] = runner.core.queries.liveOtcOrders(buyer);
    expect(second).toMatchObject({ orderId, state: 'created', deadlineMs: deadlineMs + (second?.pausedMs ?? 0) });
    expect(Math.abs((second?.pausedMs ?? 0) - (runner.nowMs - fromMs))).toBeLessThan(20);
    expect(first).toMatchObject({ state: 'paid', deadlineMs: 0, pausedMs: 0 });
  }
});
