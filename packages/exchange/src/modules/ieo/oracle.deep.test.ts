import { type AccountId, type CoreEvent, house, type ProjectId, restoreCore } from '@candor/exchange';
import { minuteMs, Seeded } from '@candor/kernel';
import { type Atoms, allocate, atoms, type Ppm, price } from '@candor/money';
import { asset, projectFor, Runner, type SetProject, startWorld, subscriptionTo } from '@candor/testkit';
import fc from 'fast-check';
import { expect, test } from 'vitest';

/**
 * The core's IEOs against naive ones: random histories of projects, subscriptions, cancellations and outages. Every
 * subscription is accepted or refused as in the naive model, and every balance is what the accepted ones come to.
 */
const funds = 3_000_000n;
const tokenFunds = 1_200n;

interface Asked {
  readonly account: AccountId;
  readonly amount: bigint;
}
interface Naive {
  terms: SetProject;
  cancelledAtMs: number;
  readonly asked: Asked[];
}

const ceil = (a: bigint, b: bigint) => (a + b - 1n) / b;
/** Atoms of 8 decimals at a price of 8 decimals, in atoms of 6. */
const costOf = ({ price: at }: SetProject, tokens: bigint) => ceil(tokens * BigInt(at), 10n ** 10n);

function wantedOf({ asked }: Naive): Map<AccountId, bigint> {
  const wanted = new Map<AccountId, bigint>();
  for (const { account, amount } of asked) wanted.set(account, (wanted.get(account) ?? 0n) + amount);
  return wanted;
}

/** One capped at a time, the largest first. */
function shared(wanted: readonly bigint[], issuance: bigint, cap: bigint): bigint[] {
  const most = wanted.map((one) => (one < cap ? one : cap));
  if (most.reduce((sum, one) => sum + one, 0n) <= issuance) return most;
  const others = [...wanted];
  let left = issuance;
  for (;;) {
    const all = others.reduce((sum, one) => sum + one, 0n);
    const largest = others.reduce((a, b) => (a > b ? a : b), 0n);
    if (all === 0n || largest * left < cap * all) {
      const shares: readonly bigint[] = all === 0n ? others : allocate(atoms(left), others);
      return shares.map((share, at) => (others[at] === 0n ? cap : share));
    }
    others[others.indexOf(largest)] = 0n;
    left -= cap;
  }
}

class Duel {
  readonly runner: Runner;
  readonly accounts: AccountId[];
  readonly projects: Naive[] = [];
  readonly seen = new Map<string, number>();

  constructor() {
    const { runner, users } = startWorld({ faucet: { USDT: funds }, users: 4 });
    this.runner = runner;
    this.accounts = users;
    for (const accountId of users) runner.must({ type: 'practice.claim', accountId, assetId: asset.USDT });
    runner.must({ type: 'house.fund', house: 'issuance', assetId: asset.ETH, amount: atoms(tokenFunds) });
  }

