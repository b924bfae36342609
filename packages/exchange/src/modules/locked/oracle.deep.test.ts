import { type AccountId, type LockedDepositId, type LockedProductId, restoreCore } from '@candor/exchange';
import { Seeded } from '@candor/kernel';
import { atoms, type Ppm } from '@candor/money';
import {
  asset,
  lockedTermsFor,
  minuteDays,
  NaiveLocked,
  Runner,
  type SetLockedTerms,
  startWorld,
} from '@candor/testkit';
import fc from 'fast-check';
import { expect, test } from 'vitest';

/**
 * The core's locked mining against the naive one: random histories of deposits, early exits, renewals, changes of terms and
 * pauses of any length. Every command has the naive model's answer, and all balances are its sums.
 */
const usdt = 1_000_000n;
const rewards = 60n * usdt;
const each = 1_500n * usdt;
const sizes = [99, 100, 333, 1_000, 2_000, 2_100];

class Duel {
  readonly runner: Runner;
  readonly naive: NaiveLocked;
  readonly accounts: AccountId[];
  readonly seen = new Map<string, number>();
  readonly #base: Partial<SetLockedTerms>;
  #made = 0;

  constructor(base: Partial<SetLockedTerms> = {}) {
    const { runner, users } = startWorld({ users: 3 });
    this.runner = runner;
    this.accounts = users;
    this.#base = base;
    runner.must({ type: 'practice.set_faucet', assetId: asset.USDT, amount: atoms(each) });
    for (const accountId of users) runner.must({ type: 'practice.claim', accountId, assetId: asset.USDT });
    runner.must({ type: 'house.fund', house: 'rewards_locked', assetId: asset.USDT, amount: atoms(rewards) });
    this.naive = new NaiveLocked(rewards, users, each);
    this.#set(lockedTermsFor(base));
    this.#set(lockedTermsFor({ productId: 2 as LockedProductId, days: 2, ...base }));
  }

  operate(random: Seeded): void {
    const draw = random.below(100);
    if (draw < 45) this.#lock(random);
    else if (draw < 60) this.#redeem(random);
    else if (draw < 66) this.#renewal(random);
    else if (draw < 71) this.#change(random);
    else this.runner.wait(random.pick([1, 20_000, minuteDays, 3 * minuteDays, 10 * minuteDays]));
  }

  /** Many at once, and time enough for all dividends of a minute to be paid before anything else happens. */
  operateWithMany(random: Seeded): void {
    const { runner } = this;
    const draw = random.below(100);
    const chosen = new Seeded(random.below(1_000_000));
    if (draw < 40) for (let left = 60 + random.below(100); left > 0; left--) this.#lock(chosen, atoms(usdt));
    else if (draw < 55) for (let left = 20; left > 0; left--) this.#renewal(chosen);
    else if (draw < 65) for (let left = 20; left > 0; left--) this.#redeem(chosen);
    else if (draw < 70) this.#change(chosen);
    else runner.wait(random.pick([1, 2, 5]) * minuteDays);
    runner.nowMs = Math.ceil(runner.nowMs / minuteDays) * minuteDays + 2_000;
  }

  #set(terms: SetLockedTerms): void {
    this.#at(() => {
      this.runner.must(terms);
      const { isOffered, productId, ...rest } = terms;
      this.naive.setTerms(productId, { ...rest, isOffered: isOffered === 'yes' });
    });
  }

  /** Sends a command, and lets the naive model come to the same moment first. */
  #at<T>(send: () => T): T {
    const { runner, naive } = this;
    naive.passTo(runner.nowMs + runner.stepMs);
    return send();
  }

  #lock(random: Seeded, amount = atoms(usdt * BigInt(random.pick(sizes)) + BigInt(random.below(7)))): void {
    const accountId = random.pick(this.accounts);
    const renewal = random.pick(['off', 'on'] as const);
    const productId = random.pick([1, 1, 1, 2, 2, 3]) as LockedProductId;
    this.#at(() => {
      const product = this.runner.core.queries.lockedProducts().find(({ terms }) => terms.productId === productId);
      const termsHash = product?.hash ?? new Uint8Array();
      const expected = this.naive.deposit({ account: accountId, productId, principal: amount }, renewal === 'on');
      const outcome = this.runner.send({ type: 'locked.deposit', accountId, productId, amount, termsHash, renewal });
      expect(outcome.ok ? 'done' : outcome.code).toBe(expected);
      if (outcome.ok) this.#made = outcome.value.depositId;
      this.#count(expected);
    });
  }

  /** One of the last deposits, or of those that are continued from them. */
  #someDeposit(random: Seeded): LockedDepositId {
    return Math.max(1, this.#made - 12 + random.below(40)) as LockedDepositId;
  }

  #renewal(random: Seeded): void {
    const accountId = random.pick(this.accounts);
    const depositId = this.#someDeposit(random);
    const renewal = random.pick(['off', 'on'] as const);
    this.#at(() => {
      const expected = this.naive.setRenewal(accountId, depositId, renewal === 'on');
      const outcome = this.runner.send({ type: 'locked.set_renewal', accountId, depositId, renewal });
      expect(outcome.ok ? 'done' : outcome.code).toBe(expected);
      this.#count(outcome.ok ? `renewal ${renewal}` : 'no renewal');
    });
  }

  #redeem(random: Seeded): void {
    const accountId = random.pick(this.accounts);
    const depositId = this.#someDeposit(random);
    this.#at(() => {
      const expected = this.naive.redeem(accountId, depositId);
      const outcome = this.runner.send({ type: 'locked.redeem', accountId, depositId });
      expect(outcome.ok ? `${outcome.value.refund} ${outcome.value.penalty}` : outcome.code).toBe(expected);
      this.#count(outcome.ok ? 'redeemed' : 'not redeemed');
    });
  }

  #change(random: Seeded): void {
    this.#set(
      lockedTermsFor({
        productId: (1 + random.below(2)) as LockedProductId,
        days: random.pick([1, 3, 7]),
        rateHigh: random.pick([3_000, 4_000, 9_000]) as Ppm,
        quota: atoms(usdt * BigInt(random.pick([2_000, 5_000, 9_000]))),
        dividendAtMs: random.pick([0, 17_000]),
        isOffered: random.chance(1, 6) ? 'no' : 'yes',
        ...this.#base,
      }),
    );
  }

  #count(what: string): void {
    this.seen.set(what, (this.seen.get(what) ?? 0) + 1);
  }

  compare(): void {
    const { runner, naive } = this;
    this.#at(() => runner.must({ type: 'house.fund', house: 'dust', assetId: asset.USDT, amount: atoms(1n) }));
    const { core } = runner;
    for (const accountId of this.accounts) {
      const wallet = core.ledger.wallet(accountId, 'spot', asset.USDT);
      expect(core.ledger.available(wallet)).toBe(naive.available(accountId));
      const live = core.queries.lockedDeposits(accountId);
      expect(live.map(({ depositId, daysPaid }) => `${depositId} ${daysPaid}`)).toEqual(naive.live(accountId));
    }
    const wallet = core.ledger.wallet(8 as AccountId, 'house', asset.USDT);
    expect([core.ledger.available(wallet), core.ledger.frozen(wallet)]).toEqual(naive.rewards());
    for (const { says } of naive.lines) this.#count(says.replace(/[\d ]+/g, ' ').trim());
  }
}

