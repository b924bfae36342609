import { type AccountId, type DualProductId, type DualPurchaseId, gridMs, house, restoreCore } from '@candor/exchange';
import { minuteMs, Seeded } from '@candor/kernel';
import { atoms, type Ppm, price } from '@candor/money';
import {
  asset,
  dualProductFor,
  dualPutFor,
  naiveDual,
  type NaiveDualProduct,
  type NaiveDualPurchase,
  naiveDualSetAside,
  type NaiveDualWanted,
  naiveDualWorth,
  pair,
  Runner,
  type Step,
  startWorld,
} from '@candor/testkit';
import fc from 'fast-check';
import { expect, test } from 'vitest';

/**
 * The core's dual investments against a naive model that keeps every tick, every product and every purchase in lists, and works out
 * from them alone the answer to every purchase, every result and every reinvestment: random products, purchases, ticks with gaps,
 * closes, limits, pauses, and a house that has too little. A core that is restored on the way does the same.
 */
const btc = pair['BTC/USDT'];
const windowMs = 10_000;

class Duel {
  readonly runner: Runner;
  readonly accounts: AccountId[];
  readonly seen = new Map<string, number>();
  readonly #ticks: { readonly atMs: number; readonly price: bigint }[] = [];
  readonly #purchases: NaiveDualPurchase[] = [];
  readonly #products: NaiveDualProduct[] = [];
  readonly #limits = new Map<AccountId, bigint>();
  readonly #pauses = new Map<AccountId, number>();
  readonly #funds = new Map<string, bigint>();

  constructor(random: Seeded) {
    const { runner, users } = startWorld({ users: 2 });
    this.runner = runner;
    this.accounts = users;
    // Now and then the house has so little that it is soon sold out.
    const cover = random.chance(1, 2) ? [10n ** 9n, 10n ** 12n] : [3_000_000n, 2_000_000_000n];
    for (const [assetId, cash, covers] of [
      [asset.BTC, 10n ** 7n, cover[0]],
      [asset.USDT, 10n ** 10n, cover[1]],
    ] as const) {
      runner.must({ type: 'house.fund', house: 'underwriting', assetId, amount: atoms(covers as bigint) });
      this.#add(house.underwriting, assetId, covers as bigint);
      runner.must({ type: 'practice.set_faucet', assetId, amount: atoms(cash) });
      for (const accountId of users) {
        runner.must({ type: 'practice.claim', accountId, assetId });
        this.#add(accountId, assetId, cash);
      }
    }
    this.#open(new Seeded(1));
    this.#tick(new Seeded(2));
  }

  operate(random: Seeded): void {
    const draw = random.below(100);
    if (draw < 15) this.#open(random);
    else if (draw < 40) this.#buy(random);
    else if (draw < 43) this.#limit(random);
    else if (draw < 45) this.#pause(random);
    else if (draw < 48) this.#close(random);
    else if (draw < 52) this.#reinvest(random);
    else if (draw < 87) for (let left = 1 + random.below(12); left > 0; left--) this.#tick(random);
    else this.runner.wait(random.pick([1_000, 4_000, 9_000, minuteMs]));
  }

