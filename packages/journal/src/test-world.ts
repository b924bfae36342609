import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type AccountId,
  type AssetId,
  type Command,
  createCore,
  encodeSubmission,
  type LockedProductId,
  type OrderId,
  type PairId,
  restoreCore,
  type Submission,
} from '@candor/exchange';
import { Seeded } from '@candor/kernel';
import { atoms, type Ppm, type Price } from '@candor/money';
import { onTestFinished } from 'vitest';
import type { TimeSource } from './host-clock.ts';
import { DurableMachine, type MachineOptions } from './machine.ts';
import type { Taken } from './sequencer.ts';

/** Support of this package's tests: a small market on the real core, and journals in folders that go away. */
export const maker = { create: createCore, restore: restoreCore };

export const btc = 1 as AssetId;
export const usdt = 3 as AssetId;
export const btcUsdt = 1 as PairId;
const startMs = 1_700_000_000_000;
const users = [1_000, 1_001, 1_002] as AccountId[];

/** A place for a journal that is removed when the test ends. */
export function newJournalPath(): string {
  const folder = mkdtempSync(join(tmpdir(), 'candor-journal-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return join(folder, 'journal.db');
}

/** Clocks that the test moves. */
export class HandTime implements TimeSource {
  wall = startMs;
  #steady = 0;

  wallMs = () => this.wall;
  steadyMs = () => this.#steady;
  sleptMs = () => 0;

  passes(ms: number): void {
    this.wall += ms;
    this.#steady += ms;
  }
}

/** A machine over the journal at `path`, with a clock of its own that goes on by 7 ms each time it is read. */
export function openMachine(path: string, overrides: Partial<MachineOptions> = {}): DurableMachine {
  let clock = startMs;
  const nowMs = (): number => {
    clock += 7;
    return clock;
  };
  const machine = new DurableMachine({ path, name: 'test', maker, nowMs, snapshotEvery: 1_000_000, ...overrides });
  clock = Math.max(clock, machine.core.atMs);
  return machine;
}

/** An answer, in values that outlive the next command. */
export type Told = Omit<Taken, 'commandId' | 'outcome' | 'events'> & { readonly outcome: string };

/** Sends everything, in commit groups of `groupSize`; returns the answer of each. */
export function run(machine: DurableMachine, submissions: readonly Submission[], groupSize = 16): Told[] {
  const told: Told[] = [];
  submissions.forEach((submission, index) => {
    const { kind, sequence, atMs, outcome } = machine.take(encodeSubmission(submission));
    told.push({ kind, sequence, atMs, outcome: Buffer.from(outcome).toString('hex') });
    if ((index + 1) % groupSize > 0 && index + 1 < submissions.length) return;
    machine.commit();
    machine.keepUp();
  });
  return told;
}

/** The first commands of a practice market with two coins, one pair and a faucet. */
export function founding(): Submission[] {
  const commands: Command[] = [
    { type: 'genesis.found', mode: 'practice', name: 'test' },
    { type: 'catalog.list_asset', assetId: btc, code: 'BTC', name: 'Bitcoin', scale: 8, assetClass: 'coin' },
    { type: 'catalog.list_asset', assetId: usdt, code: 'USDT', name: 'Tether', scale: 6, assetClass: 'coin' },
    {
      type: 'catalog.list_pair',
      pairId: btcUsdt,
      baseAssetId: btc,
      quoteAssetId: usdt,
      tick: 1_000_000 as Price,
      lot: atoms(10_000n),
      minNotional: atoms(1_000_000n),
      maxQuantity: atoms(100_000_000_000n),
      makerFee: 1_000 as Ppm,
      takerFee: 1_000 as Ppm,
      band: 500_000 as Ppm,
      hasBook: 'yes',
    },
    { type: 'practice.set_faucet', assetId: btc, amount: atoms(100_000_000n) },
    { type: 'practice.set_faucet', assetId: usdt, amount: atoms(100_000_000_000n) },
    tick(1),
    ...[0, 1, 2].map((): Command => ({ type: 'accounts.open' })),
  ];
  return commands.map((command, index) => ({ commandId: `found:${index}`, actor: 'system', command }));
}

/** After the founding: locked mining with two dividends, its rewards, and money for three users. */
export function lockedTerms(): Submission[] {
  const commands: Command[] = [
    { type: 'house.fund', house: 'rewards_locked', assetId: usdt, amount: atoms(10_000_000_000n) },
    {
      type: 'locked.set_terms',
      productId: 1 as LockedProductId,
      assetId: usdt,
      amountMin: atoms(1_000_000n),
      accountMax: atoms(1_000_000_000n),
      quota: atoms(10_000_000_000n),
      rateLow: 3_000 as Ppm,
      rateHigh: 4_000 as Ppm,
      days: 2,
      dayMs: 3_600_000,
      dividendAtMs: 0,
      penaltyRatio: 4_000 as Ppm,
      isOffered: 'yes',
    },
    ...users.map((accountId): Command => ({ type: 'practice.claim', accountId, assetId: usdt })),
  ];
  return commands.map((command, index) => ({
    commandId: `terms:${index}`,
    actor: 'accountId' in command ? 'user' : 'system',
    command,
  }));
}

/** Three hundred deposits of locked mining on terms with this hash. */
export function manyDeposits(termsHash: Uint8Array): Submission[] {
  return Array.from({ length: 300 }, (_, index) => ({
    commandId: `deposit:${index}`,
    actor: 'user',
    command: {
      type: 'locked.deposit',
      accountId: users[index % 3] as AccountId,
      productId: 1 as LockedProductId,
      amount: atoms(1_000_000n),
      termsHash,
      renewal: 'off',
    },
  }));
}

function tick(count: number): Command {
  const price = (60_000 * 100_000_000 + count * 1_000_000) as Price;
  return { type: 'index.tick', gridIndex: startMs / 500 + count, prices: [{ pairId: btcUsdt, price }] };
}

/** Endless traffic of three users: the same seed yields the same commands. Many are refused, as in life. */
export class Traffic {
  readonly #random: Seeded;
  #count = 0;

  constructor(seed: string | number) {
    this.#random = new Seeded(seed);
  }

  next(): Submission {
    this.#count += 1;
    const isTick = this.#random.chance(1, 10);
    const command = isTick ? tick(this.#count + 1) : this.#userCommand();
    return { commandId: `traffic:${this.#count}`, actor: isTick ? 'system' : 'user', command };
  }

  many(count: number): Submission[] {
    return Array.from({ length: count }, () => this.next());
  }

  #userCommand(): Command {
    const random = this.#random;
    const accountId = (1_000 + random.below(3)) as AccountId;
    const assetId = random.pick([btc, usdt]);
    switch (random.below(6)) {
      case 0:
        return { type: 'practice.claim', accountId, assetId };
      case 1: {
        const [from, to] = random.pick([['spot', 'contract'] as const, ['contract', 'spot'] as const]);
        return { type: 'transfer.move', accountId, assetId, amount: atoms(BigInt(random.below(1_000_000))), from, to };
      }
      case 2:
        return { type: 'spot.cancel', accountId, orderId: (1 + random.below(this.#count)) as OrderId };
      default:
        return {
          type: 'spot.place',
          accountId,
          pairId: btcUsdt,
          side: random.pick(['buy', 'sell']),
          orderType: 'limit',
          timeInForce: random.pick(['gtc', 'gtc', 'ioc']),
          price: ((59_900 + random.below(200)) * 100_000_000) as Price,
          quantity: atoms(BigInt(1 + random.below(50)) * 10_000n),
        };
    }
  }
}
