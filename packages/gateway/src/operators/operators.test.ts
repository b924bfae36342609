import { createHash } from 'node:crypto';
import {
  getConvertTerms,
  setConvertTerms,
  acceptConversion,
  mayMake,
  operatorRoles,
  allCalls,
  cancelProposal,
  claimPractice,
  confirmProposal,
  decideTrader,
  endSessions,
  getSiteConfig,
  listAudit,
  listProposals,
  listQuotations,
  listReviewedTraders,
  quoteConversion,
  setCalendar,
  listSessions,
  setContractTerms,
  setFiatRate,
  setCreditCaps,
  setFundingTerms,
  setPairStatus,
} from '@candor/api';
import { present } from '@candor/kernel';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { changedByTwo } from '../testing/test-operators.ts';
import { operatorTokens, startTestSystem, type TestSystem, type TestUser } from '../testing/test-system.ts';

let system: TestSystem;
let user: TestUser;
beforeAll(async () => {
  system = await startTestSystem();
  user = await system.newUser();
});
afterAll(() => system.close());

const { compliance, markets, treasury, admin } = operatorTokens;
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

it('lets each role do its own work, and records attempts at more', async () => {
  const fields = { trader_user_id: 1_000, decision: 'accept', note };
  expect((await system.send(decideTrader, fields, { token: markets })).body.code).toBe('role_needed');
  expect((await system.send(decideTrader, fields, { token: `Bearer ${compliance}` })).body.code).toBe(
    'trader_not_found',
  );
  expect(
    (await system.send(setPairStatus, { pair_id: 1, status: 'halted', note }, { token: compliance })).body.code,
  ).toBe('role_needed');
  expect((await system.send(listReviewedTraders, {}, { token: markets })).body.message.data).toEqual([]);
  const { data } = await audited();
  expect(data.slice(1, 5).map((row: AuditedCall) => [row.operator, row.call, row.outcome])).toEqual([
    ['markets', 'GET /operator/traders', 'ok'],
    ['compliance', 'POST /operator/pair_status', 'role_needed'],
    ['compliance', 'POST /operator/traders/decide', 'trader_not_found'],
    ['markets', 'POST /operator/traders/decide', 'role_needed'],
  ]);
  expect(data[0]).toMatchObject({ operator: 'admin', call: 'GET /operator/audit', outcome: 'begun' });
  expect(JSON.parse(data[2].input)).toEqual({ pair_id: '1', status: 'halted', note });
});

it.each(operatorRoles)('lets %s make the calls that the contract gives it, and records the others', async (role) => {
  const refused: string[] = [];
  for (const call of operatorCalls) {
    const { body } = await system.send(call, {}, { token: operatorTokens[role] });
    expect(body.code === 'role_needed', call.path).toBe(!mayMake(role, call));
    if (body.code === 'role_needed') refused.push(`${call.method} ${call.path}`);
  }
  const { rows } = await system.gateway.deps.platform.audit.list({ operator: role, page: 1, limit: 10_000 });
  const recorded = rows.filter(({ outcome }) => outcome === 'role_needed').map(({ call }) => call);
  expect(recorded).toEqual(expect.arrayContaining(refused));
});

it('needs a reason for each change', async () => {
  const { body } = await system.send(setPairStatus, { pair_id: 1, status: 'halted' }, { token: markets });
  expect(body).toMatchObject({ code: 'parameter_error', field: 'note' });
});