  get #nowMs(): number {
    return this.runner.nowMs + this.runner.stepMs;
  }

  operate(random: Seeded): void {
    const draw = random.below(100);
    if (draw < 12) this.#set(random);
    else if (draw < 15) this.#cancel(random);
    else if (draw < 75) this.#subscribe(random);
    else this.runner.wait(random.below(draw < 97 ? 2 * minuteMs : 90 * minuteMs));
  }

  #set(random: Seeded): void {
    const at =
      random.chance(1, 4) && this.projects.length > 0 ? random.below(this.projects.length) : this.projects.length;
    const opensAtMs = this.#nowMs + 1 + random.below(3 * minuteMs);
    const closesAtMs = opensAtMs + 1 + random.below(10 * minuteMs);
    const shares = random.pick([[1_000_000], [333_333, 666_667], [1, 499_999, 500_000]]);
    const accountMin = BigInt(1 + random.below(20));
    const accountMax = accountMin + BigInt(random.below(300));
    const terms = projectFor({
      projectId: (at + 1) as ProjectId,
      price: price(random.pick([1, 700_000_000, 99_999_999_999_999, 10_000_000_000_000])),
      mode: random.pick(['first_come', 'pro_rata'] as const),
      issuance: atoms(accountMax + BigInt(random.below(200))),
      accountMin: atoms(accountMin),
      accountMax: atoms(accountMax),
      opensAtMs,
      closesAtMs,
      releases: shares.map((share, row) => ({
        atMs: closesAtMs + row * minuteMs + random.below(minuteMs),
        share: share as Ppm,
      })),
    });
    const known = this.projects[at];
    const isFixed = known !== undefined && (known.terms.opensAtMs <= this.#nowMs || known.cancelledAtMs > 0);
    const available = this.#balances(this.#nowMs).tokens + (known === undefined || isFixed ? 0n : known.terms.issuance);
    const isSound = terms.releases.every(({ atMs }, row) => atMs > (terms.releases[row - 1]?.atMs ?? closesAtMs - 1));
    const isEnough = available >= terms.issuance;
    const expected = isFixed
      ? 'project_opened'
      : !isSound
        ? 'terms_invalid'
        : isEnough
          ? 'set'
          : 'liquidity_insufficient';
    const outcome = this.runner.send(terms);
    expect(outcome.ok ? 'set' : outcome.code).toBe(expected);
    this.#count(expected);
    if (!outcome.ok) return;
    if (known === undefined) this.projects.push({ terms, cancelledAtMs: 0, asked: [] });
    else known.terms = terms;
  }

  #cancel(random: Seeded): void {
    if (this.projects.length === 0) return;
    const at = random.below(this.projects.length);
    const project = this.projects[at] as Naive;
    const isSold = project.terms.mode === 'first_come' && project.asked.length > 0;
    const isClosed = project.terms.closesAtMs <= this.#nowMs;
    const cancel = { type: 'ieo.cancel_project', projectId: (at + 1) as ProjectId, reason: 'facts_wrong' } as const;
    const { ok } = this.runner.send(cancel);
    expect(ok).toBe(!isSold && !isClosed && project.cancelledAtMs === 0);
    if (!ok) return;
    this.#count('cancelled');
    project.cancelledAtMs = this.runner.nowMs;
  }

  #subscribe(random: Seeded): void {
    if (this.projects.length === 0) return;
    const recent = Math.max(0, this.projects.length - 4);
    const at = recent + random.below(this.projects.length - recent);
    const project = this.projects[at] as Naive;
    const { terms } = project;
    const account = random.pick(this.accounts);
    const amount = atoms(BigInt(1 + random.below(random.pick([30, 300, 900]))));
    const nowMs = this.#nowMs;
    const before = wantedOf(project).get(account) ?? 0n;
    const sold = project.asked.reduce((sum, one) => sum + one.amount, 0n);
    const due = costOf(terms, before + amount) - costOf(terms, before);
    const isFirst = terms.mode === 'first_come';
    const refusals: readonly (readonly [string, boolean])[] = [
      ['project_not_open', nowMs < terms.opensAtMs || nowMs >= terms.closesAtMs || project.cancelledAtMs > 0],
      ['subscription_too_small', before + amount < terms.accountMin && !(isFirst && sold + amount === terms.issuance)],
      ['subscription_too_large', isFirst && before + amount > terms.accountMax],
      ['issuance_insufficient', isFirst && sold + amount > terms.issuance],
      ['balance_insufficient', (this.#balances(nowMs).pay.get(account) ?? 0n) < due],
    ];
    const expected = refusals.find(([, isSo]) => isSo)?.[0] ?? 'subscribed';
    const outcome = this.runner.send(
      subscriptionTo(this.runner, account, { projectId: terms.projectId, amount, price: terms.price }),
    );
    // A project that owes nothing any more is forgotten.
    const told = outcome.ok ? 'subscribed' : outcome.code.replace('not_found', 'not_open');
    expect(told).toBe(expected);
    this.#count(expected);
    if (outcome.ok) project.asked.push({ account, amount });
  }

  /** The spendable amounts of everybody, from nothing but the accepted commands and the time; steps are over after a second. */
  #balances(nowMs: number) {
    const pay = new Map<AccountId, bigint>(this.accounts.map((account) => [account, funds]));
    const got = new Map<AccountId, bigint>(this.accounts.map((account) => [account, 0n]));
    let tokens = tokenFunds;
    let proceeds = 0n;
    const add = (to: Map<AccountId, bigint>, account: AccountId, amount: bigint) =>
      to.set(account, (to.get(account) ?? 0n) + amount);
    for (const project of this.projects) {
      const { terms, cancelledAtMs } = project;
      const wanted = wantedOf(project);
      if (cancelledAtMs > 0) {
        // A refund comes one step later.
        if (cancelledAtMs + 5 > nowMs) for (const [account, one] of wanted) add(pay, account, -costOf(terms, one));
        continue;
      }
      tokens -= terms.issuance;
      const isFirst = terms.mode === 'first_come';
      const isSettled = terms.closesAtMs + 5 <= nowMs;
      const list = [...wanted.values()];
      const allocated = isFirst ? list : isSettled ? shared(list, terms.issuance, terms.accountMax) : [];
      [...wanted.keys()].forEach((account, at) => {
        const own = allocated[at] ?? 0n;
        const paid = costOf(terms, own);
        add(pay, account, isFirst || isSettled ? -paid : -costOf(terms, list[at] as bigint));
        proceeds += paid;
        let share = 0n;
        // Never before the list is published, and a row never before the one ahead of it.
        let dueAtMs = terms.closesAtMs + 5;
        for (const row of terms.releases) {
          dueAtMs = Math.max(row.atMs, dueAtMs + 5);
          if (dueAtMs <= nowMs) share += BigInt(row.share);
        }
        add(got, account, (own * share) / 1_000_000n);
      });
      if (isSettled) tokens += terms.issuance - allocated.reduce((sum, one) => sum + one, 0n);
    }
    return { pay, got, tokens, proceeds };
  }

  #count(what: string): void {
    this.seen.set(what, (this.seen.get(what) ?? 0) + 1);
  }

  compare(): void {
    const { core } = this.runner;
    const { pay, got, tokens, proceeds } = this.#balances(core.atMs);
    const available = (account: AccountId, type: 'spot' | 'house', assetId: (typeof asset)['ETH' | 'USDT']): Atoms =>
      core.ledger.available(core.ledger.wallet(account, type, assetId));
    for (const account of this.accounts) {
      expect(available(account, 'spot', asset.USDT)).toBe(pay.get(account));
      expect(available(account, 'spot', asset.ETH)).toBe(got.get(account));
    }
    expect(available(house.issuance, 'house', asset.ETH)).toBe(tokens);
    expect(available(house.issuance, 'house', asset.USDT)).toBe(proceeds);
    const once = new Set<string>();
    for (const { events } of this.runner.steps) {
      for (const event of events) {
        const key = onceOnly(event);
        if (key === undefined) continue;
        expect(once.has(key), key).toBe(false);
        once.add(key);
        this.#count(event.type);
      }
    }
  }
}

