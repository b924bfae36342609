import {
  allCalls,
  type CallSpec,
  claimPractice,
  exportAudit,
  findPeople,
  getDepositAddress,
  listAudit,
  listOperatorActs,
  listWallets,
  notePerson,
  payPracticeDeposit,
  registerUser,
  sendMailCode,
  setHold,
  viewPerson,
  viewPersonBalances,
  verifyAudit,
  viewBooks,
  viewPersonSessions,
  wireFields,
} from '@candor/api';
import { present } from '@candor/kernel';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  operatorTokens,
  startTestSystem,
  type TestSystem,
  testPassword,
  type TestUser,
} from '../testing/test-system.ts';

let system: TestSystem;
let user: TestUser;
let accountId: number;
beforeAll(async () => {
  system = await startTestSystem();
  user = await system.newUser();
  const session = system.gateway.deps.platform.sessions.authenticate(user.token);
  ({ accountId } = present(session, 'a test user is signed in'));
});
afterAll(() => system.close());

const { support, compliance, treasury, markets } = operatorTokens;
const bodyOf = async (call: CallSpec, fields: Readonly<Record<string, unknown>>, token: string) =>
  (await system.send(call, fields, { token })).body;
const foundBy = async (q: string, token: string) =>
  (await bodyOf(findPeople, { q }, token)).message.data.map((row: { account_id: number; by: string }) => [
    row.account_id,
    row.by,
  ]);
const told = async () =>
  (await user.call(listOperatorActs, {})).data.map(({ act, isView, role }) => [act, isView, role]);

it('shows the books, which balance in every asset', async () => {
  await (await system.newUser()).call(claimPractice, { assetId: 3 });
  const { totals, accounts, rails, heads, clock_stopped } = (await bodyOf(viewBooks, {}, treasury)).message;
  const usdt = totals.find(({ code }: { readonly code: string }) => code === 'USDT');
  expect(Number(usdt.users)).toBeGreaterThan(0);
  expect(Number(usdt.external)).toBeLessThan(0);
  expect(new Set(totals.map(({ sum }: { readonly sum: string }) => Number(sum)))).toEqual(new Set([0]));
  expect(accounts).toHaveLength(10);
  expect(
    heads.every(({ rail_id }: { rail_id: number }) => rails.some(({ id }: { id: number }) => id === rail_id)),
  ).toBe(true);
  expect(clock_stopped).toBe(false);
});

it('finds a person by whole keys, by those that the role has in front of it', async () => {
  const { uid } = (await bodyOf(viewPerson, { account_id: accountId }, support)).message;
  const deposit = await user.call(getDepositAddress, { assetId: 3, railId: 1 });
  const address = present(deposit.address, 'an asset of a chain has an address');
  expect(await foundBy(`${accountId}`, markets)).toEqual([[accountId, 'account']]);
  expect(await foundBy(`${uid}`, markets)).toEqual([[accountId, 'uid']]);
  expect(await foundBy(user.email.toUpperCase(), support)).toEqual([[accountId, 'email']]);
  expect(await foundBy(user.email, treasury)).toEqual([]);
  expect(await foundBy(user.email.slice(1), support)).toEqual([]);
  expect(await foundBy(address, treasury)).toEqual([[accountId, 'address']]);
  expect(await foundBy(address, markets)).toEqual([]);
  const { transaction } = await user.call(payPracticeDeposit, { railId: 1, amount: '50' });
  expect(await foundBy(transaction.toUpperCase().replace('0X', '0x'), treasury)).toEqual([[accountId, 'transaction']]);
  expect(await foundBy('ab'.repeat(32), compliance)).toEqual([]);
  const { rows } = await system.gateway.deps.platform.audit.list({ operator: 'support', page: 1, limit: 5 });
  expect(rows.map(({ input }) => input).join()).not.toContain(user.email);
});

