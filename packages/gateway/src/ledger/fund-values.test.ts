import { randomBytes } from 'node:crypto';
import { claimPractice, listEntries, listWallets } from '@candor/api';
import type { AccountId, AssetId, Command, RailId } from '@candor/exchange';
import { present } from '@candor/kernel';
import { atoms } from '@candor/money';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestSystem, type TestSystem, type TestUser, usdt } from '../testing/test-system.ts';

const dollars = 5 as RailId;
const dongs = 7 as RailId;
const vnd = 202 as AssetId;

let system: TestSystem;
let ann: TestUser;
let accountId: AccountId;
beforeAll(async () => {
  system = await startTestSystem();
  ann = await system.newUser('ann');
  const session = await system.gateway.deps.platform.sessions.find(ann.token);
  accountId = present(session, 'she is signed in').accountId as AccountId;
});
afterAll(() => system.close());

let submitted = 0;
async function submit<T extends Command['type']>(actor: 'user' | 'operator', command: Extract<Command, { type: T }>) {
  const commandId = `fund-values:${++submitted}`;
  const { outcome, sequence } = await system.exchange.submit<T>({ commandId, actor, command });
  if (!outcome.ok) throw new Error(outcome.code);
  await system.gateway.deps.reader.waitFor(sequence, 2_000);
  return outcome.value;
}

async function payIn(railId: RailId, received: bigint): Promise<void> {
  const claim = {
    type: 'funding.claim',
    accountId,
    railId,
    amount: atoms(received),
    proof: randomBytes(32),
  } as const;
  const { claimId } = await submit<'funding.claim'>('user', claim);
  const found = { type: 'funding.decide_claim', claimId, operator: 'cashier', received: atoms(received) } as const;
  await submit<'funding.decide_claim'>('operator', found);
}

it('fiat is in the totals at the site’s rate, and a deposit is no profit', async () => {
  await payIn(dollars, 25_000n);
  await payIn(dongs, 26_000_000n);
  const wallets = await ann.call(listWallets, {});
  expect(wallets).toMatchObject({ totalEquivalent: '1250', profitToday: '0', profitTodayPercent: '0.00' });
  expect(wallets.totals.find(({ accountType }) => accountType === 'fiat')?.equivalent).toBe('1250');
  expect(wallets.balances.map(({ code, available, equivalent }) => [code, available, equivalent])).toEqual([
    ['USD', '250', '250'],
    ['VND', '26000000', '1000'],
  ]);
});

it('counts a withdrawal as no loss, but its fee as one', async () => {
  const destination = new Uint8Array(32).fill(9);
  const asked = { accountId, railId: dongs, destination } as const;
  await submit<'funding.set_level'>('operator', { type: 'funding.set_level', accountId, level: 'basic' });
  await submit<'funding.book_destination'>('user', { type: 'funding.book_destination', ...asked });
  const [amount, fee] = [atoms(5_200_000n), atoms(11_000n)];
  const { withdrawalId } = await submit<'funding.withdraw'>('user', {
    type: 'funding.withdraw',
    ...asked,
    amount,
    fee,
  });
  expect(await ann.call(listWallets, {})).toMatchObject({ totalEquivalent: '1250', profitToday: '0' });
  system.wait(61_000);
  for (const status of ['broadcast', 'confirmed'] as const) {
    await system.tick();
    const report = { type: 'funding.report_withdrawal', withdrawalId, operator: 'cashier', status } as const;
    await submit<'funding.report_withdrawal'>('operator', report);
  }
  const { totalEquivalent, profitToday } = await ann.call(listWallets, {});
  expect([totalEquivalent, profitToday]).toEqual(['1050', '-0.423076']);
  await payIn(dongs, 5_200_000n);
});

it('days that are over count fiat too', async () => {
  const dayMs = 86_400_000;
  system.wait(dayMs);
  await system.tick();
  ann = await system.signIn(ann.email, ann.password);
  await ann.call(claimPractice, { assetId: usdt });
  const { history, profitToday } = await ann.call(listWallets, {});
  expect(history.slice(-2).map(({ equivalent }) => equivalent)).toEqual(['1250', '11250']);
  expect(profitToday).toBe('0');
});

it('lines between two times come from the read model, and none is left out', async () => {
  const all = await ann.call(listEntries, { limit: 100 });
  const [last, second] = [all.data[0], all.data[1]].map((entry) => present(entry, 'there are lines')) as [
    (typeof all.data)[number],
    (typeof all.data)[number],
  ];
  const before = await ann.call(listEntries, { toMs: last.atMs });
  expect([before.total, before.data[0]]).toEqual([all.total - 1, second]);
  expect((await ann.call(listEntries, { assetId: vnd, fromMs: second.atMs })).data).toEqual([second]);
});
