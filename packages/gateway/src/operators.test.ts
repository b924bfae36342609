import { createHash } from 'node:crypto';
import {
  allCalls,
  decideTrader,
  listAudit,
  listQuotations,
  listReviewedTraders,
  setCalendar,
  setContractTerms,
  setPairStatus,
} from '@candor/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { operatorTokens, startTestSystem, type TestSystem, type TestUser } from './test-system.ts';

let system: TestSystem;
let user: TestUser;
beforeAll(async () => {
  system = await startTestSystem();
  user = await system.newUser();
});
afterAll(() => system.close());

const { reviewer, risk, admin } = operatorTokens;
const note = 'for the test';
const operatorCalls = allCalls.filter(({ access }) => access === 'operator');
const audited = async () => (await system.send(listAudit, { limit: 100 }, { token: admin })).body.message;

it.each(operatorCalls.map((call) => [call.path, call] as const))(
  'lets no user and no visitor into %s',
  async (_, call) => {
    const hash = createHash('sha256').update(admin).digest('hex');
    for (const token of [undefined, user.token, 'x', hash]) {
      expect((await system.send(call, {}, { token })).body).toMatchObject({ type: 'error', code: 'operator_needed' });
    }
  },
);

interface AuditedCall {
  readonly operator: string;
  readonly call: string;
  readonly outcome: string;
}

it('lets each role do what is its own, and has on record who tried more', async () => {
  const fields = { trader_user_id: 1_000, decision: 'accept', note };
  expect((await system.send(decideTrader, fields, { token: risk })).body.code).toBe('role_needed');
  expect((await system.send(decideTrader, fields, { token: `Bearer ${reviewer}` })).body.code).toBe('trader_not_found');
  expect(
    (await system.send(setPairStatus, { pair_id: 1, status: 'halted', note }, { token: reviewer })).body.code,
  ).toBe('role_needed');
  expect((await system.send(listReviewedTraders, {}, { token: risk })).body.message.data).toEqual([]);
  const { data } = await audited();
  expect(data.slice(1, 5).map((row: AuditedCall) => [row.operator, row.call, row.outcome])).toEqual([
    ['risk', 'GET /operator/traders', 'ok'],
    ['reviewer', 'POST /operator/pair_status', 'role_needed'],
    ['reviewer', 'POST /operator/traders/decide', 'trader_not_found'],
    ['risk', 'POST /operator/traders/decide', 'role_needed'],
  ]);
  expect(data[0]).toMatchObject({ operator: 'admin', call: 'GET /operator/audit', outcome: 'begun' });
  expect(JSON.parse(data[2].input)).toEqual({ pair_id: '1', status: 'halted', note });
});

it('needs a reason for what it changes', async () => {
  const { body } = await system.send(setPairStatus, { pair_id: 1, status: 'halted' }, { token: risk });
  expect(body).toMatchObject({ code: 'parameter_error', field: 'note' });
});

it('halts a pair for everybody, and lets it go on', async () => {
  const statusOf = async () => {
    const { body } = await system.send(listQuotations, {});
    return (body.message as { symbol: string; status: string }[]).find(({ symbol }) => symbol === 'BTC/USDT')?.status;
  };
  for (const status of ['halted', 'trading'] as const) {
    const { body } = await system.send(setPairStatus, { pair_id: 1, status, note }, { token: risk });
    expect(body.message.sequence).toBeGreaterThan(0);
    await expect.poll(statusOf).toBe(status);
  }
});

it('sets terms and calendars out of lists, and refuses those that are none', async () => {
  const terms = {
    pair_id: 1,
    lot: '0.001',
    share_min: '0.1',
    share_max: '1000',
    account_share_max: '2000',
    spread_ppm: 100,
    fee_ppm: 600,
    overnight_rate_ppm: 109_500,
    liquidation_fee_ppm: 5_000,
    stress_ppm: 200_000,
    tiers: '0:4000:100,50000:5000:50',
    offered: 1,
    note,
  };
  const set = async (changes: object) =>
    (await system.send(setContractTerms, { ...terms, ...changes }, { token: admin })).body;
  expect(await set({})).toMatchObject({ type: 'ok' });
  expect(await set({ tiers: '10:4000:100' })).toMatchObject({ code: 'terms_invalid' });
  for (const tiers of ['0:4000', '0;4000;100', '0:4000:100,', '-1:1:1']) {
    expect(await set({ tiers })).toMatchObject({ code: 'parameter_error', field: 'tiers' });
  }
  const calendar = async (sessions: string) =>
    (await system.send(setCalendar, { pair_ids: '1', sessions, note }, { token: risk })).body;
  expect(await calendar('2000:1000')).toMatchObject({ code: 'calendar_invalid' });
  expect(await calendar('')).toMatchObject({ type: 'ok' });
});
