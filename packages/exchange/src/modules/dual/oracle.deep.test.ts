import { type AccountId, type DualProductId, gridMs, restoreCore } from '@candor/exchange';
import { minuteMs, Seeded } from '@candor/kernel';
import { atoms, type Ppm, price } from '@candor/money';
import { asset, dualProductFor, dualPutFor, pair, Runner, startWorld } from '@candor/testkit';
import fc from 'fast-check';
import { expect, test } from 'vitest';

/**
 * The core's dual investments against a naive model that keeps every tick and every purchase, and works each result out from them
 * alone: random products, purchases, ticks with gaps, and pauses. A core that is restored on the way does the same.
 */
const btc = pair['BTC/USDT'];
const windowMs = 10_000;
const year = 365n * 1_000_000n;

interface NaivePurchase {
  readonly purchaseId: number;
  readonly account: AccountId;
  readonly direction: 'call' | 'put';
  readonly stake: bigint;
  readonly linked: bigint;
  readonly interest: bigint;
  readonly maturesAtMs: number;
}

type Terms = ReturnType<typeof dualProductFor>;

class Duel {
  readonly runner: Runner;
  readonly accounts: AccountId[];
  readonly seen = new Map<string, number>();
  readonly #ticks: { readonly atMs: number; readonly price: bigint }[] = [];
  readonly #purchases: NaivePurchase[] = [];
  readonly #products: Terms[] = [];
  /** In the order they come into force. */
  readonly #limits: { readonly account: AccountId; readonly fromMs: number; readonly heldMax: bigint }[] = [];

  constructor() {
    const { runner, users } = startWorld({ users: 2 });
    this.runner = runner;
    this.accounts = users;
    for (const [assetId, amount] of [
      [asset.BTC, 10n ** 9n],
      [asset.USDT, 10n ** 12n],
    ] as const) {
      runner.must({ type: 'house.fund', house: 'underwriting', assetId, amount: atoms(amount) });
      runner.must({ type: 'practice.set_faucet', assetId, amount: atoms(amount / 100n) });
      for (const accountId of users) runner.must({ type: 'practice.claim', accountId, assetId });
    }
    this.#open(new Seeded(1));
    this.#tick(new Seeded(2));
  }

  operate(random: Seeded): void {
    const draw = random.below(100);
    if (draw < 15) this.#open(random);
    else if (draw < 45) this.#buy(random);
    else if (draw < 49) this.#limit(random);
    else if (draw < 85) for (let left = 1 + random.below(12); left > 0; left--) this.#tick(random);
    else this.runner.wait(random.pick([1_000, 4_000, 9_000, minuteMs]));
  }

