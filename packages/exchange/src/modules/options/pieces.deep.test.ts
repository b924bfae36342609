import { type AccountId, type CoreEvent, newestRevision, restoreCore } from '@candor/exchange';
import { atoms, price } from '@candor/money';
import { asset, optionTermsFor, pair, startWorld } from '@candor/testkit';
import { expect, test } from 'vitest';

const pairIds = [pair['BTC/USDT'], pair['ETH/USDT']];
const marks = (rise: number) => pairIds.map((pairId) => ({ pairId, price: price(6_000_000_000_000 + rise) }));
const total = 3_400;

type Settled = Extract<CoreEvent, { readonly type: 'options.settled' }>;

/** Thousands of options of two pairs and two lengths that end with one tick, under the rules of a revision. */
function endAtOnce(revision: number) {
  const { runner, users } = startWorld({ revision, options: 10n ** 13n, users: 4, faucet: { USDT: 10n ** 12n } });
  runner.checksInvariants = false;
  const durations = [30, 60].map((seconds) => ({ seconds, payout: 820_000 as never }));
  for (const pairId of pairIds) runner.must(optionTermsFor(pairId, { durations, exposureMax: atoms(10n ** 13n) }));
  const hashes = runner.core.queries.optionMarkets().map(({ hash }) => hash);
  for (const accountId of users) {
    runner.must({ type: 'practice.claim', accountId, assetId: asset.USDT });
    const amount = atoms(10n ** 11n);
    runner.must({ type: 'transfer.move', accountId, assetId: asset.USDT, amount, from: 'spot', to: 'options' });
  }
  runner.stepMs = 0;
  const buy = (count: number, seconds: number) => {
    for (let i = 0; i < count; i++) {
      const at = i % 2;
      runner.must({
        type: 'options.buy',
        accountId: users[i % 4] as AccountId,
        pairId: pairIds[at] as (typeof pairIds)[number],
        direction: i % 3 === 0 ? 'up' : 'down',
        seconds,
        stake: atoms(1_000_000n),
        termsHash: hashes[at] as Uint8Array,
        validUntilMs: runner.nowMs + 500,
      });
    }
  };
  runner.tick(marks(0));
  buy(total / 2, 60);
  for (let i = 0; i < 60; i++) runner.tick(marks(i % 5));
  buy(total / 2, 30);
  while (runner.core.options.live.size === total) runner.tick(marks(3));
  return { runner, users };
}

const settledOf = ({ runner }: ReturnType<typeof endAtOnce>) =>
  runner.steps.flatMap(({ events }) => events.filter((event): event is Settled => event.type === 'options.settled'));

test('RULES 6: thousands that end with one tick have the results of that tick, some at once and the others a moment later', () => {
  const before = endAtOnce(2);
  expect(settledOf(before)).toHaveLength(total);
  const now = endAtOnce(newestRevision);
  const { runner } = now;
  expect(settledOf(now)).toHaveLength(1_000);
  runner.core.checkInvariants();
  const snapshot = runner.core.snapshot();
  for (let i = 0; i < 5; i++) {
    runner.tick(marks(1_000));
    runner.core.checkInvariants();
  }
  expect(settledOf(now)).toEqual(settledOf(before));
  const balances = ({ runner: one, users }: typeof now) =>
    users.map((accountId) => one.core.queries.balances(accountId));
  expect(balances(now)).toEqual(balances(before));
  expect(runner.core.options.settlements.areWaiting).toBe(false);
  const twin = restoreCore(snapshot);
  for (const { submission, sequence, atMs, applied } of runner.steps) {
    if (sequence > twin.sequence) expect(twin.apply(submission, sequence, atMs)).toEqual(applied);
  }
  expect(twin.stateHash()).toEqual(runner.core.stateHash());
});