test('RULES 8: every deposit, dividend and end is the one that the naive model derives from dates', () => {
  const seen = new Map<string, number>();
  fc.assert(
    fc.property(fc.array(fc.nat(), { minLength: 20, maxLength: 60 }), fc.nat({ max: 19 }), (seeds, half) => {
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
    { numRuns: 300, seed: 8 },
  );
  const refused = ['locked_not_offered', 'locked_too_small', 'locked_too_large', 'balance_insufficient'];
  const short = ['locked_quota_full', 'rewards_insufficient', 'not renewed'];
  for (const what of [
    'done',
    'redeemed',
    'not redeemed',
    'renewal on',
    'renewal off',
    'matured',
    ...refused,
    ...short,
  ]) {
    expect(seen.get(what), what).toBeGreaterThan(5);
  }
});

test('RULES 8: more than one piece of deposits that end at one moment are paid and renewed as if all were at once', () => {
  const most = { renewed: 0, inOneStep: 0 };
  fc.assert(
    fc.property(fc.array(fc.nat(), { minLength: 10, maxLength: 16 }), (seeds) => {
      const duel = new Duel({ amountMin: atoms(usdt), accountMax: atoms(200n * usdt), dividendAtMs: 0, days: 2 });
      duel.runner.checksInvariants = false;
      for (const seed of seeds) duel.operateWithMany(new Seeded(seed));
      duel.runner.core.checkInvariants();
      duel.compare();
      for (const { events } of duel.runner.steps) {
        most.inOneStep = Math.max(most.inOneStep, events.filter(({ type }) => type === 'locked.ended').length);
        const renewals = events.filter((event) => event.type === 'locked.deposited' && event.renewalOf !== undefined);
        most.renewed = Math.max(most.renewed, renewals.length);
      }
    }),
    { numRuns: 12, seed: 8 },
  );
  expect(most.inOneStep).toBeGreaterThan(250);
  expect(most.renewed).toBeGreaterThan(150);
});

test('RULES 8: hundreds of dividends of one minute are paid in batches, and each once', () => {
  const { runner, users } = startWorld({ users: 60 });
  runner.must({ type: 'practice.set_faucet', assetId: asset.USDT, amount: atoms(each) });
  runner.must({ type: 'house.fund', house: 'rewards_locked', assetId: asset.USDT, amount: atoms(10_000n * usdt) });
  runner.must(lockedTermsFor({ amountMin: atoms(usdt), quota: atoms(10n ** 12n) }));
  const [product] = runner.core.queries.lockedProducts();
  const lock = (accountId: AccountId) =>
    runner.must({
      type: 'locked.deposit',
      accountId,
      productId: 1 as LockedProductId,
      amount: atoms(usdt),
      termsHash: product?.hash ?? new Uint8Array(),
      renewal: 'off',
    });
  const [first] = users as [AccountId];
  runner.must({ type: 'practice.claim', accountId: first, assetId: asset.USDT });
  // Each leaves a timer at the same moment behind.
  for (let i = 0; i < 5; i++)
    runner.must({ type: 'locked.redeem', accountId: first, depositId: lock(first).depositId });
  for (const accountId of users) {
    if (accountId !== first) runner.must({ type: 'practice.claim', accountId, assetId: asset.USDT });
    for (let i = 0; i < 10; i++) lock(accountId);
  }
  const paidBy = () =>
    runner.steps.map(({ events }) => events.filter(({ type }) => type === 'locked.dividend_paid').length);
  runner.wait(2 * minuteDays - 2_000);
  while (runner.core.queries.lockedDeposits(users[59] as AccountId).at(0)?.daysPaid === 0) {
    runner.wait(99);
    runner.must({ type: 'house.fund', house: 'dust', assetId: asset.USDT, amount: atoms(1n) });
  }
  expect(Math.max(...paidBy())).toBe(250);
  expect(paidBy().reduce((sum, paid) => sum + paid, 0)).toBe(600);
});
