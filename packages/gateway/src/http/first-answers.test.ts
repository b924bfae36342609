import { apiKeySubject, createApiKey, listProposals, setFundingTerms, setPhishingWord } from '@candor/api';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newSpender, proofFor } from '../funding/test-funding.ts';
import { operatorTokens, startTestSystem, type TestSystem } from '../testing/test-system.ts';
import { FirstAnswers } from './first-answers.ts';

let system: TestSystem;
beforeAll(async () => {
  system = await startTestSystem();
});
afterAll(() => system.close());

const { admin, markets } = operatorTokens;
const terms = {
  undo_ms: 60_000,
  destination_wait_ms: 0,
  hold_ms: 120_000,
  basic_limit: '200',
  advanced_limit: '500',
  review_above: '1',
  two_people_above: '500',
  note: 'for the test',
};

it('an operator’s call that is sent again proposes once, also while the first is under way', async () => {
  const propose = async (fields: object, token = admin) =>
    (await system.send(setFundingTerms, { ...terms, ...fields }, { token })).body;
  const proposals = async () => (await system.send(listProposals, {}, { token: admin })).body.message.total;
  const before = await proposals();
  const [first, ...copies] = await Promise.all([1, 2, 3].map(() => propose({ req_id: 'first-terms' })));
  copies.push(await propose({ req_id: 'first-terms' }));
  expect(first).toMatchObject({ type: 'ok', message: { proposal_id: expect.any(Number) } });
  for (const copy of copies) expect(copy).toEqual(first);
  expect(await proposals()).toBe(before + 1);

  expect(await propose({ req_id: 'first-terms', basic_limit: '300' })).toMatchObject({ code: 'request_id_reused' });
  expect(await propose({ req_id: 'short' })).toMatchObject({ code: 'parameter_error', field: 'req_id' });
  // Another operator's answer is another one.
  expect((await propose({ req_id: 'first-terms' }, markets)).message).not.toEqual(first.message);
});

it('a new key is returned again to a copy, and made once', async () => {
  const spender = await newSpender(system);
  const key = { name: 'bot', scopes: ['read'], addresses: [], validDays: 30 } as const;
  const { stepUpId, payPassword, factorCode } = await proofFor(system, spender, 'api_key', apiKeySubject(key));
  const fields = {
    name: 'bot',
    scopes: 'read',
    addresses: '',
    valid_days: 30,
    step_up_id: stepUpId,
    pay_password: payPassword,
    factor_code: factorCode,
    req_id: 'the-first-key',
  };
  const { token } = spender.user;
  const make = async (changes: object = {}) =>
    (await system.send(createApiKey, { ...fields, ...changes }, { token })).body;
  const made = await Promise.all([make(), make()]);
  made.push(await make());
  expect(made[0]).toMatchObject({ type: 'ok', message: { secret: expect.stringMatching(/^ck_/) } });
  for (const copy of made) expect(copy).toEqual(made[0]);
  // Without the same proof it is no copy.
  expect((await make({ factor_code: '000000' })).type).not.toBe('ok');
});

it('a refusal is an answer too, and a call without an id is done each time', async () => {
  const user = await system.newUser();
  const wrong = { word: 'apple tree', password: 'wrong password' };
  const set = async (fields: object) =>
    (await system.send(setPhishingWord, fields as never, { token: user.token })).body;
  const answers = [];
  for (let i = 0; i < 20; i++) answers.push(await set({ ...wrong, req_id: 'a-wrong-password' }));
  expect(new Set(answers.map(({ code }) => code))).toEqual(new Set(['password_wrong']));
  const tries = [];
  for (let i = 0; i < 20; i++) tries.push((await set(wrong)).code);
  expect(tries).toContain('login_locked');
});

it('answers are kept for a time, for few callers, and not when there was none', async () => {
  let nowMs = 0;
  let calls = 0;
  const answers = new FirstAnswers(() => nowMs, { keptMs: 1_000, ofOneMax: 2, callersMax: 2 });
  const ask = (caller: string, requestId: string, fails = false) =>
    answers.give({ caller, call: { path: '/safe/email' }, requestId, parameters: {}, lang: 'en' }, async () => {
      if (fails) throw new Error('the disk');
      return { type: 'ok', code: 1, message: ++calls };
    });
  const told = async (caller: string, requestId: string) => (await ask(caller, requestId)).message;
  expect([await told('a', '1'), await told('a', '1'), await told('b', '1')]).toEqual([1, 1, 2]);
  nowMs = 1_000;
  expect(await told('a', '1')).toBe(3);
  expect([await told('a', '2'), await told('a', '3'), await told('a', '1')]).toEqual([4, 5, 6]);
  expect([await told('c', '1'), await told('d', '1'), await told('a', '1')]).toEqual([7, 8, 9]);
  await expect(ask('d', '2', true)).rejects.toThrow('the disk');
  expect(await told('d', '2')).toBe(10);
});