function onceOnly(event: CoreEvent): string | undefined {
  if (event.type === 'ieo.released') return `${event.type} ${event.subscriptionId} ${event.row}`;
  return event.type === 'ieo.allocated' || event.type === 'ieo.refunded'
    ? `${event.type} ${event.subscriptionId}`
    : undefined;
}

test('RULES 9: every subscription and every balance is what the naive model derives from the history', () => {
  const seen = new Map<string, number>();
  fc.assert(
    fc.property(fc.array(fc.nat(), { minLength: 20, maxLength: 90 }), fc.nat({ max: 19 }), (seeds, half) => {
      const duel = new Duel();
      let twin: Runner | undefined;
      seeds.forEach((seed, index) => {
        duel.operate(new Seeded(seed));
        if (index === half) twin = new Runner(restoreCore(duel.runner.core.snapshot()), duel.runner.nowMs);
      });
      duel.runner.must({ type: 'accounts.open' });
      duel.compare();
      // A core that was restored on the way does the same, byte for byte.
      for (const { submission, sequence, atMs, applied } of duel.runner.steps) {
        if (twin === undefined || sequence <= twin.core.sequence) continue;
        expect(twin.core.apply(submission, sequence, atMs)).toEqual(applied);
      }
      expect(twin?.core.stateHash()).toEqual(duel.runner.core.stateHash());
      for (const [what, count] of duel.seen) seen.set(what, (seen.get(what) ?? 0) + count);
    }),
    { numRuns: 300, seed: 9 },
  );
  const refused = ['project_not_open', 'subscription_too_small', 'subscription_too_large'];
  const others = ['issuance_insufficient', 'balance_insufficient', 'liquidity_insufficient', 'project_opened'];
  const events = ['ieo.allocated', 'ieo.released', 'ieo.refunded', 'set', 'subscribed', 'cancelled'];
  for (const what of [...refused, ...others, ...events]) expect(seen.get(what) ?? 0, what).toBeGreaterThan(5);
});
