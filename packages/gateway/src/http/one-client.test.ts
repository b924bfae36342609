import { request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { cancelSpotOrder, listCandles, placeSpotOrder, topicName, positionsTopic, transferFunds } from '@candor/api';
import { afterEach, expect, it } from 'vitest';
import { TestLiveClient } from '../live/test-live-client.ts';
import { multipartBody, multipartType, testPhoto } from '../testing/test-multipart.ts';
import { startTestSystem, type TestSystem, type TestSystemOptions, type TestUser } from '../testing/test-system.ts';

let system: TestSystem;
afterEach(() => system.close());

const start = async (gateway: TestSystemOptions['gateway']) => {
  system = await startTestSystem({ gateway: gateway ?? {} });
};
const order = { currency_id: 1, legal_id: 3, type: 1, target_price: '50000', amount: '0.01', lang: 'en' };

it('a chart weighs by its candles', async () => {
  await start({ rateLimits: { public: { perSecond: 0.001, burst: 21 } } });
  const ask = async (limit: number) =>
    (await system.send(listCandles, { symbol: 'BTC/USDT', period: '1hour', limit })).status;
  expect([await ask(1_000), await ask(1_000), await ask(100), await ask(1)]).toEqual([200, 200, 200, 429]);
});

it('sessions of one account share its limits, and its cancels have a lane of their own', async () => {
  await start({ rateLimits: { order: { perSecond: 0.001, burst: 3 } } });
  const ann = await system.newUser();
  const again = await system.signIn(ann.email, ann.password);
  const bob = await system.newUser();
  const place = async ({ token }: TestUser) => (await system.send(placeSpotOrder, order, { token })).status;
  expect([await place(ann), await place(again), await place(ann), await place(again)]).toEqual([200, 200, 200, 429]);
  expect(await place(bob)).toBe(200);
  const cancelled = await system.send(cancelSpotOrder, { id: 1 }, { token: ann.token });
  expect([cancelled.status, cancelled.body.code]).toEqual([200, 'order_not_found']);
});

it('an account has a daily limit of commands, gets a clear refusal beyond, and can still cancel', async () => {
  await start({ commandsPerDay: 2 });
  const { token } = await system.newUser();
  const answers = [];
  for (let i = 0; i < 3; i++) answers.push(await system.send(placeSpotOrder, order, { token }));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 429]);
  expect(answers[2]?.body).toMatchObject({ code: 'commands_used_up', message: expect.stringContaining('00:00 UTC') });
  const retryAfter = Number(answers[2]?.headers['retry-after']);
  expect(retryAfter).toBeGreaterThan(0);
  expect((await system.send(cancelSpotOrder, { id: 1 }, { token })).body.code).toBe('order_not_found');
  system.wait(retryAfter * 1_000);
  expect((await system.send(placeSpotOrder, order, { token })).status).toBe(200);
});

it('a body of thousands of fields is refused for its size, and counts', async () => {
  await start({ rateLimits: { user: { perSecond: 0.001, burst: 2 }, order: { perSecond: 0.001, burst: 2 } } });
  const { token } = await system.newUser();
  const fields = Object.fromEntries(Array.from({ length: 3_000 }, (_, i) => [`f${i}`, 1]));
  const send = (as: 'form' | 'json') => system.send(transferFunds, fields, { token, as });
  const [json, form, third] = [await send('json'), await send('form'), await send('json')];
  expect([json, form].map(({ status, body }) => [status, body.code])).toEqual([
    [400, 'parameter_error'],
    [400, 'parameter_error'],
  ]);
  expect(third.status).toBe(429);
});

it('the API document costs its transfer alone, and nothing to a client that has it', async () => {
  await start({});
  const { app } = system.gateway;
  const first = await app.inject('/api/openapi.json');
  const { etag } = first.headers;
  expect(first.json()).toMatchObject({ openapi: '3.1.0' });
  const again = await app.inject({ url: '/api/openapi.json', headers: { 'if-none-match': String(etag) } });
  expect([again.statusCode, again.body]).toEqual([304, '']);
  const zipped = await app.inject({ url: '/api/openapi.json', headers: { 'accept-encoding': 'gzip' } });
  expect(zipped.headers['content-encoding']).toBe('gzip');
  expect(zipped.rawPayload.length).toBeLessThan(first.rawPayload.length / 4);
});

