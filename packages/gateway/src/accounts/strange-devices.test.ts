import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestSystem, type TestSystem, testPassword, type TestUser } from '../testing/test-system.ts';

let system: TestSystem;
let ann: TestUser;
const phone = { 'device-id': 'the-phone-of-ann-0123456789' };
const stranger = { 'device-id': 'somebody-elses-phone-012345' };
beforeAll(async () => {
  system = await startTestSystem();
  ann = await system.newUser('ann');
});
afterAll(() => system.close());

const post = (path: `/${string}`, fields: object, headers: Record<string, string>) =>
  system.send({ method: 'POST', path }, { user_string: ann.email, ...fields }, { headers });

it('recognises a device by its header: its code is its own, and strangers lock it out of nothing', async () => {
  expect((await post('/user/login', { password: testPassword }, phone)).body.type).toBe('ok');
  for (let i = 0; i < 6; i++) await post('/user/login', { password: 'wrong password' }, stranger);
  expect((await post('/user/login', { password: testPassword }, stranger)).body.code).toBe('login_locked');
  expect((await post('/user/login', { password: testPassword }, phone)).body.type).toBe('ok');

  await post('/sms_mail', { scene: 'forget' }, phone);
  const code = (await system.outbox.list(20)).find(({ to, scene }) => to === ann.email && scene === 'forget')?.code;
  for (let i = 0; i < 6; i++) await post('/user/check_email', { scene: 'forget', email_code: '000000' }, stranger);
  expect((await post('/user/check_email', { scene: 'forget', email_code: code }, stranger)).body.code).toBe(
    'code_wrong',
  );
  expect((await post('/user/check_email', { scene: 'forget', email_code: code }, phone)).body.type).toBe('ok');
});
