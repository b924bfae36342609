import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { Admission, admitRequests } from './admission.ts';
import { languageOfCall } from './language.ts';
import { RateLimiter, type RateLimits, standardRateLimits } from './rate-limiter.ts';

const few = { perSecond: 1, burst: 3 };
const limits: RateLimits = { ...standardRateLimits, public: few, order: few };
let app: FastifyInstance;
let parsed = 0;

beforeEach(async () => {
  app = fastify({ logger: false });
  parsed = 0;
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, _text, done) => {
    parsed += 1;
    done(null, {});
  });
  const tokens = new Map([
    ['one', { userId: 1, accountId: 7, sessionId: 'a' }],
    ['two', { userId: 1, accountId: 7, sessionId: 'b' }],
    ['other', { userId: 2, accountId: 8, sessionId: 'c' }],
  ]);
  admitRequests(app, new Admission(new RateLimiter(limits, () => 1_000_000), (token) => tokens.get(token)));
  app.get('/page', async () => 'page');
  app.post('/api/visit', { config: { counted: { rate: 'public', weight: 1 } } }, async () => 'ok');
  app.post('/api/order', { config: { counted: { rate: 'order', weight: 1 } } }, async () => 'ok');
  app.post('/api/cancel', { config: { counted: { rate: 'exit', weight: 1 } } }, async () => 'ok');
  app.get('/api/heavy', { config: { counted: { rate: 'public', weight: 3 } } }, async () => 'ok');
  await app.ready();
});
afterEach(() => app.close());

const from = (remoteAddress: string, url: string, token?: string) =>
  app.inject({
    method: url === '/page' || url === '/api/heavy' ? 'GET' : 'POST',
    url,
    remoteAddress,
    ...(url === '/page' || url === '/api/heavy' ? {} : { payload: 'x', headers: { 'content-type': 'a/b' } }),
    ...(token === undefined ? {} : { headers: { authorization: token, 'content-type': 'a/b' } }),
  });
const statuses = async (asked: readonly Promise<{ statusCode: number }>[]) =>
  (await Promise.all(asked)).map(({ statusCode }) => statusCode);
const times = <T>(count: number, ask: (index: number) => T): T[] => Array.from({ length: count }, (_, i) => ask(i));

it('refuses before the body is read', async () => {
  expect(await statuses(times(5, () => from('10.0.0.1', '/api/visit')))).toEqual([200, 200, 200, 429, 429]);
  expect(parsed).toBe(3);
});

it('counts unknown paths, and costly documents by their weight', async () => {
  expect(await statuses(times(5, () => from('10.0.0.1', '/api/nothing')))).toEqual([404, 404, 404, 429, 429]);
  expect(await statuses(times(2, () => from('10.0.0.2', '/api/heavy')))).toEqual([200, 429]);
  expect(await statuses(times(5, () => from('10.0.0.1', '/page')))).toEqual([200, 200, 200, 200, 200]);
});

it('takes a /64 for one client, and lets a /48 have as much as eight of them', async () => {
  const ofOne = times(5, (i) => from(`2001:db8:1:1::${i}`, '/api/visit'));
  expect(await statuses(ofOne)).toEqual([200, 200, 200, 429, 429]);
  const ofNetwork = times(30, (i) => from(`2001:db8:2:${i}::1`, '/api/visit'));
  expect((await statuses(ofNetwork)).filter((status) => status === 200)).toHaveLength(24);
  expect(await statuses([from('2001:db8:3:1::1', '/api/visit')])).toEqual([200]);
});

it('counts an account, however many sessions and addresses it comes from', async () => {
  const asked = times(6, (i) => from(`10.0.1.${i}`, '/api/order', i % 2 === 0 ? 'one' : 'two'));
  expect(await statuses(asked)).toEqual([200, 200, 200, 429, 429, 429]);
  expect(await statuses([from('10.0.1.1', '/api/order', 'other')])).toEqual([200]);
});

it('lets an account that has used up its orders cancel, also from an address that has used up everything', async () => {
  const crowded: RateLimits = { ...limits, crowd: { perSecond: 1, burst: 3 } };
  const tight = fastify({ logger: false });
  admitRequests(
    tight,
    new Admission(new RateLimiter(crowded, () => 0), () => ({ userId: 1, accountId: 7, sessionId: 'a' })),
  );
  tight.get('/api/order', { config: { counted: { rate: 'order', weight: 1 } } }, async () => 'ok');
  tight.get('/api/cancel', { config: { counted: { rate: 'exit', weight: 1 } } }, async () => 'ok');
  const ask = (url: string) => tight.inject({ url, headers: { authorization: 'one' } });
  expect(await statuses(times(4, () => ask('/api/order')))).toEqual([200, 200, 200, 429]);
  expect(await statuses([ask('/api/cancel')])).toEqual([200]);
  await tight.close();
});

it('states in words and in a header when to come again, in the requested language', async () => {
  for (let i = 0; i < 3; i++) await from('10.0.0.1', '/api/visit');
  const headers = { 'content-type': 'a/b' };
  const answer = await app.inject({ method: 'POST', url: '/api/visit?lang=en', remoteAddress: '10.0.0.1', headers });
  expect(answer.json()).toMatchObject({ code: 'too_many_requests', message: expect.stringContaining('Please wait') });
  expect(Number(answer.headers['retry-after'])).toBeGreaterThanOrEqual(1);
});

it('reads no more of a list of languages than a browser sends', () => {
  expect(languageOfCall(undefined, 'xx,yy,en')).toBe('en');
  expect(languageOfCall(undefined, `${'xx,'.repeat(10)}en`)).toBe('vn');
  expect(languageOfCall(undefined, `${' '.repeat(300)}en`)).toBe('vn');
});
