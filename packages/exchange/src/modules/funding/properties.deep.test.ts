import { type AccountId, type Command, createCore, restoreCore } from '@candor/exchange';
import { hourMs, present } from '@candor/kernel';
import { atoms, price } from '@candor/money';
import { asset, bytesOf, pair, rail, type Runner, startWorld } from '@candor/testkit';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { limitValueOf, withdrawalFigures } from './rules.ts';

const bitcoin = 100_000_000n;
const prices = [
  { pairId: pair['BTC/USDT'], price: price(6_000_000_000_000) },
  { pairId: pair['ETH/USDT'], price: price(300_000_000_000) },
];

/** A rich user with a verified identity, and with a destination since yesterday. */
function startRich(): { readonly runner: Runner; readonly accountId: AccountId } {
  const { runner, users } = startWorld({ funding: {}, faucet: { BTC: 10n ** 12n, USDT: 10n ** 15n } });
  const [accountId] = users as [AccountId];
  runner.must({ type: 'practice.claim', accountId, assetId: asset.BTC });
  runner.must({ type: 'practice.claim', accountId, assetId: asset.USDT });
  runner.must({ type: 'funding.set_level', accountId, level: 'basic' });
  for (const name of ['USDT chain', 'BTC manual'] as const) {
    runner.must({
      type: 'funding.book_destination',
      accountId,
      railId: rail[name],
      destination: bytesOf(name),
    });
  }
  runner.wait(24 * hourMs);
  return { runner, accountId };
}

const step = fc.record({
  kind: fc.constantFrom('withdraw' as const, 'withdraw' as const, 'cancel' as const, 'fail' as const),
  rail: fc.constantFrom('USDT chain' as const, 'BTC manual' as const),
  share: fc.integer({ min: 1, max: 120 }),
  waitMs: fc.integer({ min: 0, max: 9 * hourMs }),
});

describe('RULES 15: the limit of any 24 hours', () => {
  test('holds under any order of asking, cancelling and failing, also across restarts', () => {
    fc.assert(
      fc.property(fc.array(step, { minLength: 4, maxLength: 30 }), (steps) => {
        const { runner, accountId } = startRich();
        const asked: { readonly atMs: number; readonly value: bigint; id: number; counts: boolean }[] = [];
        for (const { kind, rail: name, share, waitMs } of steps) {
          runner.wait(waitMs);
          runner.tick(prices);
          const last = asked.findLast((one) => one.counts);
          if (kind === 'cancel' && last !== undefined) {
            const command = { type: 'funding.cancel_withdrawal', accountId, withdrawalId: last.id as never } as const;
            if (runner.send(command).ok) last.counts = false;
            continue;
          }
          if (kind === 'fail' && last !== undefined) {
            const report = { withdrawalId: last.id as never, operator: 'rita', status: 'failed' } as const;
            if (runner.send({ type: 'funding.report_withdrawal', ...report }).ok) last.counts = false;
            continue;
          }
          const amount = name === 'BTC manual' ? BigInt(share) * bitcoin : BigInt(share) * 60_000n * 1_000_000n;
          const command = {
            type: 'funding.withdraw',
            accountId,
            railId: rail[name],
            amount: atoms(amount),
            fee: present(runner.core.funding.rails.get(rail[name]), 'a rail').withdrawFee,
            destination: bytesOf(name),
          } as const;
          const outcome = runner.send(command);
          const value = BigInt(share) * bitcoin;
          const used = asked.reduce(
            (sum, one) => (one.counts && one.atMs > runner.nowMs - 24 * hourMs ? sum + one.value : sum),
            0n,
          );
          expect(outcome.ok).toBe(used + value <= 200n * bitcoin);
          if (outcome.ok) {
            asked.push({ atMs: runner.nowMs, value, id: outcome.value.withdrawalId, counts: true });
          }
        }
        const again = restoreCore(runner.core.snapshot());
        expect(again.stateHash()).toEqual(runner.core.stateHash());
        expect(again.queries.fundingAccount(accountId)).toEqual(runner.core.queries.fundingAccount(accountId));
      }),
      { numRuns: 60 },
    );
  });
});

test("the preview shows the command's effect for any request", () => {
  const { runner, accountId } = startRich();
  runner.tick(prices);
  fc.assert(
    fc.property(
      fc.bigInt({ min: -5n, max: 10n ** 13n }),
      fc.constantFrom('USDT chain' as const, 'BTC manual' as const),
      fc.boolean(),
      (size, name, isBooked) => {
        const core = restoreCore(runner.core.snapshot());
        const command: Extract<Command, { type: 'funding.withdraw' }> = {
          type: 'funding.withdraw',
          accountId,
          railId: rail[name],
          amount: atoms(size),
          fee: present(core.funding.rails.get(rail[name]), 'a rail').withdrawFee,
          destination: bytesOf(isBooked ? name : 'elsewhere'),
        };
        const preview = core.queries.previewWithdrawal(command);
        const submission = { commandId: 'one', actor: 'user', command } as const;
        const { outcome } = core.apply(submission, core.sequence + 1, core.atMs);
        expect(preview.rejects).toBe(outcome.ok ? undefined : outcome.code);
        if (outcome.ok) expect(outcome.value).toMatchObject({ fee: preview.fee, receives: preview.receives });
      },
    ),
    { numRuns: 200 },
  );
});

test('the amount counted against a limit is at least its worth, and a fee at most the amount', () => {
  const positive = fc.bigInt({ min: 1n, max: 10n ** 18n });
  const anyPrice = fc.integer({ min: 1, max: 2 ** 50 }).map(price);
  fc.assert(
    fc.property(positive, anyPrice, anyPrice, fc.integer({ min: 0, max: 8 }), (size, at, limitAt, scale) => {
      const value = limitValueOf(atoms(size), { scale, price: at }, { scale: 8, price: limitAt });
      const worth = size * BigInt(at) * 10n ** 8n;
      const unit = BigInt(limitAt) * 10n ** BigInt(scale);
      expect(value * unit >= worth && (value - 1n) * unit < worth).toBe(true);
    }),
  );
  fc.assert(
    fc.property(positive, positive, (amount, fee) => {
      const { receives } = withdrawalFigures(atoms(amount), atoms(fee));
      expect(receives).toBe(amount > fee ? amount - fee : 0n);
    }),
  );
});

test('RULES 15 ✔: a day of 200 bitcoin for Lv1 and 500 for Lv2', () => {
  const { runner, accountId } = startRich();
  expect(runner.core.queries.fundingAccount(accountId).limit).toBe(200n * bitcoin);
  runner.must({ type: 'funding.set_level', accountId, level: 'advanced' });
  expect(runner.core.queries.fundingAccount(accountId).limit).toBe(500n * bitcoin);
  expect(createCore().queries.fundingAccount(accountId)).toMatchObject({ level: 'none', limit: 0n });
});
