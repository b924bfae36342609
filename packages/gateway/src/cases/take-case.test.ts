import { listWaitingCases, openSupportCase, submitIdentity, takeCase } from '@candor/api';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { operatorTokens, startTestSystem, type TestSystem } from '../testing/test-system.ts';

let system: TestSystem;
beforeAll(async () => {
  system = await startTestSystem();
  const user = await system.newUser();
  const typed = { realType: 'text', idType: 'id_card', name: 'An Nguyen', country: 'VN', birthDate: '1990-05-17' };
  await user.call(submitIdentity, { ...typed, cardId: '001190012310' } as never);
  await user.call(openSupportCase, { topic: 'deposit', clientId: 'take-case-000000', text: 'Where is it?' } as never);
});
afterAll(() => system.close());

const { compliance, support, auditor, admin } = operatorTokens;
const first = async () =>
  (await system.send(listWaitingCases, { kind: 'identity' }, { token: admin })).body.message.data[0];
const mine = async (token: string) =>
  (await system.send(listWaitingCases, { mine: '1' }, { token })).body.message.data.map(
    ({ kind }: { readonly kind: string }) => kind,
  );
const take = async (token: string, fields: Readonly<Record<string, unknown>> = {}) => {
  const { id } = await first();
  const { body } = await system.send(takeCase, { kind: 'identity', id, ...fields }, { token });
  return body.type === 'ok' ? body.message : body.code;
};

it('gives a case to whoever takes it, hands it on, and puts it back', async () => {
  expect((await first()).operator).toBe('');
  expect(await take(compliance)).toEqual({ operator: 'compliance' });
  expect((await first()).operator).toBe('compliance');
  expect([await mine(compliance), await mine(admin)]).toEqual([['identity'], []]);
  expect(await take(compliance, { operator: 'admin' })).toEqual({ operator: 'admin' });
  expect((await first()).operator).toBe('admin');
  expect((await first()).taken_by).toBe('admin');
  expect(await take(admin, { operator: '' })).toEqual({ operator: '' });
  expect(await first()).toMatchObject({ operator: '', taken_by: '' });
});

it('hands no case to somebody who could not decide it, or who is nobody', async () => {
  expect(await take(compliance, { operator: 'treasury' })).toBe('operator_not_of_case');
  expect(await take(compliance, { operator: 'auditor' })).toBe('operator_not_of_case');
  expect(await take(compliance, { operator: 'nobody' })).toBe('operator_unknown');
  expect(await take(auditor)).toBe('role_needed');
  expect((await first()).operator).toBe('');
});

it('hides from a role what it may not look at, and knows no case that does not wait', async () => {
  expect(await take(support)).toBe('case_not_found');
  expect(await take(compliance, { id: '999' })).toBe('case_not_found');
});
