import { submitIdentity } from '@candor/api';
import type { AccountId, Command, RailId } from '@candor/exchange';
import { operatorTokens, startTestSystem, type TestSystem, type TestUser } from '@candor/gateway/test-system';
import { atoms, type Ppm } from '@candor/money';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { PracticeOperators } from './practice-operators.ts';

let system: TestSystem;
let desk: PracticeOperators;
let user: TestUser;
let accountId: AccountId;
let sent = 0;
/** The desk's own: it is constant between waits, so that the millisecond before it decides can be tested. */
let deskMs = 0;
const said: string[] = [];

beforeAll(async () => {
  system = await startTestSystem();
  user = await system.newUser();
  const { exchange, platform } = system.gateway.deps;
  accountId = platform.sessions.authenticate(user.token)?.accountId as AccountId;
  const log = {
    info: (about: object) => said.push(JSON.stringify(about)),
    warn: (about: object) => said.push(JSON.stringify(about)),
  };
  desk = new PracticeOperators({ exchange, platform, clock: () => deskMs, log: log as never });
});
afterAll(() => system.close());

async function submit(actor: 'user' | 'system' | 'operator', command: Command): Promise<any> {
  const { outcome } = await system.exchange.submit({ commandId: `test:${++sent}`, actor, command });
  if (!outcome.ok) throw new Error(outcome.code);
  return outcome.value;
}
const available = async (walletType: string, assetId: number) =>
  (await system.exchange.query('balances', accountId)).find(
    (row) => row.walletType === walletType && row.assetId === assetId,
  )?.available ?? 0n;
function wait(ms: number): void {
  deskMs += ms;
  system.wait(ms);
}
/** Two looks with the desk's time to think between, at a price of that moment. */
async function later(): Promise<void> {
  await desk.look();
  wait(15_000);
  await system.tick();
  await desk.look();
}
const dollars = 5 as RailId;
const destination = new Uint8Array(32).fill(9);
const receipt = (number: number) => new Uint8Array(32).fill(number);

it('rests while nothing waits', async () => {
  await later();
  const { lastSequence } = system.exchange;
  await desk.look();
  expect(system.exchange.lastSequence).toBe(lastSequence);
});

it('credits a claim as claimed after a while and not before, a large one under two names', async () => {
  await submit('user', {
    type: 'funding.claim',
    accountId,
    railId: dollars,
    amount: atoms(10_000n),
    proof: receipt(1),
  });
  await desk.look();
  wait(14_999);
  await desk.look();
  expect(await available('fiat', 201)).toBe(0n);
  wait(1);
  await system.tick();
  await desk.look();
  expect(await available('fiat', 201)).toBe(10_000n);

  const large = atoms(100_000_000n);
  await submit('user', { type: 'funding.claim', accountId, railId: dollars, amount: large, proof: receipt(2) });
  await system.tick();
  await later();
  expect(await available('fiat', 201)).toBe(10_000n + large);
  const [claim] = (
    await (async () => {
      await system.gateway.deps.reader.waitFor(system.exchange.lastSequence, 2_000);
      return system.gateway.deps.reader.deposits({ accountId, page: 1, limit: 1 });
    })()
  ).rows;
  expect(claim).toMatchObject({ status: 'credited', operators: ['practice-desk', 'practice-second'] });
});

