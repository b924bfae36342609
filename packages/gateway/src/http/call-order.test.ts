import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestSystem, testPassword, type TestSystem, type TestUser } from '../testing/test-system.ts';

/* Each call here is wrong in several ways: it gets the first step's refusal, and none of the later ones. */

const demo = { email: 'demo@candor.example', password: testPassword, nickname: 'Demo' };
const post = (path: `/${string}`) => ({ method: 'POST', path }) as const;

describe('where nobody may have a call under way', () => {
  let system: TestSystem;
  let user: TestUser;
  let shared: TestUser;
  beforeAll(async () => {
    system = await startTestSystem({ gateway: { inFlightMax: 0 } });
    await system.gateway.deps.platform.accounts.ensureUser({ ...demo, managed: 'shared' });
    user = await system.newUser();
    shared = await system.signIn(demo.email, demo.password);
  });
  afterAll(() => system.close());

  it('reads the fields before it identifies the caller', async () => {
    const twice = { method: 'POST', path: '/safe/phishing_word?word=a' } as const;
    const { status, body } = await system.send(twice, {}, { token: 'nobody' });
    expect([status, body.code]).toEqual([200, 'parameter_error']);
  });

  it('identifies the caller before it reads the fields', async () => {
    const { status, body } = await system.send(post('/coin/trade'), {}, { token: 'nobody' });
    expect([status, body.type]).toEqual([200, '999']);
  });

  it('refuses for a shared account before it finds the caller a place', async () => {
    const { status, body } = await system.send(post('/safe/phishing_word'), {}, shared);
    expect([status, body.code]).toEqual([200, 'account_shared']);
  });

  it('finds the caller a place before it reads the fields, and states when to come again', async () => {
    const { status, headers, body } = await system.send(post('/coin/trade'), {}, user);
    expect([status, headers['retry-after'], body.code]).toEqual([429, '1', 'too_many_requests']);
  });

  it('needs no place for a visitor', async () => {
    const { status, body } = await system.send(post('/user/check_email'), {});
    expect([status, body.code]).toEqual([200, 'parameter_error']);
  });
});
