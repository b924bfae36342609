import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { allCalls } from './all-calls.ts';
import type { CallSpec } from './wire/define-call.ts';
import { callCodes } from './wire/reject-codes.ts';

/** The calls of specification 7 that exist so far. */
const expected = `
GET /getSetting
GET /getSiteConfig
GET /getClientid
POST /sms_mail
POST /sms_send
POST /user/check_email
POST /user/register
POST /user/login
GET /user/logout
GET /user/info
POST /user/forget
GET /currency/list
GET /currency/quotation_new
GET /currency/new_timeshar
GET /currency/user_currency_list
GET /menu
GET /news/index_pop
POST /news/list
POST /news/detail
GET /faq
GET /contactus
GET /aboutus
GET /operational_compliance
POST /optional/add
POST /optional/del
GET /optional/list
POST /coin/trade
GET /coin/list
GET /wallet/getRateCurrency
POST /wallet/list
POST /wallet/detail
POST /wallet/legal_log
POST /wallet/change
GET /wallet/hzhistory
POST /user/getTransferList
POST /user/getTransferFee
POST /user/Transfer
POST /lever/deal
POST /lever/dealall
POST /lever/submit
POST /lever/close
POST /lever/setstop
POST /lever/batch_close
POST /lever/my_trade
GET /microtrade/payable_currencies
GET /microtrade/lists
GET /microtrade/seconds
POST /microtrade/submit
GET /microtrade/get_result
GET /follow/index
POST /follow/follow
POST /follow/cancel
GET /follow/traderDetail
POST /follow/selfHolding
GET /follow/historyTrade
POST /upload
GET /real/state
POST /user/real
POST /user/uploadHeadPortrait
POST /user/editNickname
POST /wallet/get_info
POST /wallet/get_in_address
POST /wallet/charge_req
GET /recharge/log
POST /wallet/out
GET /user/withdraw/list
POST /user/wallet/save
GET /user/wallet/list
POST /user/cash_save
POST /user/cash_save_international
POST /user/cash_info
POST /user/cash_info_international
POST /safe/update_password
POST /safe/mobile
`
  .split('\n')
  .filter((line) => line !== '');

const nameOf = (call: { method: string; path: string }) => `${call.method} ${call.path}`;

test('has every call of the specification', () => {
  expect(allCalls.map(nameOf)).toEqual(expect.arrayContaining(expected));
});

test('paths are unique without regard to case, so that no proxy can confuse two', () => {
  expect(new Set(allCalls.map((call) => call.path.toLowerCase())).size).toBe(allCalls.length);
});

test.each(allCalls.map((call) => [nameOf(call), call] as const))('%s lists codes that exist, each once', (_, call) => {
  expect(new Set(call.rejects).size).toBe(call.rejects.length);
  for (const code of call.rejects) expect(callCodes).toContain(code);
});

test('a call that moves money has a request id', () => {
  const moving = allCalls.filter(
    (call) =>
      call.effect === 'commands' && call.access === 'signed_in' && (call.rate === 'order' || call.rate === 'exit'),
  );
  for (const call of moving.filter((candidate) => candidate.path !== '/user/getTransferFee')) {
    const fields = z.toJSONSchema(call.input, { io: 'input', unrepresentable: 'any' }).properties;
    expect(Object.keys(fields ?? {}), call.path).toContain('req_id');
  }
});

test('an operator’s call names its roles, and no other call has any', () => {
  for (const call of allCalls) {
    expect((call.roles ?? []).length > 0, call.path).toBe(call.access === 'operator');
    const isAtTheirDoor = call.access === 'operator' || call.access === 'operator_door';
    expect(call.path.startsWith('/operator/'), call.path).toBe(isAtTheirDoor);
    expect(call.rate === 'operator', call.path).toBe(isAtTheirDoor);
    if (call.needsFreshProof) expect(call.access, call.path).toBe('operator');
  }
});

test('asks operators for a fresh proof before each proposal and each decision on money', () => {
  const changing = allCalls.filter(
    ({ access, rejects }) =>
      access === 'operator' && rejects.some((code) => code === 'too_many_proposals' || code === 'second_person_needed'),
  );
  expect(changing.length).toBeGreaterThan(25);
  expect(changing.filter(({ needsFreshProof }) => needsFreshProof !== true).map(({ path }) => path)).toEqual([]);
});

test('an API key reads and trades, and never touches protection or withdrawals', () => {
  const byKey = allCalls.filter((call) => call.keyScope !== undefined);
  expect(byKey.length).toBeGreaterThan(30);
  for (const call of byKey) {
    expect(call.access, call.path).toBe('signed_in');
    expect(call.path).not.toMatch(
      /^\/(safe|real|operator|upload|recharge)|^\/user\/(?!getTransfer|Transfer|project\/order$)|^\/wallet\/(out|get_|charge)/,
    );
    if (call.keyScope === 'trade') {
      expect(call.effect, call.path).toBe('commands');
      // Calls that end a risk have a lane of their own.
      expect(['order', 'exit'], call.path).toContain(call.rate);
    } else expect(call.effect, call.path).toBe('reads');
  }
});

test('calls that may require proof of work declare it, and no others', () => {
  const says = allCalls.filter(({ rejects }) => rejects.includes('work_needed'));
  expect(says).toEqual(allCalls.filter(({ work }) => work !== undefined));
  expect(says.length).toBeGreaterThan(0);
});

test('a call that takes a step-up replaces the token, and only commands of signed-in users do', () => {
  const renewing = allCalls.filter(({ renews }) => renews !== undefined);
  const takesStepUp = ({ input }: CallSpec) =>
    'step_up_id' in (z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' }).properties ?? {});
  expect(allCalls.filter(takesStepUp)).toEqual(allCalls.filter(({ renews }) => renews === 'proven'));
  expect(renewing.length).toBeGreaterThan(10);
  for (const { path, access, effect, file } of renewing) {
    expect([access, effect, file], path).toEqual(['signed_in', 'commands', undefined]);
  }
});

test('every list is in `data`, with its page and its total', () => {
  /** Beside the rows: the versions of the terms that apply to them. */
  const besides = ['terms'];
  for (const { path, output } of allCalls) {
    const shown = z.toJSONSchema(output, { io: 'input', unrepresentable: 'any' }) as Shown;
    expect(shown.type, path).not.toBe('array');
    const fields = shown.properties ?? {};
    if (fields['page'] === undefined) continue;
    const lists = Object.keys(fields).filter((name) => fields[name]?.type === 'array' && !besides.includes(name));
    expect(lists, path).toEqual(['data']);
    expect(Object.keys(fields), path).toEqual(expect.arrayContaining(['limit', 'total']));
  }
});

interface Shown {
  readonly type?: string;
  readonly properties?: Readonly<Record<string, Shown>>;
}