it('an answer is not kept, however its address is written', async () => {
  await start({});
  const ann = await system.newUser();
  const headers = { authorization: ann.token };
  for (const url of ['/api/user/info', '/%61pi/user/info', '/api/nothing', '/%61pi/nothing']) {
    const answer = await system.gateway.app.inject({ url, headers });
    expect([url, answer.headers['cache-control']]).toEqual([url, 'no-store']);
  }
});

it('the open connections of one address are limited', async () => {
  await start({ connectionLimits: { total: 100, perAddress: 3 } });
  const { hostname, port } = new URL(await system.listen());
  const sockets = Array.from({ length: 5 }, () => connect(Number(port), hostname));
  const isEnded = (socket: Socket) => new Promise<boolean>((resolve) => socket.on('close', () => resolve(true)));
  const ended = sockets.map((socket) => isEnded(socket.on('error', () => undefined).resume()));
  await Promise.race(ended);
  await expect.poll(() => sockets.filter(({ closed }) => closed).length).toBe(2);
  for (const socket of sockets) socket.destroy();
});

it('own topics count for their account, whatever socket asks', async () => {
  await start({ rateLimits: { ownTopics: { perSecond: 0.001, burst: 10 } } });
  const ann = await system.newUser();
  const base = await system.listen();
  const refusals = [];
  for (let i = 0; i < 3; i++) {
    const client = await TestLiveClient.connect(base, { token: ann.token });
    refusals.push((await client.subscribe(topicName(positionsTopic))).refused);
    await client.close();
  }
  expect(refusals).toEqual([{}, {}, { positions: 'server_busy' }]);
});

/** Begins an upload of which ten bytes come; its answer, once there is one. */
function beginSlowly(url: URL, token: string) {
  const headers = { 'content-type': multipartType, 'content-length': 5_000, authorization: token };
  const sending = request(url, { method: 'POST', headers, agent: false });
  const answered = new Promise<{ status: number | undefined; text: string }>((resolve) => {
    sending.on('response', (answer) => {
      let text = '';
      answer.on('data', (chunk: Buffer) => (text += chunk.toString()));
      answer.on('end', () => resolve({ status: answer.statusCode, text }));
    });
  });
  sending.on('error', () => undefined);
  sending.write(multipartBody({ file: testPhoto }).subarray(0, 10));
  return { answered, end: () => sending.destroy() };
}

it('slow uploads of an account with many sessions are in nobody’s way', async () => {
  await start({ receiveLimits: { graceMs: 60_000 } });
  const ann = await system.newUser();
  const bob = await system.newUser();
  const tokens = [ann.token];
  for (let i = 0; i < 5; i++) tokens.push((await system.signIn(ann.email, ann.password)).token);
  const url = new URL(`${await system.listen()}/api/upload?purpose=proof`);
  const begun = tokens.flatMap((token) => [1, 2, 3].map(() => beginSlowly(url, token)));
  const statuses: (number | undefined)[] = [];
  for (const { answered } of begun) void answered.then(({ status }) => statuses.push(status));
  await expect.poll(() => statuses).toEqual(Array<number>(15).fill(503));
  const headers = { authorization: bob.token, 'content-type': multipartType };
  const body = Uint8Array.from(multipartBody({ file: testPhoto }));
  expect(await (await fetch(url, { method: 'POST', headers, body })).json()).toMatchObject({ type: 'ok' });
  for (const { end } of begun) end();
});

it('an upload that hardly comes is ended in words', async () => {
  await start({ receiveLimits: { graceMs: 100 } });
  const { token } = await system.newUser();
  const { answered, end } = beginSlowly(new URL(`${await system.listen()}/api/upload?purpose=proof&lang=en`), token);
  const { status, text } = await answered;
  expect([status, JSON.parse(text)]).toMatchObject([408, { type: 'error', code: 'upload_too_slow' }]);
  end();
});
