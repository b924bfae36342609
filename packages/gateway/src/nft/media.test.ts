import { readFileSync } from 'node:fs';
import { addNftMedia, listAudit } from '@candor/api';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { multipartBody, multipartType, testPhoto } from '../testing/test-multipart.ts';
import { operatorTokens, startTestSystem, type TestSystem } from '../testing/test-system.ts';

const film = readFileSync(new URL('../../../platform/src/nft/works/files/tidal-breath.webm', import.meta.url));
let system: TestSystem;
let site: string;
let poster: string;
let path: string;

async function send(
  fields: Readonly<Record<string, string>>,
  file?: Uint8Array,
  token: string = operatorTokens.support,
) {
  const answer = await system.gateway.operatorApp.inject({
    method: 'POST',
    url: '/api/operator/nft_media',
    headers: { 'content-type': multipartType, authorization: token },
    payload: multipartBody({ fields, ...(file === undefined ? {} : { file, fileName: 'page.html' }) }),
  });
  return answer.json();
}

beforeAll(async () => {
  // More pictures than a visitor has calls.
  system = await startTestSystem({ gateway: { rateLimits: { public: { perSecond: 0.001, burst: 3 } } } });
  site = `http://127.0.0.1:${await system.gateway.listen(0, '127.0.0.1')}`;
  poster = (await send({}, testPhoto)).message.hash;
  path = (await send({ poster }, film)).message.path;
});
afterAll(() => system.close());

const get = (headers: Readonly<Record<string, string>> = {}, method = 'GET', at = path) =>
  fetch(`${site}${at}`, { method, headers });

it('an operator adds media, and the record says which, and not whose', async () => {
  expect((await send({}, film)).code).toBe('nft_poster_needed');
  expect((await send({ poster })).code).toBe('upload_missing');
  expect((await send({ poster: 'x' }, film)).code).toBe('parameter_error');
  expect((await send({ poster }, film, operatorTokens.compliance)).code).toBe('role_needed');
  expect((await send({ poster }, film, operatorTokens.markets)).type).toBe('ok');
  expect((await send({ poster }, film, 'nobody')).code).toBe('operator_needed');
  const again = (await send({ poster }, film)).message;
  expect(again).toMatchObject({ path, kind: 'video', media_type: 'video/webm', size: film.length, poster });
  const records = (await system.send(listAudit, { limit: 100 }, { token: operatorTokens.admin })).body.message.data;
  const outcomes = records.filter(({ call }: { call: string }) => call === `POST ${addNftMedia.path}`);
  expect(outcomes.map(({ outcome }: { outcome: string }) => outcome)).toEqual([
    'ok',
    'ok',
    'role_needed',
    'parameter_error',
    'upload_missing',
    'nft_poster_needed',
    'ok',
    'ok',
  ]);
  expect(JSON.parse(outcomes[0].input)).toEqual({ poster, file: `sha256 ${path.slice('/media/'.length)}` });
});

it('they are served for ever, as what they are and as nothing else', async () => {
  const answer = await get();
  expect(answer.status).toBe(200);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'video/webm',
    'content-length': String(film.length),
    'accept-ranges': 'bytes',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
    etag: `"${path.slice('/media/'.length)}"`,
  });
  expect(Buffer.from(await answer.arrayBuffer()).equals(film)).toBe(true);
  expect((await get({ 'if-none-match': `W/"x", ${answer.headers.get('etag')}` })).status).toBe(304);
  expect((await get({}, 'GET', `/media/${poster}`)).headers.get('content-type')).toBe('image/webp');
});

it.each<[string, number, number, number]>([
  ['bytes=0-0', 206, 0, 0],
  ['bytes=0-99', 206, 0, 99],
  ['bytes=100-', 206, 100, film.length - 1],
  ['bytes=-50', 206, film.length - 50, film.length - 1],
  [`bytes=${film.length - 2}-999999999`, 206, film.length - 2, film.length - 1],
  ['bytes=-999999999', 206, 0, film.length - 1],
  [`bytes=${film.length}-`, 416, 0, -1],
  ['bytes=-0', 416, 0, -1],
  // No range of ours: the whole.
  ['bytes=5-2', 200, 0, film.length - 1],
  ['bytes=0-1,5-9', 200, 0, film.length - 1],
  ['bytes=-', 200, 0, film.length - 1],
  ['items=0-1', 200, 0, film.length - 1],
])('%s: %i', async (range, status, first, last) => {
  for (const method of ['GET', 'HEAD']) {
    const answer = await get({ range }, method);
    expect(answer.status).toBe(status);
    const body = Buffer.from(await answer.arrayBuffer());
    expect(body.equals(method === 'GET' ? film.subarray(first, last + 1) : Buffer.alloc(0))).toBe(true);
    const told = { 200: null, 206: `bytes ${first}-${last}/${film.length}`, 416: `bytes */${film.length}` }[status];
    expect(answer.headers.get('content-range')).toBe(told);
    if (status !== 416) expect(answer.headers.get('content-length')).toBe(String(last - first + 1));
  }
});

it('a part is sent of the bytes that were meant alone', async () => {
  const range = 'bytes=0-9';
  expect((await get({ range, 'if-range': `"${path.slice('/media/'.length)}"` })).status).toBe(206);
  expect((await get({ range, 'if-range': '"another"' })).status).toBe(200);
});

it.each(['0'.repeat(64), 'x', '..%2f..%2fplatform.db', 'A'.repeat(64)])('there is nothing at %s', async (name) => {
  const answer = await get({}, 'GET', `/media/${name}`);
  expect(answer.status).toBe(404);
});
