import type { AccountId, RejectCode } from '@candor/exchange';
import { dayMs, present } from '@candor/kernel';
import { type Atoms, atoms, price } from '@candor/money';
import { asset, bytesOf, pair, rail, type Runner, startWorld } from '@candor/testkit';
import { beforeEach, expect, test } from 'vitest';

const bitcoin = 100_000_000n;
const prices = [{ pairId: pair['BTC/USDT'], price: price(6_000_000_000_000) }];
const railId = rail['BTC manual'];

let runner: Runner;
let accountId: AccountId;
let usableAtMs: number;

beforeEach(() => {
  const world = startWorld({ funding: {}, faucet: { BTC: 10n ** 12n } });
  ({ runner } = world);
  [accountId] = world.users as [AccountId];
  runner.must({ type: 'practice.claim', accountId, assetId: asset.BTC });
  runner.must({ type: 'funding.set_level', accountId, level: 'basic' });
  const destination = bytesOf('home');
  ({ usableAtMs } = runner.must({ type: 'funding.book_destination', accountId, railId, destination }));
});

/** The next command is applied at this millisecond, with fresh prices. */
function at(ms: number): void {
  runner.nowMs = Math.max(runner.nowMs, ms - 1_000);
  if (runner.nowMs < ms - 501) runner.tick(prices);
  runner.nowMs = ms - runner.stepMs;
}

function withdraw(amount: Atoms): RejectCode | 'done' {
  const fee = present(runner.core.funding.rails.get(railId), 'the world has this rail').withdrawFee;
  const outcome = runner.send({
    type: 'funding.withdraw',
    accountId,
    railId,
    amount,
    fee,
    destination: bytesOf('home'),
  });
  return outcome.ok ? 'done' : outcome.code;
}

test('a destination can be used in the millisecond in which its day is over', () => {
  at(usableAtMs - 1);
  expect(withdraw(atoms(bitcoin))).toBe('destination_waits');
  at(usableAtMs);
  expect(withdraw(atoms(bitcoin))).toBe('done');
});

test('counts a request for a day, and not in the millisecond in which the day is over', () => {
  at(usableAtMs);
  expect(withdraw(atoms(200n * bitcoin))).toBe('done');
  const askedAtMs = runner.nowMs;
  at(askedAtMs + dayMs - 1);
  expect(withdraw(atoms(bitcoin))).toBe('withdrawal_limit');
  at(askedAtMs + dayMs);
  expect(withdraw(atoms(200n * bitcoin))).toBe('done');
});

test('a withdrawal can be undone until its time is over, and not after it', () => {
  at(usableAtMs);
  withdraw(atoms(bitcoin));
  withdraw(atoms(bitcoin));
  const [second, first] = runner.core.queries.openWithdrawals(accountId);
  if (first === undefined || second === undefined) throw new Error('both are open');
  at(first.undoUntilMs - 1);
  const cancel = { type: 'funding.cancel_withdrawal', accountId } as const;
  expect(runner.send({ ...cancel, withdrawalId: first.withdrawalId }).ok).toBe(true);
  at(second.undoUntilMs);
  expect(runner.send({ ...cancel, withdrawalId: second.withdrawalId })).toEqual({
    ok: false,
    code: 'withdrawal_status_wrong',
  });
});

test('a hold lasts until its end, and the held withdrawal goes on in that millisecond', () => {
  at(usableAtMs);
  withdraw(atoms(bitcoin));
  const { untilMs = 0 } = runner.must({ type: 'funding.place_hold', accountId, reason: 'password_changed' });
  const statusNow = () => runner.core.queries.openWithdrawals(accountId)[0]?.status;
  at(untilMs - 1);
  expect(withdraw(atoms(bitcoin))).toBe('withdrawals_held');
  expect(statusNow()).toBe('held');
  at(untilMs);
  expect(withdraw(atoms(bitcoin))).toBe('done');
  expect(runner.core.queries.openWithdrawals(accountId).map(({ status }) => status)).toEqual(['requested', 'approved']);
});

test('one operator is enough for exactly the limit of two, also for a claim', () => {
  at(usableAtMs);
  withdraw(atoms(10n * bitcoin));
  const [{ withdrawalId } = { withdrawalId: 0 as never }] = runner.core.queries.openWithdrawals(accountId);
  at(usableAtMs + dayMs);
  expect(runner.must({ type: 'funding.review_withdrawal', withdrawalId, operator: 'rita' })).toEqual({
    needsSecond: 'no',
  });
  const received = atoms(10n * bitcoin);
  const { claimId } = runner.must({
    type: 'funding.claim',
    accountId,
    railId,
    amount: received,
    proof: new Uint8Array(32),
  });
  expect(runner.must({ type: 'funding.decide_claim', claimId, operator: 'rita', received })).toEqual({
    needsSecond: 'no',
  });
});

test('asking twice to leave the book-only mode keeps the first day, and switching it on takes effect at once', () => {
  const set = (isOn: 'no' | 'yes') => runner.must({ type: 'funding.set_book_only', accountId, isOn }).fromMs;
  const isOn = () => runner.core.queries.fundingAccount(accountId).isBookOnly;
  set('yes');
  const endsAtMs = set('no');
  at(endsAtMs - 1);
  expect(set('no')).toBe(endsAtMs);
  expect(isOn()).toBe(true);
  at(endsAtMs + 1);
  runner.tick(prices);
  expect(isOn()).toBe(false);
  set('yes');
  expect(isOn()).toBe(true);
  expect(set('no')).toBe(runner.nowMs + dayMs);
});

test('accepts a payment by a transaction of 32 bytes and of no other length', () => {
  const pays = (bytes: number) =>
    runner.send({
      type: 'funding.see_deposit',
      railId: rail['USDT chain'],
      transaction: new Uint8Array(bytes).fill(1),
      index: 0,
      accountId,
      amount: atoms(50_000_000n),
      height: 100,
    });
  expect([31, 33, 32].map((bytes) => pays(bytes).ok)).toEqual([false, false, true]);
});