it('sets a rate of fiat with its source and its age, for showing and for converting', async () => {
  const fiatOf = async (code: string) =>
    (await system.send(getSiteConfig, {})).body.message.fiat_list.find(
      (row: { readonly currency_code: string }) => row.currency_code === code,
    );
  const set = async (fields: Readonly<Record<string, unknown>>) =>
    changedByTwo(system, setFiatRate, { source: 'a bank', note, ...fields });
  const hourMs = 3_600_000;
  const asOf = Date.now() - 5 * hourMs;
  expect(await fiatOf('EUR')).toMatchObject({ source: 'built-in', rate: '0.917528' });
  expect((await set({ currency_code: 'EUR', rate: '0.9', as_of: asOf })).message).toEqual({});
  expect(await fiatOf('EUR')).toMatchObject({ source: 'a bank', rate: '0.9', saveTime: asOf });
  // A rate for converting needs another operator; one that is only shown does not.
  expect((await set({ currency_code: 'VND', rate: '25000', as_of: asOf })).message.proposal_id).toBeGreaterThan(0);
  await expect.poll(() => fiatOf('VND')).toMatchObject({ source: 'a bank', rate: '25000', saveTime: asOf });
  expect((await set({ currency_code: 'XXX', rate: '1' })).code).toBe('asset_not_found');
  expect((await set({ currency_code: 'EUR', rate: '0' })).code).toBe('fiat_rate_invalid');
  expect((await set({ currency_code: 'VND', rate: '1', as_of: Date.now() - 73 * hourMs })).code).toBe(
    'fiat_rate_invalid',
  );

  await system.tick();
  const vnd = 202;
  await user.call(claimPractice, { assetId: 3 });
  const swap = { fromAssetId: 3, toAssetId: vnd };
  const quote = await user.call(quoteConversion, { ...swap, amount: '100' });
  expect(quote).toMatchObject({ toAmount: '2487500', spreadPercent: '0.5', toAccountType: 'fiat' });
  await user.call(acceptConversion, { quoteId: quote.quoteId as number });
  const back = await user.call(quoteConversion, { fromAssetId: vnd, toAssetId: 3, amount: '2487500' });
  expect(back).toMatchObject({ fromAccountType: 'fiat', toAccountType: 'spot', available: '2487500' });
  await user.call(acceptConversion, { quoteId: back.quoteId as number });
  expect(await user.codeOf(quoteConversion, { fromAssetId: vnd, toAssetId: 3, amount: '1' })).toBe('convert_too_small');
});

it('shows the terms of conversions, and proposes others', async () => {
  const shownTo = async (token: string) => (await system.send(getConvertTerms, {}, { token })).body;
  expect((await shownTo(operatorTokens.compliance)).code).toBe('role_needed');
  const { terms, ...rules } = (await shownTo(markets)).message;
  expect(rules).toMatchObject({ quote_valid_ms: 8_000, fiat_valid_ms: 72 * 3_600_000, far_move_ppm: 100_000 });
  expect(rules.fiat_rates).toContainEqual(expect.objectContaining({ currency_code: 'VND', stale: false }));
  const set = async (fields: object) =>
    (await system.send(setConvertTerms, { ...terms, note, ...fields }, { token: markets })).body;
  // A lower limit tightens; a higher one and another price of the house wait for another operator.
  const lower = String(Number(terms.max_value) - 1);
  expect((await set({ max_value: lower })).message.proposal_id).toBeUndefined();
  expect((await shownTo(markets)).message.terms).toEqual({ ...terms, max_value: lower });
  const wider = { ...terms, spread_ppm: terms.spread_ppm + 1, note };
  expect((await changedByTwo(system, setConvertTerms, wider)).message.proposal_id).toBeGreaterThan(0);
  expect((await shownTo(markets)).message.terms.spread_ppm).toBe(terms.spread_ppm + 1);
  expect((await set({ max_value: '0.0000001' })).code).toBe('amount_invalid');
  expect((await set({ min_value: terms.house_day_max })).code).toBe('terms_invalid');
  await changedByTwo(system, setConvertTerms, { ...terms, note });
  expect((await shownTo(markets)).message.terms).toEqual(terms);
});

it('halts a pair at once, and lets it go on when another operator confirms', async () => {
  const statusOf = async () => {
    const { body } = await system.send(listQuotations, {});
    return (body.message.data as { symbol: string; status: string }[]).find(({ symbol }) => symbol === 'BTC/USDT')
      ?.status;
  };
  const set = async (status: string) =>
    (await system.send(setPairStatus, { pair_id: 1, status, note }, { token: markets })).body.message;
  const halted = await set('halted');
  expect(halted.sequence).toBeGreaterThan(0);
  expect(halted.proposal_id).toBeUndefined();
  await expect.poll(statusOf).toBe('halted');
  const { proposal_id: id } = await set('trading');
  const proposals = async () => (await system.send(listProposals, {}, { token: treasury })).body.message.data;
  expect(await proposals()).toMatchObject([
    {
      id,
      change: 'catalog.set_pair_status',
      about: 'BTC/USDT',
      differences: [{ name: 'status', before: 'halted', after: 'trading' }],
      proposed_by: 'markets',
      confirmed_by: '',
      waits: false,
    },
  ]);
  const confirm = async (token: string) => (await system.send(confirmProposal, { id, note }, { token })).body;
  expect(await confirm(markets)).toMatchObject({ code: 'second_person_needed' });
  expect(await confirm(treasury)).toMatchObject({ code: 'not_permitted' });
  expect(await confirm(admin)).toMatchObject({ type: 'ok' });
  await expect.poll(statusOf).toBe('trading');
  expect(await confirm(admin)).toMatchObject({ code: 'proposal_not_found' });
});

