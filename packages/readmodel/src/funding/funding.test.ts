import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Reader } from '../reader.ts';
import * as f from './testing/facts.ts';
import { account, amount, btc, Facts, listed, startMs, usdt } from '../testing/facts.ts';
import { type TestReadModel, testReadModel } from '../testing/read-model.ts';

const ann = account(1_000);
const bob = account(1_001);
const first = { page: 1, limit: 10 };

let model: TestReadModel;
let facts: Facts;

beforeEach(() => {
  model = testReadModel();
  facts = listed(new Facts());
});

afterEach(() => model.close());

function read(): Reader {
  model.apply(facts.batch());
  return model.reader();
}

test('a payment is recorded from its first block to the credit, also when its block is replaced and it is kept', async () => {
  facts
    .add(startMs, f.depositSeen(1, ann, { height: 900, index: 2 }))
    .add(startMs + 1, f.depositSeen(1, ann, { height: 905, index: 2 }));
  const reader = read();
  const pending = {
    kind: 'chain',
    depositId: 1,
    accountId: ann,
    railId: 1,
    assetId: usdt,
    amount: 70n,
    status: 'pending',
    transaction: f.bytes(1),
    index: 2,
    height: 905,
    begunAtMs: startMs,
  };
  expect(await reader.deposits({ accountId: ann, ...first })).toEqual({ rows: [pending], total: 1 });

  facts.add(startMs + 2, f.depositSettled('funding.deposit_kept', 1, ann));
  model.apply(facts.batch());
  const kept = { ...pending, status: 'kept', keptAtMs: startMs + 2 };
  expect((await reader.deposits({ accountId: ann, ...first })).rows).toEqual([kept]);

  facts.add(startMs + 3, f.depositSettled('funding.deposit_credited', 1, ann));
  model.apply(facts.batch());
  const credited = { ...kept, status: 'credited', endedAtMs: startMs + 3 };
  expect((await reader.deposits({ accountId: ann, ...first })).rows).toEqual([credited]);
});

test('payments and claims are one list, by when they began, and by asset', async () => {
  facts
    .add(startMs, f.depositSeen(1, ann), f.depositSeen(2, bob))
    .add(startMs + 1, f.claimMade(1, ann))
    .add(startMs + 2, f.depositSeen(3, ann, { assetId: btc }))
    .add(startMs + 3, f.claimMade(2, ann))
    .add(startMs + 4, f.depositSeen(1, ann, { height: 910 }), f.depositDropped(3, ann));
  const reader = read();
  const numbers = async (request: Partial<Parameters<Reader['deposits']>[0]>) => {
    const { rows, total } = await reader.deposits({ accountId: ann, ...first, ...request });
    return [rows.map((row) => (row.kind === 'chain' ? `deposit ${row.depositId}` : `claim ${row.claimId}`)), total];
  };
  expect(await numbers({})).toEqual([['claim 2', 'deposit 3', 'claim 1', 'deposit 1'], 4]);
  expect(await numbers({ page: 2, limit: 3 })).toEqual([['deposit 1'], 4]);
  expect(await numbers({ assetId: btc })).toEqual([['deposit 3'], 1]);
  expect(await numbers({ accountId: bob })).toEqual([['deposit 2'], 1]);
});

test('a claim is recorded with its operators, and the credited amount', async () => {
  facts
    .add(startMs, f.claimMade(1, ann), f.claimMade(2, ann))
    .add(startMs + 1, f.claimProposed(1, ann, 40))
    .add(startMs + 2, f.claimDecided(2, ann, ['cashier']));
  const reader = read();
  const claims = async () =>
    (await reader.deposits({ accountId: ann, ...first })).rows.map((row) =>
      row.kind === 'claim' ? [row.claimId, row.status, row.amount, row.received, row.operators, row.endedAtMs] : row,
    );
  const refused = [2, 'refused', 50n, undefined, ['cashier'], startMs + 2];
  expect(await claims()).toEqual([refused, [1, 'proposed', 50n, 40n, ['first'], undefined]]);
  facts.add(startMs + 3, f.claimDecided(1, ann, ['first', 'second'], 40));
  model.apply(facts.batch());
  expect(await claims()).toEqual([refused, [1, 'credited', 50n, 40n, ['first', 'second'], startMs + 3]]);
});

