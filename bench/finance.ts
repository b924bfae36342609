import {
  type AccountId,
  type Command,
  type DualProductId,
  gridMs,
  type LoanProductId,
  type LockedProductId,
} from '@candor/exchange';
import { dayMs, minuteMs, Seeded } from '@candor/kernel';
import { atoms, type Ppm, price } from '@candor/money';
import {
  asset,
  dualPutFor,
  loanTermsFor,
  lockedTermsFor,
  pair,
  type Runner,
  startWorld,
  worldStartMs,
} from '@candor/testkit';
import { applied } from './lib/applied.ts';
import { printTable, type Row } from './lib/table.ts';

const perUser = 200;
const loansPerUser = 50;
const tickCount = 2_000;
const tickTargetMs = 20;
const holdUpTargetMs = 50;

/** A world whose users are rich and whose house can reserve whatever is sold. */
function richWorld(users: number): { readonly runner: Runner; readonly accounts: readonly AccountId[] } {
  const { runner } = startWorld({ users: 0 });
  runner.checksInvariants = false;
  runner.must({ type: 'practice.set_faucet', assetId: asset.USDT, amount: atoms(10n ** 12n) });
  runner.must({ type: 'practice.set_faucet', assetId: asset.BTC, amount: atoms(10n ** 12n) });
  for (const house of ['underwriting', 'rewards_locked', 'treasury', 'insurance'] as const) {
    runner.must({ type: 'house.fund', house, assetId: asset.USDT, amount: atoms(10n ** 15n) });
    runner.must({ type: 'house.fund', house, assetId: asset.BTC, amount: atoms(10n ** 13n) });
  }
  const accounts = Array.from({ length: users }, () => {
    const { accountId } = runner.must({ type: 'accounts.open' });
    runner.must({ type: 'practice.claim', accountId, assetId: asset.USDT });
    runner.must({ type: 'practice.claim', accountId, assetId: asset.BTC });
    return accountId;
  });
  tick(runner, new Seeded(1));
  return { runner, accounts };
}

/** Applies a command at a moment, and answers how long it took. */
function msOf(runner: Runner, command: Command, atMs: number): number {
  runner.nowMs = atMs;
  return applied(runner, 'system', command).ms;
}

/** A tick with Bitcoin near 60,000, or at the given price. Answers how long it took. */
function tick(runner: Runner, random: Seeded, at?: number): number {
  const index = at === undefined ? 6_000_000_000_000 + random.below(1_000) * 1_000_000 : at * 100_000_000;
  const prices = [{ pairId: pair['BTC/USDT'], price: price(index) }];
  const gridIndex = Math.floor(runner.nowMs / gridMs) + 1;
  return msOf(runner, { type: 'index.tick', gridIndex, prices }, gridIndex * gridMs);
}

/** Half a second with a command every 50 ms, as on an exchange with something to do, and a tick at its end. Answers the longest. */
function longestOfHalfSecond(runner: Runner, random: Seeded): number {
  const between = Array.from({ length: 9 }, () => msOf(runner, { type: 'accounts.open' }, runner.nowMs + 50));
  return Math.max(...between, tick(runner, random));
}

function lock(runner: Runner, accounts: readonly AccountId[], dayLengthMs: number): void {
  runner.must(lockedTermsFor({ amountMin: atoms(1_000_000n), quota: atoms(10n ** 14n), dayMs: dayLengthMs, days: 9 }));
  const termsHash = runner.core.queries.lockedProducts()[0]?.hash ?? new Uint8Array();
  const deposit = { type: 'locked.deposit', productId: 1 as LockedProductId, termsHash, renewal: 'off' } as const;
  for (const accountId of accounts) {
    for (let i = 0; i < perUser; i++) runner.must({ ...deposit, accountId, amount: atoms(1_000_000n) });
  }
  runner.steps.length = 0;
}