it('approves withdrawals waiting for review, pays them without an invented transaction, and reports their arrival', async () => {
  await submit('system', { type: 'funding.set_level', accountId, level: 'advanced' });
  await submit('user', { type: 'funding.book_destination', accountId, railId: dollars, destination });
  await system.tick();
  const [rail] = (await system.exchange.query('rails')).filter(({ railId }) => railId === dollars);
  const { withdrawalId } = await submit('user', {
    type: 'funding.withdraw',
    accountId,
    railId: dollars,
    amount: atoms(100_000_000n),
    fee: rail?.withdrawFee ?? atoms(0n),
    destination,
  });
  const status = async () => (await system.exchange.query('openWithdrawal', withdrawalId))?.status;
  await later();
  expect(await status()).toBe('requested');
  wait(60_000);
  await system.tick();
  expect(await status()).toBe('review');
  for (const next of ['approved', 'broadcast', undefined]) {
    await system.tick();
    await later();
    expect(await status()).toBe(next);
  }
  await system.gateway.deps.reader.waitFor(system.exchange.lastSequence, 2_000);
  const paid = await system.gateway.deps.reader.withdrawal({ accountId, withdrawalId });
  expect(paid?.status).toBe('confirmed');
  expect(paid?.transaction).toBeUndefined();
  expect(paid?.timeline.map((step) => step.transaction)).toEqual(paid?.timeline.map(() => undefined));
});

it('verifies waiting users', async () => {
  await user.call(submitIdentity, {
    realType: 'text',
    idType: 'id_card',
    name: 'Nguyễn Thị An',
    cardId: '001190012345',
    country: 'VN',
    birthDate: '1990-05-17',
  });
  await later();
  const { data } = (
    await system.send(
      { method: 'GET', path: '/operator/identities' },
      { state: 'verified' },
      { token: operatorTokens.compliance },
    )
  ).body.message;
  expect(data).toMatchObject([{ reviewer: 'practice-desk' }]);
});

it('allows a recovery after its wait, under its name, without opening the documents', async () => {
  const { exchange, platform } = system.gateway.deps;
  const waiting = { recoveryId: 7, uid: 1, caseId: 1, state: 'waiting', decision: 'open', endedBy: '' } as const;
  const cases = [{ ...waiting, submittedAtMs: 0, dueAtMs: 0, reviewer: '' }];
  const decided: object[] = [];
  const recovery: typeof platform.recovery = {
    ...platform.recovery,
    waiting: async () => cases.slice(decided.length),
    decide: async (decision) => {
      decided.push(decision);
      return { ok: false, code: 'case_decided' };
    },
  };
  const log = { info: () => {}, warn: (about: object) => said.push(JSON.stringify(about)) };
  const asked = new PracticeOperators({
    exchange,
    platform: { ...platform, recovery },
    clock: () => deskMs,
    log: log as never,
  });
  await asked.look();
  deskMs += 14_999;
  await asked.look();
  expect(decided).toEqual([]);
  deskMs += 1;
  await asked.look();
  await asked.look();
  expect(decided).toEqual([
    { recoveryId: 7, operator: 'practice-desk', decision: 'allow', note: '', needsOpened: false },
  ]);
  expect(said.at(-1)).toContain('case_decided');
});

it('accepts users who applied as traders, and none who withdrew the application', async () => {
  const share = 100_000 as Ppm;
  const statusOf = async (traderId: AccountId) => (await system.exchange.query('trader', traderId))?.status;
  await submit('user', { type: 'copy.apply', accountId, share });
  await desk.look();
  await submit('user', { type: 'copy.withdraw_application', accountId });
  wait(15_000);
  await desk.look();
  expect(await statusOf(accountId)).toBe('withdrawn');
  await submit('user', { type: 'copy.apply', accountId, share });
  await later();
  expect(await statusOf(accountId)).toBe('followable');
});

it('credits no more in an hour than any operator may', async () => {
  const before = await available('fiat', 201);
  await submit('system', { type: 'funding.set_operator_caps', hourMax: atoms(0n), dayMax: atoms(0n) });
  await submit('user', {
    type: 'funding.claim',
    accountId,
    railId: dollars,
    amount: atoms(10_000n),
    proof: receipt(77),
  });
  await later();
  expect(await available('fiat', 201)).toBe(before);
  expect(said.some((line) => line.includes('credit_cap'))).toBe(true);
  await submit('system', { type: 'funding.set_operator_caps', hourMax: atoms(10n ** 12n), dayMax: atoms(10n ** 12n) });
  await later();
  expect(await available('fiat', 201)).toBe(before + 10_000n);
});