  #add(account: number, assetId: number, amount: bigint): void {
    const key = `${account}/${assetId}`;
    this.#funds.set(key, (this.#funds.get(key) ?? 0n) + amount);
  }

  #has(account: number, assetId: number): bigint {
    return this.#funds.get(`${account}/${assetId}`) ?? 0n;
  }

  #open(random: Seeded): void {
    const { runner } = this;
    const nowMs = runner.nowMs + runner.stepMs;
    const closesAtMs = nowMs + 1_000 + random.below(random.chance(1, 2) ? 90_000 : 20_000);
    const terms = (random.chance(1, 2) ? dualProductFor : dualPutFor)({
      linkedPrice: price(5_999_000_000_000 + random.below(3) * 1_000_000_000),
      interest: (1 + random.below(500_000)) as Ppm,
      interestDays: random.chance(1, 8) ? 2 : 1,
      shares: random.pick([3, 200]),
      accountShares: random.pick([2, 150]),
      opensAtMs: nowMs,
      closesAtMs,
      // Often the same maturity for several, at a grid instant or beside it.
      maturesAtMs: Math.ceil((closesAtMs + 5_000 + windowMs) / 5_000) * 5_000 + random.pick([0, 0, 0, 137]),
      windowMs,
    });
    const { productId } = this.#step(() => runner.must(terms));
    this.#products.push({ ...terms, productId, isClosed: false, sold: 0 });
  }

  /** Sends a command, and follows what it and the timers before it brought. */
  #step<T>(send: () => T): T {
    const answer = send();
    this.#follow(this.runner.steps.at(-1) as Step);
    return answer;
  }

  #buy(random: Seeded): void {
    const { runner } = this;
    const at = Math.max(0, this.#products.length - 1 - random.below(3));
    const product = this.#products[at] as NaiveDualProduct;
    const productId = product.productId as DualProductId;
    const termsHash = runner.core.queries.dualProduct(productId)?.hash ?? new Uint8Array();
    const account = random.pick(this.accounts);
    const shares = 1 + random.below(3);
    const interestMin = random.chance(2, 3) ? random.pick([0, 0, random.below(400_000)]) : undefined;
    const reinvest = interestMin === undefined ? {} : { reinvest: { interestMin: interestMin as Ppm } };
    const order = { type: 'dual.buy', accountId: account, productId, shares, termsHash, ...reinvest } as const;
    const outcome = this.#step(() => runner.send(order));
    const wanted = this.#wanted(product, account, shares);
    const expected = this.#refusal(wanted, runner.nowMs);
    expect(outcome.ok ? 'bought' : outcome.code).toBe(expected ?? 'bought');
    this.#count(expected ?? 'bought');
    if (outcome.ok)
      this.#sell(outcome.value.purchaseId, { ...wanted, ...(interestMin === undefined ? {} : { interestMin }) });
  }

  #wanted(product: NaiveDualProduct, account: AccountId, shares: number): NaiveDualWanted {
    return naiveDual(product, { account, shares, index: this.#ticks.at(-1)?.price ?? 0n });
  }

  #isOnSale({ isClosed, opensAtMs, closesAtMs }: NaiveDualProduct, nowMs: number): boolean {
    return !isClosed && nowMs >= opensAtMs && nowMs < closesAtMs;
  }

  #isStale(nowMs: number): boolean {
    return nowMs - (this.#ticks.at(-1)?.atMs ?? 0) > 5_000;
  }

  #refusal(wanted: NaiveDualWanted, nowMs: number): string | undefined {
    const { account, product, shares, stake } = wanted;
    if (!this.#isOnSale(product, nowMs)) return 'dual_not_offered';
    if (this.#isStale(nowMs)) return 'index_stale';
    if (product.sold + shares > product.shares) return 'dual_sold_out';
    if (this.#sharesOf(account, product) + shares > product.accountShares) return 'dual_account_max';
    if ((this.#pauses.get(account) ?? 0) > nowMs) return 'dual_paused';
    if (this.#isBeyondLimit(wanted)) return 'dual_limit';
    if (this.#has(account, product.direction === 'call' ? asset.BTC : asset.USDT) < stake)
      return 'balance_insufficient';
    return this.#isCovered(wanted) ? undefined : 'liquidity_insufficient';
  }

  #sharesOf(account: AccountId, product: NaiveDualProduct): number {
    const own = this.#purchases.filter((one) => !one.isSettled && one.account === account && one.product === product);
    return own.reduce((sum, { shares }) => sum + shares, 0);
  }

  #isBeyondLimit(wanted: NaiveDualWanted): boolean {
    const most = this.#limits.get(wanted.account);
    const own = this.#purchases.filter((one) => !one.isSettled && one.account === wanted.account);
    return most !== undefined && [...own, wanted].reduce((sum, one) => sum + naiveDualWorth(one), 0n) > most;
  }

  #isCovered(wanted: NaiveDualWanted): boolean {
    const [inBtc, inUsdt] = naiveDualSetAside(wanted);
    return this.#has(house.underwriting, asset.BTC) >= inBtc && this.#has(house.underwriting, asset.USDT) >= inUsdt;
  }

  #sell(purchaseId: number, wanted: NaiveDualWanted): void {
    const [inBtc, inUsdt] = naiveDualSetAside(wanted);
    this.#add(wanted.account, wanted.product.direction === 'call' ? asset.BTC : asset.USDT, -wanted.stake);
    this.#add(house.underwriting, asset.BTC, -inBtc);
    this.#add(house.underwriting, asset.USDT, -inUsdt);
    wanted.product.sold += wanted.shares;
    this.#purchases.push({ ...wanted, purchaseId, isSettled: false });
  }

  /** Tighter at once, looser in a day, which no history lasts: a request in between replaces the one that waits. */
  #limit(random: Seeded): void {
    const account = random.pick(this.accounts);
    const heldMax = BigInt(random.below(4)) * 700_000_000n;
    this.#step(() => this.runner.must({ type: 'dual.set_limit', accountId: account, heldMax: atoms(heldMax) }));
    if (heldMax < (this.#limits.get(account) ?? 1n << 62n)) this.#limits.set(account, heldMax);
  }

  #pause(random: Seeded): void {
    const account = random.pick(this.accounts);
    const untilMs = Math.max(this.#pauses.get(account) ?? 0, this.runner.nowMs + 1_000 + random.below(60_000));
    this.#step(() => this.runner.must({ type: 'dual.pause', accountId: account, untilMs }));
    this.#pauses.set(account, untilMs);
  }

  #close(random: Seeded): void {
    const product = random.pick(this.#products);
    const command = { type: 'dual.close_product', productId: product.productId as DualProductId } as const;
    if (this.#step(() => this.runner.send(command)).ok) product.isClosed = true;
  }

  #reinvest(random: Seeded): void {
    const purchase = this.#purchases.at(-1 - random.below(3));
    if (purchase === undefined) return;
    const interestMin = random.below(300_000);
    const { account: accountId } = purchase;
    const purchaseId = purchase.purchaseId as DualPurchaseId;
    const command = { type: 'dual.set_reinvest', accountId, purchaseId, reinvest: { interestMin: interestMin as Ppm } };
    const outcome = this.#step(() => this.runner.send(command as never));
    expect(outcome.ok).toBe(!purchase.isSettled);
    purchase.interestMin = interestMin;
  }

  #tick(random: Seeded): void {
    const { runner } = this;
    const tick = price(5_999_500_000_000 + random.below(1_000) * 1_000_000);
    const atMs = (Math.floor(runner.nowMs / gridMs) + 1) * gridMs;
    // Timers that were due before the tick know nothing of it.
    const step = runner.tick([{ pairId: btc, price: tick }]);
    this.#follow(step, { atMs, price: BigInt(tick) });
  }

  #count(what: string): void {
    this.seen.set(what, (this.seen.get(what) ?? 0) + 1);
  }

  /** Goes through the facts of a command: each settlement must be due, and what follows it too. */
  #follow({ events }: Step, tick?: { readonly atMs: number; readonly price: bigint }): void {
    const isOfTick = (at: number) =>
      tick !== undefined && events.slice(0, at).some(({ type }) => type === 'index.ticked');
    if (tick !== undefined && !events.some(({ type }) => type === 'index.ticked')) throw new Error('a tick is taken');
    let isTicked = false;
    events.forEach((event, at) => {
      if (!isTicked && isOfTick(at)) {
        isTicked = true;
        this.#ticks.push(tick as NonNullable<typeof tick>);
      }
      if (event.type !== 'dual.settled') return;
      const purchase = this.#purchases.find(({ purchaseId }) => purchaseId === event.purchaseId);
      if (purchase === undefined) throw new Error('what is settled was bought');
      expect(purchase.isSettled).toBe(false);
      const { result, paid, assetId } = this.#decide(purchase);
      expect({ result: event.result, paid: event.paid, assetId: event.paidAssetId }).toEqual({ result, paid, assetId });
      this.#settle(purchase, assetId, paid);
      this.#count(result);
      if (purchase.interestMin === undefined) return;
      const next = events.slice(at + 1).find(({ type }) => type === 'dual.bought' || type === 'dual.reinvest_refused');
      const expected = this.#next(purchase, { assetId, paid }, event.atMs);
      this.#count(typeof expected === 'string' ? `not reinvested: ${expected}` : 'reinvested');
      if (typeof expected === 'string') {
        expect(next).toMatchObject({ type: 'dual.reinvest_refused', purchaseId: event.purchaseId, reason: expected });
        return;
      }
      const { product, shares } = expected;
      expect(next).toMatchObject({
        type: 'dual.bought',
        productId: product.productId,
        shares,
        reinvestedFrom: event.purchaseId,
        baseOut: expected.baseOut,
        quoteOut: expected.quoteOut,
      });
      if (next?.type === 'dual.bought') this.#sell(next.purchaseId, { ...expected, interestMin: purchase.interestMin });
    });
    if (tick !== undefined && !isTicked) this.#ticks.push(tick);
  }

  /** All that was set aside, and the stake, go to whom they are due. */
  #settle(purchase: NaiveDualPurchase, assetId: number, paid: bigint): void {
    const [inBtc, inUsdt] = naiveDualSetAside(purchase);
    this.#add(house.underwriting, asset.BTC, inBtc);
    this.#add(house.underwriting, asset.USDT, inUsdt);
    this.#add(house.underwriting, purchase.product.direction === 'call' ? asset.BTC : asset.USDT, purchase.stake);
    this.#add(house.underwriting, assetId, -paid);
    this.#add(purchase.account, assetId, paid);
    purchase.isSettled = true;
  }

  /** The purchase that a payout is reinvested in, or the reason that it is not. */
  #next(
    { account, product: { direction, interestDays, linkedPrice }, index, interestMin = 0 }: NaiveDualPurchase,
    { assetId, paid }: { readonly assetId: number; readonly paid: bigint },
    nowMs: number,
  ): NaiveDualWanted | string {
    if (assetId !== (direction === 'call' ? asset.BTC : asset.USDT)) return 'other_asset';
    let products = this.#products.filter((one) => one.direction === direction && one.interestDays === interestDays);
    products = products.filter((one) => this.#isOnSale(one, nowMs));
    if (products.length === 0) return 'no_product';
    if (this.#isStale(nowMs)) return 'index_stale';
    const now = this.#ticks.at(-1)?.price ?? 0n;
    products = products.filter((one) => one.interest >= interestMin);
    if (products.length === 0) return 'interest_lower';
    const isAhead = (linked: bigint) => (direction === 'call' ? linked >= now : linked <= now);
    products = products.filter((one) => isAhead(BigInt(one.linkedPrice)));
    if (products.length === 0) return 'linked_passed';
    let wanted = products.map((one) => {
      const mine = one.accountShares - this.#sharesOf(account, one);
      return this.#wanted(one, account, Math.min(Number(paid / one.share), one.shares - one.sold, mine));
    });
    wanted = wanted.filter(({ shares }) => shares > 0);
    if (wanted.length === 0) return 'too_little';
    if ((this.#pauses.get(account) ?? 0) > nowMs) return 'own_limit';
    wanted = wanted.filter((one) => !this.#isBeyondLimit(one));
    if (wanted.length === 0) return 'own_limit';
    wanted = wanted.filter((one) => this.#isCovered(one));
    if (wanted.length === 0) return 'liquidity_insufficient';
    const apart = (one: NaiveDualWanted) => {
      const by = BigInt(one.product.linkedPrice) * index - BigInt(linkedPrice) * now;
      return by < 0n ? -by : by;
    };
    return wanted.reduce((best, one) => (apart(one) < apart(best) ? one : best));
  }

  /** The result of a purchase, from the ticks alone. */
  #decide({ product: { maturesAtMs, linkedPrice, direction }, stake, baseOut, quoteOut }: NaiveDualPurchase) {
    const samples = this.#ticks.filter(({ atMs }) => atMs > maturesAtMs - windowMs && atMs <= maturesAtMs);
    const hasTickIn = (fromMs: number) => samples.some(({ atMs }) => atMs > fromMs && atMs <= fromMs + 5_000);
    if (!hasTickIn(maturesAtMs - 10_000) || !hasTickIn(maturesAtMs - 5_000)) {
      return { result: 'void', paid: stake, assetId: direction === 'call' ? asset.BTC : asset.USDT } as const;
    }
    const mean = samples.reduce((sum, sample) => sum + sample.price, 0n) / BigInt(samples.length);
    const isBelow = mean < BigInt(linkedPrice);
    return isBelow
      ? ({ result: 'base', paid: baseOut, assetId: asset.BTC } as const)
      : ({ result: 'quote', paid: quoteOut, assetId: asset.USDT } as const);
  }

  compare(): void {
    const { core } = this.runner;
    const last = this.#ticks.at(-1)?.atMs ?? 0;
    for (const { isSettled, product } of this.#purchases) {
      expect(isSettled).toBe(last >= product.maturesAtMs || core.atMs >= product.maturesAtMs + 1_500);
    }
    for (const assetId of [asset.BTC, asset.USDT]) {
      for (const account of this.accounts) {
        const wallet = core.ledger.wallet(account, 'spot', assetId);
        expect(core.ledger.available(wallet)).toBe(this.#has(account, assetId));
      }
      const cover = core.ledger.wallet(house.underwriting, 'house', assetId);
      expect(core.ledger.available(cover)).toBe(this.#has(house.underwriting, assetId));
    }
  }
}

test('RULES 10: every purchase, result and reinvestment is the one that the naive model derives from the ticks', () => {
  const seen = new Map<string, number>();
  fc.assert(
    fc.property(fc.array(fc.nat(), { minLength: 20, maxLength: 70 }), fc.nat({ max: 19 }), (seeds, half) => {
      const duel = new Duel(new Seeded(half));
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
  const refused = ['dual_not_offered', 'index_stale', 'dual_sold_out', 'dual_account_max', 'dual_paused', 'dual_limit'];
  const reasons = ['other_asset', 'no_product', 'index_stale', 'interest_lower', 'linked_passed'];
  const notReinvested = reasons.map((reason) => `not reinvested: ${reason}`);
  const results = ['bought', 'base', 'quote', 'void', 'reinvested', 'liquidity_insufficient'];
  for (const what of [...results, ...refused, ...notReinvested]) expect(seen.get(what), what).toBeGreaterThan(4);
});