it('finds a person by their phone, with its dial code', async () => {
  const mine = { user_string: '0912345678', area_code: '84' };
  await system.send(sendMailCode, { ...mine, scene: 'register' });
  const code = (await system.outbox.list(5)).find(({ to }) => to === '+84912345678')?.code;
  const passwords = { password: testPassword, re_password: testPassword };
  expect((await system.send(registerUser, { ...mine, ...passwords, code: code ?? '' })).body.type).toBe('ok');
  expect(await foundBy('+84 912 345 678', support)).toEqual([[expect.any(Number), 'phone']]);
  expect(await foundBy('0912345678', support)).toEqual([]);
  expect(await foundBy('+84912345678', treasury)).toEqual([]);
});

it('shows an account as its owner sees it, and tells the owner of every look and act', async () => {
  await user.call(claimPractice, { assetId: 3 });
  const before = (await told()).length;
  const seen = await bodyOf(viewPersonBalances, { account_id: accountId }, treasury);
  const { data, total } = (await system.send(listWallets, {}, { token: user.token })).body.message;
  expect(seen.message).toMatchObject({ data, total });
  expect(seen.message.data.length).toBeGreaterThan(0);
  expect((await bodyOf(viewPersonSessions, { account_id: accountId }, support)).message.data).toMatchObject([
    { is_current: false },
  ]);
  expect((await bodyOf(viewPersonSessions, { account_id: accountId }, treasury)).code).toBe('role_needed');
  expect((await bodyOf(viewPersonBalances, { account_id: 9_999_999 }, treasury)).code).toBe('account_not_found');
  const hold = { account_id: accountId, type: 'place', reason: 'under_review', note: 'for the test' };
  expect((await bodyOf(setHold, hold, compliance)).type).toBe('ok');
  await bodyOf(notePerson, { account_id: accountId, text: 'called back' }, support);
  const acts = await told();
  expect(acts.slice(0, acts.length - before)).toEqual([
    ['noted', false, 'support'],
    ['hold', false, 'compliance'],
    ['access', true, 'support'],
    ['balances', true, 'treasury'],
  ]);
  const record = async (fields: Readonly<Record<string, unknown>>) =>
    (await bodyOf(listAudit, { limit: 50, ...fields }, compliance)).message.data.map(
      (row: { call: string }) => row.call,
    );
  expect((await record({ about: accountId })).slice(0, 2)).toEqual([
    'POST /operator/accounts/note',
    'POST /operator/holds',
  ]);
  expect(await record({ call: 'POST /operator/holds', outcome: 'refused' })).toEqual([]);
  expect(await record({ outcome: 'refused', operator: 'treasury' })).toEqual([
    'GET /operator/accounts/balances',
    'GET /operator/accounts/sessions',
  ]);
  const holds = { call: 'POST /operator/holds' };
  expect(await record({ ...holds, text: 'under_review' })).toEqual([holds.call]);
  expect(await record({ ...holds, text: 'under%review' })).toEqual([]);
  expect(await record({ to: 1 })).toEqual([]);
  const { records, is_cut } = (await bodyOf(exportAudit, { operator: 'support' }, compliance)).message;
  expect([records.length > 0, is_cut]).toEqual([true, false]);
  const { last_hash: hash, findings } = (await bodyOf(verifyAudit, {}, compliance)).message;
  expect(findings).toEqual([]);
  expect((await bodyOf(verifyAudit, { hash }, compliance)).message.has_hash).toBe(true);
  expect((await bodyOf(verifyAudit, { hash: '0'.repeat(64) }, compliance)).message.has_hash).toBe(false);
  const { notes, funding } = (await bodyOf(viewPerson, { account_id: accountId }, markets)).message;
  expect(notes).toMatchObject([{ operator: 'support', text: 'called back' }]);
  expect(funding.holds).toMatchObject([{ reason: 'under_review' }]);
  const stranger = await system.newUser();
  expect((await stranger.call(listOperatorActs, {})).total).toBe(0);
  expect((await system.gateway.deps.platform.audit.verify()).findings).toEqual([]);
});

it('tells persons of every call that names their account', () => {
  const silent = allCalls.filter(
    ({ access, input, tells }) =>
      access === 'operator' && tells === undefined && wireFields(input)?.some(({ wire }) => wire === 'account_id'),
  );
  expect(silent.map(({ path }) => path)).toEqual([]);
});
