import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Reader } from '../reader.ts';
import { account, amount, Facts, listed, startMs } from '../testing/facts.ts';
import { type TestReadModel, testReadModel } from '../testing/read-model.ts';
import { deposited, dividendPaid, lockedDeposit, lockedEnded } from './testing/facts.ts';

const ann = account(1_000);
const bob = account(1_001);

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

const page = { page: 1, limit: 10 };

test('records a deposit from its purchase to its end at the times of each, whenever the records were made', async () => {
  // Records of a start after an outage have its time; their facts have their own.
  facts.add(startMs + 900_000, deposited(1, ann));
  const reader = read();
  const one = (accountId = ann) => reader.lockedDepositById({ accountId, depositId: lockedDeposit(1) });
  const made = {
    depositId: 1,
    accountId: ann,
    productId: 1,
    termsId: 1,
    assetId: 3,
    principal: 1_000n,
    rate: 3_000,
    dividend: 3n,
    days: 2,
    dayMs: 60_000,
    startsAtMs: 120_000,
    penaltyRatio: 4_000,
    renewal: 'off',
    status: 'running',
    madeAtMs: startMs,
    daysPaid: 0,
  };
  expect(await one()).toEqual(made);
  expect(await one(bob)).toBeUndefined();

  facts.add(startMs + 900_001, {
    type: 'locked.renewal_set',
    depositId: lockedDeposit(1),
    accountId: ann,
    renewal: 'on',
  });
  facts.add(startMs + 900_002, dividendPaid(1, ann, 1));
  model.apply(facts.batch());
  expect(await one()).toEqual({ ...made, renewal: 'on', daysPaid: 1 });

  const refused = { type: 'locked.renewal_refused', depositId: lockedDeposit(1), accountId: ann } as const;
  facts.add(startMs + 900_003, dividendPaid(1, ann, 2), lockedEnded(1, ann), {
    ...refused,
    assetId: made.assetId as never,
    reason: 'rate_lower',
  });
  model.apply(facts.batch());
  expect(await one()).toEqual({
    ...made,
    renewal: 'on',
    daysPaid: 2,
    status: 'ended',
    renewalRefusal: 'rate_lower',
    end: { end: 'matured', refund: 1_000n, penalty: 0n, atMs: startMs + 2 },
  });
});

test('pages deposits by status and dividends by time, and sums both', async () => {
  facts.add(startMs, deposited(1, ann), deposited(2, bob), deposited(3, ann, { renewalOf: lockedDeposit(1) }));
  facts.add(startMs + 1, dividendPaid(1, ann, 1), dividendPaid(2, bob, 1));
  facts.add(startMs + 2, dividendPaid(1, ann, 2), lockedEnded(1, ann));
  facts.add(
    startMs + 3,
    lockedEnded(3, ann, { end: 'redeemed', refund: amount(992), penalty: amount(8), daysPaid: 0 }),
  );
  facts.add(startMs + 4, deposited(4, ann));
  const reader = read();
  const ids = async (statuses?: readonly ('running' | 'ended')[]) => {
    const { rows, total } = await reader.lockedDeposits({ accountId: ann, ...page, statuses });
    return [rows.map(({ depositId }) => depositId), total];
  };
  expect(await ids()).toEqual([[4, 3, 1], 3]);
  expect(await ids(['running'])).toEqual([[4], 1]);
  expect(await ids(['ended'])).toEqual([[3, 1], 2]);
  const dividends = await reader.lockedDividends({ accountId: ann, ...page });
  expect(dividends).toEqual({
    rows: [2, 1].map((day) => ({ depositId: 1, assetId: 3, day, amount: 3n, atMs: startMs + day })),
    total: 2,
  });
  expect(await reader.lockedTotals({ accountId: ann })).toEqual([{ assetId: 3, earned: 6n, penalties: 8n }]);
  expect(await reader.lockedTotals({ accountId: account(1_002) })).toEqual([]);
});