  #open(random: Seeded): void {
    const { runner } = this;
    const nowMs = runner.nowMs + runner.stepMs;
    const closesAtMs = nowMs + 1_000 + random.below(20_000);
    const product = (random.chance(1, 2) ? dualProductFor : dualPutFor)({
      linkedPrice: price(5_999_000_000_000 + random.below(3) * 1_000_000_000),
      interest: (1 + random.below(500_000)) as Ppm,
      interestDays: 1 + random.below(30),
      opensAtMs: nowMs,
      closesAtMs,
      // Often the same maturity for several, at a grid instant or beside it.
      maturesAtMs: Math.ceil((closesAtMs + windowMs) / 5_000) * 5_000 + random.pick([0, 0, 0, 137]),
      windowMs,
    });
    runner.must(product);
    this.#products.push(product);
  }

  #buy(random: Seeded): void {
    const { runner } = this;
    const at = Math.max(0, this.#products.length - 1 - random.below(3));
    const product = this.#products[at] as Terms;
    const productId = (at + 1) as DualProductId;
    const termsHash = runner.core.queries.dualProduct(productId)?.hash ?? new Uint8Array();
    const account = random.pick(this.accounts);
    const shares = 1 + random.below(3);
    const worth = this.#worthOf(product, product.share * BigInt(shares));
    const isBeyond = this.#heldBy(account) + worth > this.#limitOf(account);
    const outcome = runner.send({ type: 'dual.buy', accountId: account, productId, shares, termsHash });
    this.#count(outcome.ok ? 'bought' : outcome.code);
    if (outcome.ok || outcome.code === 'dual_limit') expect(!outcome.ok).toBe(isBeyond);
    if (!outcome.ok) return;
    this.#purchases.push({
      purchaseId: outcome.value.purchaseId,
      account,
      direction: product.direction,
      stake: product.share * BigInt(shares),
      linked: BigInt(product.linkedPrice),
      interest: BigInt(product.interest) * BigInt(product.interestDays),
      maturesAtMs: product.maturesAtMs,
    });
  }

  /** Tighter at once, looser in a day, which no history lasts: a request in between replaces the one that waits. */
  #limit(random: Seeded): void {
    const { runner } = this;
    const account = random.pick(this.accounts);
    const heldMax = BigInt(random.below(4)) * 700_000_000n;
    runner.must({ type: 'dual.set_limit', accountId: account, heldMax: atoms(heldMax) });
    if (heldMax < this.#limitOf(account)) this.#limits.push({ account, fromMs: runner.nowMs, heldMax });
  }

  #limitOf(account: AccountId): bigint {
    return this.#limits.findLast((limit) => limit.account === account)?.heldMax ?? 1n << 62n;
  }

  #worthOf({ direction, linkedPrice }: Pick<Terms, 'direction' | 'linkedPrice'>, stake: bigint): bigint {
    const cents = 10n ** 10n;
    return direction === 'put' ? stake : (stake * BigInt(linkedPrice) + cents - 1n) / cents;
  }

  #heldBy(account: AccountId): bigint {
    const over = this.runner.steps.flatMap(({ events }) => events.filter((event) => event.type === 'dual.settled'));
    const settled = new Set(over.map(({ purchaseId }) => Number(purchaseId)));
    return this.#purchases
      .filter((one) => one.account === account && !settled.has(one.purchaseId))
      .reduce((sum, one) => sum + this.#worthOf({ ...one, linkedPrice: price(Number(one.linked)) }, one.stake), 0n);
  }

  #tick(random: Seeded): void {
    const { runner } = this;
    const tick = price(5_999_500_000_000 + random.below(1_000) * 1_000_000);
    const { atMs } = runner.tick([{ pairId: btc, price: tick }]);
    this.#ticks.push({ atMs: Math.floor(atMs / gridMs) * gridMs, price: BigInt(tick) });
  }

  #count(what: string): void {
    this.seen.set(what, (this.seen.get(what) ?? 0) + 1);
  }

  /** The result of a purchase, from the ticks alone. */
  #decide({ maturesAtMs, linked, stake, direction, interest }: NaivePurchase) {
    const samples = this.#ticks.filter(({ atMs }) => atMs > maturesAtMs - windowMs && atMs <= maturesAtMs);
    const hasTickIn = (fromMs: number) => samples.some(({ atMs }) => atMs > fromMs && atMs <= fromMs + 5_000);
    if (!hasTickIn(maturesAtMs - 10_000) || !hasTickIn(maturesAtMs - 5_000)) {
      return { result: 'void', paid: stake, asset: direction === 'call' ? asset.BTC : asset.USDT };
    }
    const mean = samples.reduce((sum, sample) => sum + sample.price, 0n) / BigInt(samples.length);
    const grown = stake * (year + interest);
    // 1 BTC atom at a price of p × 10^-8 is p ÷ 10^10 USDT atoms.
    const cents = 10n ** 10n;
    if (mean < linked) {
      return {
        result: 'base',
        paid: direction === 'call' ? grown / year : (grown * cents) / (year * linked),
        asset: asset.BTC,
      };
    }
    return {
      result: 'quote',
      paid: direction === 'put' ? grown / year : (grown * linked) / (year * cents),
      asset: asset.USDT,
    };
  }

  compare(): void {
    const { runner } = this;
    const nowMs = runner.core.atMs;
    const told = runner.steps.flatMap(({ events }) => events.filter((event) => event.type === 'dual.settled'));
    expect(new Set(told.map(({ purchaseId }) => purchaseId)).size).toBe(told.length);
    const spent = new Map<string, bigint>();
    const add = (account: number, assetId: number, amount: bigint) =>
      spent.set(`${account}/${assetId}`, (spent.get(`${account}/${assetId}`) ?? 0n) + amount);
    for (const purchase of this.#purchases) {
      const { purchaseId, account, direction, stake, maturesAtMs } = purchase;
      add(account, direction === 'call' ? asset.BTC : asset.USDT, -stake);
      const event = told.find((one) => one.purchaseId === purchaseId);
      const last = this.#ticks.at(-1)?.atMs ?? 0;
      const isOver = last >= maturesAtMs || nowMs >= maturesAtMs + 1_500;
      expect(event !== undefined).toBe(isOver);
      if (event === undefined) continue;
      const due = this.#decide(purchase);
      expect({ result: event.result, paid: event.paid, asset: event.paidAssetId }).toEqual(due);
      this.#count(due.result);
      add(account, due.asset, due.paid);
    }
    for (const account of this.accounts) {
      for (const [assetId, had] of [
        [asset.BTC, 10n ** 7n],
        [asset.USDT, 10n ** 10n],
      ] as const) {
        const wallet = runner.core.ledger.wallet(account, 'spot', assetId);
        expect(runner.core.ledger.available(wallet)).toBe(had + (spent.get(`${account}/${assetId}`) ?? 0n));
      }
    }
  }
}

test('RULES 10: every purchase has the result and the payout that the naive model derives from the ticks', () => {
  const seen = new Map<string, number>();
  fc.assert(
    fc.property(fc.array(fc.nat(), { minLength: 20, maxLength: 70 }), fc.nat({ max: 19 }), (seeds, half) => {
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
    { numRuns: 300, seed: 10 },
  );
  for (const what of ['bought', 'base', 'quote', 'void', 'dual_not_offered', 'index_stale', 'dual_limit']) {
    expect(seen.get(what), what).toBeGreaterThan(5);
  }
});