function buy(runner: Runner, accounts: readonly AccountId[]): void {
  const all = accounts.length * perUser;
  const closesAtMs = worldStartMs + dayMs;
  const product = { closesAtMs, maturesAtMs: closesAtMs + 2 * minuteMs, shares: all, accountShares: perUser };
  runner.must(dualPutFor({ ...product, interest: 1_000 as Ppm }));
  const productId = 1 as DualProductId;
  const termsHash = runner.core.queries.dualProduct(productId)?.hash ?? new Uint8Array();
  for (const accountId of accounts) {
    // Nothing is sold on a stale index.
    tick(runner, new Seeded(accountId));
    for (let i = 0; i < perUser; i++) runner.must({ type: 'dual.buy', accountId, productId, shares: 1, termsHash });
  }
}

/** Loans at every LTV from 30 to 65 %, so that a fall of some percent reaches some of them. */
function borrow(runner: Runner, accounts: readonly AccountId[]): void {
  const limits = { accountMax: atoms(10n ** 13n), totalMax: atoms(10n ** 15n) };
  runner.must(loanTermsFor(limits));
  const [product] = runner.core.queries.loanProducts();
  if (product === undefined) throw new Error('loans are on offer');
  const { hash: termsHash, interest } = product;
  const terms = { type: 'loans.borrow', productId: 1 as LoanProductId, termsHash, interest } as const;
  for (const [user, accountId] of accounts.entries()) {
    tick(runner, new Seeded(accountId), 60_000);
    for (let i = 0; i < loansPerUser; i++) {
      const share = 300_000n + BigInt(((user * loansPerUser + i) * 7_919) % 350_000);
      const collateral = [{ assetId: asset.BTC, amount: atoms(1_000_000n) }];
      runner.must({ ...terms, accountId, amount: atoms(600n * share), collateral });
    }
  }
  runner.steps.length = 0;
}

const at = (sorted: readonly number[], share: number) => sorted[Math.floor(sorted.length * share)] ?? 0;

function ticks(runner: Runner): readonly number[] {
  const random = new Seeded(3);
  return Array.from({ length: tickCount }, () => tick(runner, random)).sort((a, b) => a - b);
}

/** A tick with 10,000 dual investments, 10,000 deposits and 10,000 loans open, against one of an empty exchange. */
function ticksWithMany(): Row[] {
  const empty = ticks(richWorld(0).runner);
  const { runner, accounts } = richWorld(200);
  const few = accounts.slice(0, 50);
  lock(runner, few, dayMs);
  buy(runner, few);
  borrow(runner, accounts);
  const full = ticks(runner);
  const [p99, emptyP99] = [at(full, 0.99), at(empty, 0.99)];
  return [
    {
      what: 'tick with 10,000 duals, deposits and loans each, p99',
      value: `${p99.toFixed(3)} ms`,
      against: `without any ${emptyP99.toFixed(3)} ms`,
      ratio: p99 / emptyP99,
      target: `${tickTargetMs} ms`,
      isMet: p99 <= tickTargetMs,
    },
  ];
}

/** A tick with 10,000 loans, and a crash of a third that liquidates most of them. */
function ticksWithLoans(): Row[] {
  const { runner, accounts } = richWorld(200);
  borrow(runner, accounts);
  const random = new Seeded(3);
  const calm = Array.from({ length: tickCount }, () => tick(runner, random)).sort((a, b) => a - b);
  const crash = Array.from({ length: 60 }, () => tick(runner, random, 40_000)).sort((a, b) => a - b);
  const p99 = at(calm, 0.99);
  const longest = crash.at(-1) ?? 0;
  return [
    {
      what: 'tick with 10,000 loans, p99',
      value: `${p99.toFixed(3)} ms`,
      against: `median ${at(calm, 0.5).toFixed(3)} ms`,
      target: `${tickTargetMs} ms`,
      isMet: p99 <= tickTargetMs,
    },
    {
      what: 'a fall of a third with 10,000 loans, the longest command',
      value: `${longest.toFixed(1)} ms`,
      against: `all of it ${crash.reduce((sum, one) => sum + one, 0).toFixed(0)} ms`,
      target: `${holdUpTargetMs} ms`,
      isMet: longest <= holdUpTargetMs,
    },
  ];
}

