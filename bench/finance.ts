import { type AccountId, type DualProductId, gridMs, type LockedProductId } from '@candor/exchange';
import { dayMs, minuteMs, Seeded } from '@candor/kernel';
import { atoms, type Ppm, price } from '@candor/money';
import { asset, dualPutFor, lockedTermsFor, pair, type Runner, startWorld, worldStartMs } from '@candor/testkit';
import { printTable, type Row } from './lib/table.ts';

const perUser = 200;
const tickCount = 2_000;
const tickTargetMs = 20;
const holdUpTargetMs = 50;

/** A world whose users are rich and whose house can reserve whatever is sold. */
function richWorld(users: number): { readonly runner: Runner; readonly accounts: readonly AccountId[] } {
  const { runner } = startWorld({ users: 0 });
  runner.checksInvariants = false;
  runner.must({ type: 'practice.set_faucet', assetId: asset.USDT, amount: atoms(10n ** 12n) });
  for (const house of ['underwriting', 'rewards_locked'] as const) {
    runner.must({ type: 'house.fund', house, assetId: asset.USDT, amount: atoms(10n ** 15n) });
    runner.must({ type: 'house.fund', house, assetId: asset.BTC, amount: atoms(10n ** 13n) });
  }
  const accounts = Array.from({ length: users }, () => {
    const { accountId } = runner.must({ type: 'accounts.open' });
    runner.must({ type: 'practice.claim', accountId, assetId: asset.USDT });
    return accountId;
  });
  tick(runner, new Seeded(1));
  return { runner, accounts };
}

function tick(runner: Runner, random: Seeded): number {
  const prices = [{ pairId: pair['BTC/USDT'], price: price(6_000_000_000_000 + random.below(1_000) * 1_000_000) }];
  const gridIndex = Math.floor(runner.nowMs / gridMs) + 1;
  runner.nowMs = gridIndex * gridMs - runner.stepMs;
  const startedAt = performance.now();
  runner.step({ type: 'index.tick', gridIndex, prices });
  runner.steps.length = 0;
  return performance.now() - startedAt;
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
  const product = { closesAtMs, maturesAtMs: closesAtMs + minuteMs, shares: all, accountShares: perUser };
  runner.must(dualPutFor({ ...product, interest: 1_000 as Ppm }));
  const productId = 1 as DualProductId;
  const termsHash = runner.core.queries.dualProduct(productId)?.hash ?? new Uint8Array();
  for (const accountId of accounts) {
    // Nothing is sold on a stale index.
    tick(runner, new Seeded(accountId));
    for (let i = 0; i < perUser; i++) runner.must({ type: 'dual.buy', accountId, productId, shares: 1, termsHash });
  }
}

const at = (sorted: readonly number[], share: number) => sorted[Math.floor(sorted.length * share)] ?? 0;

function ticks(runner: Runner): readonly number[] {
  const random = new Seeded(3);
  return Array.from({ length: tickCount }, () => tick(runner, random)).sort((a, b) => a - b);
}

/** A tick with 10,000 dual investments and 10,000 deposits open, against one of an empty exchange. */
function ticksWithMany(): Row[] {
  const empty = ticks(richWorld(0).runner);
  const { runner, accounts } = richWorld(50);
  lock(runner, accounts, dayMs);
  buy(runner, accounts);
  const full = ticks(runner);
  const [p99, emptyP99] = [at(full, 0.99), at(empty, 0.99)];
  return [
    {
      what: 'tick with 10,000 duals and 10,000 deposits, p99',
      value: `${p99.toFixed(3)} ms`,
      against: `without any ${emptyP99.toFixed(3)} ms`,
      ratio: p99 / emptyP99,
      target: `${tickTargetMs} ms`,
      isMet: p99 <= tickTargetMs,
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
    waits.push(tick(runner, random));
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

/** Measures what many open finance products cost the ticks and orders of everybody. */
export function benchFinance(): void {
  printTable('Finance products', [...ticksWithMany(), ...dividendMinute()]);
}
