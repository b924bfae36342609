import { type AccountId, gridMs, house, type LoanId, type LoanProductId, restoreCore } from '@candor/exchange';
import { hourMs, Seeded } from '@candor/kernel';
import { atoms, price, type Ppm } from '@candor/money';
import { asset, loanTermsFor, NaiveLoans, pair, Runner, startWorld } from '@candor/testkit';
import fc from 'fast-check';
import { expect, test } from 'vitest';

/**
 * The core's loans against naive ones that walk every loan on every tick: random histories of loans, payments, collateral that comes
 * and goes, prices that jump, and pauses of any length. Answers, alerts, liquidations and all balances are the same; and a core that was
 * restored on the way, whose bounds are others, does the same to the byte.
 */
const usdt = 1_000_000n;
const terms = loanTermsFor({ amountMin: atoms(usdt), accountMax: atoms(10n ** 15n), totalMax: atoms(10n ** 15n) });
const tiersOf = (assetId: number) =>
  (terms.collateral.find((one) => one.assetId === assetId)?.tiers ?? []).map(
    ({ upTo, ratio }) => [upTo, BigInt(ratio)] as const,
  );
const lent = 30_000n * usdt;
const insured = 300n * usdt;
type Coin = 'BTC' | 'ETH';
const assetOf = { BTC: asset.BTC, ETH: asset.ETH } as const;
const wealth = { BTC: 40_000_000n, ETH: 900_000_000n, USDT: 2_000n * usdt };

class Duel {
  readonly runner: Runner;
  readonly naive: NaiveLoans;
  readonly accounts: readonly AccountId[];
  readonly seen = new Map<string, number>();
  #btc = 60_000;
  #eth = 3_000;
  readonly #told: string[] = [];

  constructor() {
    const { runner, users } = startWorld({ users: 3, faucet: wealth });
    this.runner = runner;
    this.accounts = users;
    for (const accountId of users) {
      for (const code of ['BTC', 'ETH', 'USDT'] as const) {
        runner.must({ type: 'practice.claim', accountId, assetId: asset[code] });
      }
    }
    runner.must({ type: 'house.fund', house: 'treasury', assetId: asset.USDT, amount: atoms(lent) });
    runner.must({ type: 'house.fund', house: 'insurance', assetId: asset.USDT, amount: atoms(insured) });
    runner.must(terms);
    const levels = {
      initial: BigInt(terms.ltvInitial),
      told: [terms.ltvInitial, terms.ltvWarning, terms.ltvUrgent].map(BigInt),
      liquidation: BigInt(terms.ltvLiquidation),
      target: BigInt(terms.ltvTarget),
      gap: 22_500n,
    };
    const tiers = { BTC: tiersOf(asset.BTC), ETH: tiersOf(asset.ETH) };
    const plain = { interest: BigInt(terms.flexibleInterest), levels, tiers, spread: 10_000n };
    this.naive = new NaiveLoans(plain, lent, insured);
    for (const accountId of users) this.naive.wallets.set(accountId, { ...wealth });
    this.tick();
  }

  operate(random: Seeded): void {
    const draw = random.below(100);
    if (draw < 45) this.#move(random);
    else if (draw < 50) this.runner.wait(random.pick([4_900, 5_000, 5_001, hourMs - 500, hourMs, 70 * hourMs]));
    else this.#ask(random);
  }