it('raises nothing that protects money on one operator’s word, and not at once with two', async () => {
  const before = await system.exchange.query('fundingTerms');
  const terms = {
    undo_ms: 60_000,
    destination_wait_ms: 0,
    hold_ms: 120_000,
    basic_limit: '200',
    advanced_limit: '500',
    review_above: '1',
    two_people_above: '500',
    note,
  };
  const { body } = await system.send(setFundingTerms, terms, { token: admin });
  const { proposal_id: id } = body.message;
  expect(id).toBeGreaterThan(0);
  expect(await system.exchange.query('fundingTerms')).toEqual(before);
  const confirmed = (await system.send(confirmProposal, { id, note }, { token: markets })).body.message;
  expect(confirmed.takes_effect).toBeGreaterThan(Date.now());
  await system.tick();
  expect(await system.exchange.query('fundingTerms')).toEqual(before);
  const stopped = (await system.send(cancelProposal, { id, note }, { token: treasury })).body;
  expect(stopped).toMatchObject({ type: 'ok' });
  system.wait(130_000);
  await system.tick();
  expect(await system.exchange.query('fundingTerms')).toEqual(before);
  const capped = await system.send(setCreditCaps, { hour_max: '1', day_max: '2', note }, { token: markets });
  expect(capped.body.message.proposal_id).toBeUndefined();
  expect(await system.exchange.query('creditCaps')).toEqual({ hourMax: 100_000_000n, dayMax: 200_000_000n });
});

it('ends all sessions of a user, and tells them why', async () => {
  const victim = await system.newUser();
  const { accountId } = present(
    system.gateway.deps.platform.sessions.authenticate(victim.token),
    'a test user is signed in',
  );
  const end = async (account_id: number, token: string) =>
    (await system.send(endSessions, { account_id, reason: 'unusual_activity', note }, { token })).body;
  expect(await end(accountId, treasury)).toMatchObject({ code: 'role_needed' });
  expect(await end(9_999_999, compliance)).toMatchObject({ code: 'account_not_found' });
  expect(await end(accountId, compliance)).toMatchObject({ type: 'ok' });
  expect((await system.send(listSessions, {}, { token: victim.token })).body).toMatchObject({ type: '999' });
  expect(system.gateway.deps.platform.sessions.authenticate(victim.token)).toBeUndefined();
  const [told, ...others] = (await system.outbox.list(50)).filter(
    ({ to, scene }) => to === victim.email && scene === 'sessions_ended',
  );
  expect(told?.text).toContain('vì phát hiện hoạt động bất thường');
  expect(told?.text).not.toContain(note);
  expect(others).toEqual([]);
});

it('sets terms and calendars from lists, and refuses invalid ones', async () => {
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
    (await system.send(setCalendar, { pair_ids: '1', sessions, note }, { token: markets })).body;
  expect(await calendar('2000:1000')).toMatchObject({ code: 'calendar_invalid' });
  expect(await calendar('')).toMatchObject({ type: 'ok' });
});

it('delays addresses that guess tokens, and admits nobody in between', async () => {
  const guessed = await startTestSystem({ gateway: { operatorTries: 3 } });
  const ask = async (token: string) => (await guessed.send(listAudit, {}, { token })).status;
  for (let guess = 0; guess < 3; guess++) expect(await ask(`guess ${guess}`)).toBe(200);
  expect(await ask('guess 4')).toBe(429);
  expect(await ask(admin)).toBe(429);
  guessed.wait(1_000);
  expect(await ask(admin)).toBe(200);
  await guessed.close();
});

it('serves operators where they listen, and nowhere else', async () => {
  const { app, operatorApp } = system.gateway;
  for (const { method, path } of operatorCalls) {
    const asked = { method, url: `/api${path}`, headers: { authorization: admin } } as const;
    expect((await app.inject(asked)).statusCode, path).toBe(404);
  }
  for (const url of ['/api/getSiteConfig', '/h5/', '/healthz', '/outbox', '/api/docs']) {
    expect((await operatorApp.inject({ method: 'GET', url })).statusCode, url).toBe(404);
  }
});
