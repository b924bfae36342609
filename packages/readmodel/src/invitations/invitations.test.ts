import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Reader } from '../reader.ts';
import { account, amount, btc, Facts, listed, startMs, usdt } from '../testing/facts.ts';
import { type TestReadModel, testReadModel } from '../testing/read-model.ts';
import { bound, rebated } from './testing/facts.ts';

const ann = account(1_000);
const bob = account(1_001);
const cleo = account(1_002);

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

test('lists friends with their state and what the inviter has got by each', async () => {
  facts.add(startMs, bound(bob, ann, { endsAtMs: startMs + 5 }));
  facts.add(startMs + 1, bound(cleo, ann, { state: 'held', suspicions: ['same_device'] }));
  facts.add(startMs + 2, rebated(bob, ann, usdt), rebated(bob, ann, btc, { inviterPart: amount(7) }));
  facts.add(startMs + 3, rebated(bob, ann, usdt));
  const reader = read();
  const friends = await reader.invitedFriends({ inviterId: ann, page: 1, limit: 10 });
  expect(friends).toEqual({
    rows: [
      {
        accountId: cleo,
        inviterId: ann,
        state: 'held',
        suspicions: ['same_device'],
        boundAtMs: startMs + 1,
        changedAtMs: startMs + 1,
        earned: [],
      },
      {
        accountId: bob,
        inviterId: ann,
        state: 'active',
        suspicions: [],
        boundAtMs: startMs,
        endsAtMs: startMs + 5,
        changedAtMs: startMs,
        earned: [
          { assetId: btc, amount: 7n },
          { assetId: usdt, amount: 30n },
        ],
      },
    ],
    total: 2,
  });
  expect((await reader.invitedFriends({ inviterId: bob, page: 1, limit: 10 })).total).toBe(0);
});

test('keeps every suspicion, and lists what an operator has to judge', async () => {
  facts.add(startMs, bound(bob, ann));
  facts.add(startMs + 1, { type: 'invitations.held', accountId: bob, inviterId: ann, suspicion: 'same_documents' });
  facts.add(startMs + 2, { type: 'invitations.held', accountId: bob, inviterId: ann, suspicion: 'same_device' });
  const reader = read();
  const held = () => reader.invitationsInState({ state: 'held', page: 1, limit: 10 });
  expect(await held()).toMatchObject({
    rows: [{ accountId: bob, state: 'held', suspicions: ['same_documents', 'same_device'], changedAtMs: startMs + 2 }],
    total: 1,
  });
  facts.add(startMs + 3, { type: 'invitations.decided', accountId: bob, inviterId: ann, state: 'void' });
  model.apply(facts.batch());
  expect((await held()).total).toBe(0);
  const { rows, total } = await reader.invitedFriends({ inviterId: ann, page: 1, limit: 10 });
  expect([rows[0]?.state, total]).toEqual(['void', 1]);
});

test('goes on from a place in the list, whatever comes meanwhile', async () => {
  facts.add(startMs, bound(bob, ann));
  for (let i = 1; i <= 3; i++) facts.add(startMs + i, rebated(bob, ann, usdt), rebated(bob, ann, btc));
  const reader = read();
  const first = await reader.rebates({ inviterId: ann, limit: 3 });
  expect(first.total).toBe(6);
  facts.add(startMs + 9, rebated(bob, ann, usdt));
  model.apply(facts.batch());
  const rest = await reader.rebates({ inviterId: ann, limit: 9, before: first.rows[2] });
  expect(first.rows.map(({ atMs, assetId }) => [atMs - startMs, assetId])).toEqual([
    [3, btc],
    [3, usdt],
    [2, btc],
  ]);
  expect(rest.rows.map(({ atMs, assetId }) => [atMs - startMs, assetId])).toEqual([
    [2, usdt],
    [1, btc],
    [1, usdt],
  ]);
});

test('sums rebates by month, of the inviter and of the friend', async () => {
  const december = Date.UTC(2024, 11, 31, 23, 59);
  const january = Date.UTC(2025, 0, 1);
  facts.add(december, bound(bob, ann), rebated(bob, ann, usdt));
  facts.add(january, rebated(bob, ann, usdt, { friendPart: amount(0), inviterPart: amount(20) }));
  facts.add(january, rebated(bob, ann, btc));
  const reader = read();
  expect(await reader.rebateMonths({ accountId: ann, side: 'inviter' })).toEqual([
    { month: 202_501, assetId: usdt, count: 1, amount: 20n },
    { month: 202_501, assetId: btc, count: 1, amount: 15n },
    { month: 202_412, assetId: usdt, count: 1, amount: 15n },
  ]);
  expect(await reader.rebateMonths({ accountId: bob, side: 'friend' })).toEqual([
    { month: 202_501, assetId: btc, count: 1, amount: 5n },
    { month: 202_412, assetId: usdt, count: 1, amount: 5n },
  ]);
  expect(await reader.rebateMonths({ accountId: ann, side: 'friend' })).toEqual([]);
});