  #move(random: Seeded): void {
    const jump = random.pick([1, 1, 2, 8, 25]);
    const by = () => 1 + ((random.below(201) - 100) / 10_000) * jump;
    this.#btc = Math.min(120_000, Math.max(15_000, this.#btc * by()));
    this.#eth = Math.min(6_000, Math.max(800, this.#eth * by()));
    this.tick();
  }

  tick(): void {
    const { runner } = this;
    const prices = { BTC: Math.round(this.#btc * 1e8), ETH: Math.round(this.#eth * 1e8) };
    const step = runner.tick([
      { pairId: pair['BTC/USDT'], price: price(prices.BTC) },
      { pairId: pair['ETH/USDT'], price: price(prices.ETH) },
    ]);
    this.naive.passTo(step.atMs);
    const { command } = step.submission;
    const gridIndex = command.type === 'index.tick' ? command.gridIndex : 0;
    this.naive.tick({ BTC: BigInt(prices.BTC), ETH: BigInt(prices.ETH) }, gridIndex * gridMs);
    for (const event of step.events) {
      if (event.type === 'loans.alerted') {
        this.#told.push(`${event.loanId} told ${['initial', 'warning', 'urgent'].indexOf(event.alert) + 1}`);
      }
      if (event.type !== 'loans.liquidated') continue;
      const paid = event.principalPaid + event.interestPaid;
      this.#told.push(`${event.loanId} liquidated ${paid}`);
      if (event.badDebt > 0n) this.#told.push(`${event.loanId} bad ${event.badDebt} insured ${event.insurancePaid}`);
    }
  }

  #ask(random: Seeded): void {
    const { runner, naive } = this;
    const accountId = random.pick(this.accounts);
    const loanId = (1 + random.below(9)) as LoanId;
    const coin: Coin = random.pick(['BTC', 'ETH']);
    const amount = atoms(BigInt(1 + random.below(30_000_000)) * (coin === 'ETH' ? 20n : 1n));
    const money = atoms(usdt * BigInt(1 + random.below(12_000)) + BigInt(random.below(7)));
    naive.passTo(runner.nowMs + runner.stepMs);
    const draw = random.below(10);
    if (draw < 4) {
      const worth = coin === 'BTC' ? this.#btc : this.#eth;
      // Mostly near what the collateral carries.
      const wanted = atoms(
        BigInt(Math.floor((Number(amount) / 1e8) * worth * (0.5 + random.below(17) / 100) * 1e6) + 1),
      );
      const borrowed = wanted < usdt ? atoms(usdt) : wanted;
      const [product] = runner.core.queries.loanProducts();
      const expected = naive.borrow(accountId, borrowed, { BTC: 0n, ETH: 0n, [coin]: amount });
      this.#compare(expected, {
        type: 'loans.borrow',
        accountId,
        productId: 1 as LoanProductId,
        amount: borrowed,
        collateral: [{ assetId: assetOf[coin], amount }],
        termsHash: product?.hash ?? new Uint8Array(),
        interest: product?.interest ?? (0 as Ppm),
      });
    } else if (draw < 6) {
      this.#compare(naive.repay(accountId, loanId, money), { type: 'loans.repay', accountId, loanId, amount: money });
    } else if (draw < 7) {
      const expected = naive.repayWith(accountId, loanId, coin, amount);
      const sale = {
        assetId: assetOf[coin],
        quantity: amount,
        salePriceMin: price(1),
        debtPriceMax: price(100_000_000),
      };
      this.#compare(expected, { type: 'loans.repay_with_collateral', accountId, loanId, ...sale });
    } else {
      const what = draw < 8 ? 'add' : 'take';
      const expected = naive[what](accountId, loanId, coin, amount);
      this.#compare(expected, {
        type: `loans.${what}_collateral`,
        accountId,
        loanId,
        assetId: assetOf[coin],
        amount,
      });
    }
  }

  #compare(expected: string, command: Parameters<Runner['send']>[0]): void {
    const outcome = this.runner.send(command);
    const answer = outcome.ok ? 'done' : outcome.code;
    expect(answer).toBe(expected);
    this.#count(`${command.type} ${answer}`);
  }

  #count(what: string): void {
    this.seen.set(what, (this.seen.get(what) ?? 0) + 1);
  }

  compare(): void {
    const { runner, naive } = this;
    this.tick();
    const { ledger, queries } = runner.core;
    for (const accountId of this.accounts) {
      for (const code of ['BTC', 'ETH', 'USDT'] as const) {
        const available = ledger.available(ledger.wallet(accountId, 'spot', asset[code]));
        expect(available).toBe(naive.wallets.get(accountId)?.[code]);
      }
      const live = queries.liveLoans(accountId);
      expect(live.map(({ loanId, principal, interest }) => `${loanId} ${principal} ${interest}`)).toEqual(
        naive.live(accountId),
      );
    }
    for (const code of ['BTC', 'ETH', 'USDT'] as const) {
      expect(ledger.available(ledger.wallet(house.treasury, 'house', asset[code]))).toBe(naive.lender[code]);
    }
    expect(ledger.available(ledger.wallet(house.insurance, 'house', asset.USDT))).toBe(naive.insurance);
    expect(this.#told).toEqual(naive.says);
    for (const line of this.#told) this.#count(line.replace(/\d+/g, '#'));
  }
}

/** 400 loans of 390 USDT against 0.01 BTC each, at 60,000. */
function crowd() {
  const { runner, users } = startWorld({ users: 8, faucet: { BTC: 100_000_000n, USDT: 1_000_000n } });
  runner.must({ type: 'house.fund', house: 'treasury', assetId: asset.USDT, amount: atoms(10n ** 13n) });
  runner.must(terms);
  const tick = (btc: number) => runner.tick([{ pairId: pair['BTC/USDT'], price: price(btc * 1e8) }]);
  const [product] = runner.core.queries.loanProducts();
  for (const accountId of users) {
    runner.must({ type: 'practice.claim', accountId, assetId: asset.BTC });
    tick(60_000);
    for (let i = 0; i < 50; i++) {
      runner.must({
        type: 'loans.borrow',
        accountId,
        productId: 1 as LoanProductId,
        amount: atoms(390n * usdt),
        collateral: [{ assetId: asset.BTC, amount: atoms(1_000_000n) }],
        termsHash: product?.hash ?? new Uint8Array(),
        interest: product?.interest ?? (0 as Ppm),
      });
    }
  }
  return { runner, users, tick };
}

test('RULES 14: a crash is dealt with in bounded pieces, the lowest numbers first, and each loan once', () => {
  const { runner, tick } = crowd();
  const liquidatedBy = (btc: number) =>
    tick(btc).events.flatMap((event) => (event.type === 'loans.liquidated' ? [event.loanId] : []));
  const all = Array.from({ length: 400 }, (_, i) => i + 1);
  expect(liquidatedBy(45_000)).toEqual(all.slice(0, 150));
  const twin = restoreCore(runner.core.snapshot());
  expect(liquidatedBy(45_000)).toEqual(all.slice(150, 300));
  expect(liquidatedBy(45_000)).toEqual(all.slice(300));
  expect(liquidatedBy(45_000)).toEqual([]);
  for (const { submission, sequence, atMs, applied } of runner.steps) {
    if (sequence > twin.sequence) expect(twin.apply(submission, sequence, atMs)).toEqual(applied);
  }
});

test('RULES 14: while a loan waits for its liquidation its last collateral is not sold for less than the debt', () => {
  const { runner, users, tick } = crowd();
  tick(38_000);
  const last = {
    type: 'loans.repay_with_collateral',
    accountId: users[7] as AccountId,
    loanId: 400 as LoanId,
  } as const;
  const limits = { assetId: asset.BTC, salePriceMin: price(1), debtPriceMax: price(100_000_000) };
  const whole = runner.send({ ...last, ...limits, quantity: atoms(1_000_000n) });
  expect(whole).toMatchObject({ ok: false, code: 'loan_ltv_too_high' });
  expect(runner.send({ ...last, ...limits, quantity: atoms(999_999n) })).toMatchObject({ ok: true });
});

test('RULES 14: loans do what a naive model does that walks them all on every tick', () => {
  const seen = new Map<string, number>();
  fc.assert(
    fc.property(fc.array(fc.nat(), { minLength: 30, maxLength: 90 }), fc.nat({ max: 29 }), (seeds, half) => {
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
    { numRuns: 400, seed: 14 },
  );
  const refused = ['balance_insufficient', 'index_stale', 'loan_ltv_too_high', 'loan_funds_insufficient'];
  const done = ['loans.repay', 'loans.repay_with_collateral', 'loans.add_collateral', 'loans.take_collateral'];
  for (const what of [
    ...refused.map((code) => `loans.borrow ${code}`),
    ...done.map((type) => `${type} done`),
    'loans.take_collateral loan_ltv_too_high',
    '# told #',
    '# liquidated #',
    '# bad # insured #',
  ]) {
    expect(seen.get(what), what).toBeGreaterThan(5);
  }
});