test('a transaction is found with all that it paid, dropped and seen anew too, on its own rail only', async () => {
  const transaction = f.bytes(7);
  facts
    .add(startMs, f.depositSeen(1, ann, { transaction, index: 1 }), f.depositSeen(2, bob, { transaction, index: 0 }))
    .add(startMs + 1, f.depositDropped(1, ann))
    .add(startMs + 2, f.depositSeen(3, ann, { transaction, index: 1 }), f.depositSeen(4, ann));
  const reader = read();
  const found = await reader.depositsByTransaction({ railId: f.rail(1), transaction });
  expect(found.map(({ depositId, accountId, status }) => [depositId, accountId, status])).toEqual([
    [2, bob, 'pending'],
    [1, ann, 'dropped'],
    [3, ann, 'pending'],
  ]);
  expect(await reader.depositsByTransaction({ railId: f.rail(2), transaction })).toEqual([]);
});

test('a withdrawal is recorded with every state it has been in', async () => {
  const transaction = f.bytes(9);
  facts
    .add(startMs, f.withdrawalRequested(1, ann, { undoUntilMs: startMs + 60 }))
    .add(startMs + 60, f.withdrawalMoved(1, ann, 'held', { reason: 'security_hold', untilMs: startMs + 90 }))
    .add(startMs + 90, f.withdrawalMoved(1, ann, 'review', { reason: 'amount_above_limit' }))
    .add(startMs + 95, f.withdrawalMoved(1, ann, 'approved', { operators: ['first', 'second'] }))
    .add(startMs + 96, f.withdrawalMoved(1, ann, 'broadcast', { transaction }));
  const reader = read();
  const request = { accountId: ann, withdrawalId: f.withdrawal(1) };
  const sent = {
    withdrawalId: 1,
    accountId: ann,
    railId: 1,
    assetId: usdt,
    destination: f.bytes(200),
    amount: 100n,
    fee: 3n,
    receives: 97n,
    value: 9n,
    undoUntilMs: startMs + 60,
    status: 'broadcast',
    transaction,
    requestedAtMs: startMs,
    timeline: [
      { status: 'requested', reason: 'undo_time', untilMs: startMs + 60, operators: [], atMs: startMs },
      { status: 'held', reason: 'security_hold', untilMs: startMs + 90, operators: [], atMs: startMs + 60 },
      { status: 'review', reason: 'amount_above_limit', operators: [], atMs: startMs + 90 },
      { status: 'approved', operators: ['first', 'second'], atMs: startMs + 95 },
      { status: 'broadcast', transaction, operators: [], atMs: startMs + 96 },
    ],
  };
  expect(await reader.withdrawal(request)).toEqual(sent);
  expect(await reader.withdrawals({ accountId: ann, ...first })).toEqual({ rows: [sent], total: 1 });

  facts.add(startMs + 99, f.withdrawalMoved(1, ann, 'failed', { reason: 'chain_failed' }));
  model.apply(facts.batch());
  const failed = { status: 'failed', reason: 'chain_failed', transaction, endedAtMs: startMs + 99 };
  expect(await reader.withdrawal(request)).toMatchObject(failed);
  expect(await reader.withdrawal({ ...request, accountId: bob })).toBeUndefined();
});

test('withdrawals are listed the last first, by asset, each with its own timeline', async () => {
  facts
    .add(startMs, f.withdrawalRequested(1, ann), f.withdrawalRequested(2, bob))
    .add(startMs + 1, f.withdrawalRequested(3, ann, { assetId: btc, amount: amount(8) }))
    .add(startMs + 2, f.withdrawalMoved(1, ann, 'cancelled', { reason: 'user_cancelled' }));
  const reader = read();
  const states = async (request: Partial<Parameters<Reader['withdrawals']>[0]>) => {
    const { rows, total } = await reader.withdrawals({ accountId: ann, ...first, ...request });
    return [rows.map((row) => [row.withdrawalId, ...row.timeline.map(({ status }) => status)]), total];
  };
  const third = [3, 'requested'];
  expect(await states({})).toEqual([[third, [1, 'requested', 'cancelled']], 2]);
  expect(await states({ assetId: btc })).toEqual([[third], 1]);
  expect(await states({ page: 2, limit: 1 })).toEqual([[[1, 'requested', 'cancelled']], 2]);
});
