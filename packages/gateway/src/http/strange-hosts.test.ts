import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestSystem, type TestSystem } from '../testing/test-system.ts';

const outboxKey = 'abcd-efgh-jkmn-pqrs';
let system: TestSystem;
beforeAll(async () => {
  const hosts = { names: ['candor.lan'], takesAddresses: true };
  system = await startTestSystem({ gateway: { hosts, outboxKey } });
  await system.newUser();
});
afterAll(() => system.close());

interface Asking {
  readonly host?: string;
  readonly from?: string;
  readonly headers?: Record<string, string>;
  readonly key?: string;
}

function ask(url: string, { host = 'localhost:8080', from = '127.0.0.1', headers = {}, key }: Asking) {
  const form = { 'content-type': 'application/x-www-form-urlencoded' };
  return system.gateway.app.inject({
    url,
    remoteAddress: from,
    headers: { host, ...(key === undefined ? {} : form), ...headers },
    ...(key === undefined ? {} : { method: 'POST' as const, payload: `key=${encodeURIComponent(key)}` }),
  });
}

it('answers a name that is not its own with 421 in the envelope, whatever the path', async () => {
  for (const url of ['/outbox', '/api/docs/', '/api/openapi.json', '/api/getSiteConfig?lang=en', '/h5/', '/nothing']) {
    const answer = await ask(url, { host: 'evil.example', headers: { 'accept-language': 'en' } });
    expect([answer.statusCode, answer.json().code], url).toEqual([421, 'host_unknown']);
    expect(answer.headers['content-security-policy']).toBeDefined();
  }
  for (const host of ['candor.lan', '192.168.1.5:8080', '127.0.0.1']) {
    expect((await ask('/api/getSiteConfig', { host })).statusCode, host).toBe(200);
  }
});

const others: readonly Asking[] = [
  { host: '192.168.1.5:8080', from: '192.168.1.9' },
  { host: 'localhost', from: '192.168.1.9' },
  { host: 'candor.lan', from: '127.0.0.1' },
  { headers: { 'x-forwarded-for': '203.0.113.5' } },
  { headers: { via: '1.1 proxy' } },
];

it('shows the outbox and the API page to this machine alone', async () => {
  expect((await ask('/outbox', {})).body).toContain('data-code');
  expect((await ask('/api/docs/', {})).statusCode).toBe(200);
  for (const other of others) {
    const outbox = await ask('/outbox', other);
    expect([outbox.statusCode, outbox.body.includes('data-code')], JSON.stringify(other)).toEqual([403, false]);
    expect((await ask('/api/docs/', other)).statusCode, JSON.stringify(other)).toBe(404);
    expect((await ask('/api/docs/js/scalar.js', other)).statusCode, JSON.stringify(other)).toBe(404);
  }
});

it('opens the outbox elsewhere with the key, in a body and not in an address', async () => {
  const phone = { host: '192.168.1.5:8080', from: '192.168.1.9' };
  const wrong = await ask('/outbox', { ...phone, key: 'abcd-efgh-jkmn-pqrt' });
  expect([wrong.statusCode, wrong.body.includes('data-code')]).toEqual([403, false]);
  expect((await ask(`/outbox?key=${outboxKey}`, phone)).statusCode).toBe(403);
  const right = await ask('/outbox', { ...phone, key: ' ABCD-efgh-jkmn-pqrs ' });
  expect(right.statusCode).toBe(200);
  expect(right.body).toContain('data-code');
  expect(right.headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
});

it('asks everybody for the key behind a proxy, where all come from this machine', async () => {
  const behind = await startTestSystem({ gateway: { publicUrl: new URL('https://candor.example'), outboxKey } });
  try {
    const { statusCode } = await behind.gateway.app.inject({ url: '/outbox', headers: { host: 'localhost' } });
    expect(statusCode).toBe(403);
  } finally {
    await behind.close();
  }
});