/** The minute in which 100,000 deposits pay their dividend: the longest that a command has to wait. */
function dividendMinute(): Row[] {
  const { runner, accounts } = richWorld(500);
  lock(runner, accounts, minuteMs * 60);
  // Every deposit's first dividend is due two of its days after the world began, at one moment.
  runner.nowMs = worldStartMs + 120 * minuteMs - 1_000;
  const random = new Seeded(5);
  const waits: number[] = [];
  let paid = 0;
  while (paid < accounts.length * perUser) {
    waits.push(longestOfHalfSecond(runner, random));
    const live = runner.core.queries.lockedDeposits(accounts.at(-1) as AccountId);
    paid = live.every(({ daysPaid }) => daysPaid === 1) ? accounts.length * perUser : 0;
  }
  const longest = Math.max(...waits);
  return [
    {
      what: 'dividend minute of 100,000 deposits, the longest command',
      value: `${longest.toFixed(1)} ms`,
      against: `all of them ${(waits.length / 2).toFixed(0)} s`,
      target: `${holdUpTargetMs} ms`,
      isMet: longest <= holdUpTargetMs,
    },
  ];
}

/** 08:00 with 10,000 duals in 24 products that mature then, a third of them to be reinvested: the longest that a command has to wait. */
function dualMaturity(): Row[] {
  const { runner, accounts } = richWorld(50);
  const closesAtMs = worldStartMs + dayMs;
  const terms = { closesAtMs, maturesAtMs: closesAtMs + 2 * minuteMs, shares: 1_000_000, accountShares: 1_000_000 };
  const rate = { interest: 1_000 as Ppm };
  const products = Array.from({ length: 24 }, (_, at) => {
    const linkedPrice = price(5_900_000_000_000 + at * 1_000_000_000);
    return runner.must(dualPutFor({ ...terms, ...rate, linkedPrice })).productId;
  });
  for (let at = 0; at < 24; at++) {
    const later = { ...terms, closesAtMs: closesAtMs + dayMs, maturesAtMs: closesAtMs + 2 * dayMs };
    runner.must(dualPutFor({ ...later, ...rate, linkedPrice: price(5_800_000_000_000 + at * 1_000_000_000) }));
  }
  for (const accountId of accounts) {
    tick(runner, new Seeded(accountId));
    for (let i = 0; i < perUser; i++) {
      const productId = products[i % products.length] as DualProductId;
      const termsHash = runner.core.queries.dualProduct(productId)?.hash ?? new Uint8Array();
      const reinvest = i % 3 === 0 ? { reinvest: { interestMin: 1 as Ppm } } : {};
      runner.must({ type: 'dual.buy', accountId, productId, shares: 1, termsHash, ...reinvest });
    }
  }
  runner.steps.length = 0;
  runner.nowMs = closesAtMs + minuteMs - 1_000;
  const random = new Seeded(8);
  const waits: number[] = [];
  while (runner.nowMs < closesAtMs + 3 * minuteMs) waits.push(longestOfHalfSecond(runner, random));
  const longest = Math.max(...waits);
  return [
    {
      what: '08:00 with 10,000 duals in 24 products, the longest command',
      value: `${longest.toFixed(1)} ms`,
      against: `${runner.core.dual.live.size} of them reinvested`,
      target: `${tickTargetMs} ms`,
      isMet: longest <= tickTargetMs,
    },
  ];
}

/** Measures what many open finance products cost the ticks and orders of everybody. */
export function benchFinance(): void {
  printTable('Finance products', [...ticksWithMany(), ...ticksWithLoans(), ...dividendMinute(), ...dualMaturity()]);
}
