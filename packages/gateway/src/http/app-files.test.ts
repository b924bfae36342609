import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serveApp, serveFolder } from './app-files.ts';
import { framedAt, secureHeaders } from './security-headers.ts';

const page = '<!doctype html><title>Candor</title>';
const script = 'export const candor = 1;\n'.repeat(100);
const folder = mkdtempSync(join(tmpdir(), 'candor-app-'));
let app: FastifyInstance;

beforeAll(async () => {
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), page);
  mkdirSync(join(folder, '.vite'));
  writeFileSync(join(folder, '.vite', 'manifest.json'), '{}');
  writeFileSync(join(folder, '.vite', 'manifest.json.gz'), gzipSync('{}'));
  const file = join(folder, 'assets', 'first-abc.js');
  writeFileSync(file, script);
  writeFileSync(`${file}.br`, brotliCompressSync(script));
  writeFileSync(`${file}.gz`, gzipSync(script));
  app = fastify();
  await secureHeaders(app, false);
  await serveApp(app, folder, 'practice');
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

const get = (url: string, accepts?: string) =>
  app.inject({ url, headers: accepts === undefined ? {} : { 'accept-encoding': accepts } });

test.each([
  ['br, gzip', 'br', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
  [undefined, undefined, (bytes: Buffer) => bytes],
] as const)(
  'to a browser that takes %s a script goes as %s, and is the same script',
  async (accepts, encoding, open) => {
    const { headers, rawPayload } = await get('/h5/assets/first-abc.js', accepts);
    expect(headers['content-encoding']).toBe(encoding);
    expect(open(rawPayload).toString()).toBe(script);
    expect(headers).toMatchObject({
      'content-type': expect.stringContaining('javascript'),
      'cache-control': 'public, max-age=31536000, immutable',
      vary: expect.stringMatching(/accept-encoding/i),
    });
  },
);

test('a page without a zipped copy goes unchanged and is revalidated each time', async () => {
  const { headers, payload } = await get('/h5/', 'br');
  expect(payload).toBe(page);
  expect(headers).toMatchObject({ 'cache-control': 'no-cache', 'content-type': expect.stringContaining('text/html') });
  expect(headers['content-encoding']).toBeUndefined();
});

test('the page tells what the site is, and no other file does', async () => {
  const [{ headers: ofPage }, { headers: ofScript }] = await Promise.all([get('/h5/'), get('/h5/assets/first-abc.js')]);
  expect(ofPage['server-timing']).toBe('mode;desc="practice"');
  expect(ofScript).not.toHaveProperty('server-timing');
});

test('only pages carry the rules of pages; a worker may run nothing from elsewhere either', async () => {
  const [{ headers: ofPage }, { headers: ofScript }] = await Promise.all([get('/h5/'), get('/h5/assets/first-abc.js')]);
  expect(ofPage).toHaveProperty('permissions-policy');
  expect(ofPage['content-security-policy']).toContain('require-trusted-types-for');
  expect(ofScript).not.toHaveProperty('permissions-policy');
  expect(ofScript['content-security-policy']).toMatch(/^default-src 'none';script-src 'self'/);
  expect(ofScript).toMatchObject({
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
  });
});

test("the build's own lists are not served", async () => {
  for (const path of ['.vite/manifest.json', '%2evite/manifest.json', 'assets/../.vite/manifest.json']) {
    for (const accepts of [undefined, 'gzip']) expect((await get(`/h5/${path}`, accepts)).statusCode).toBe(404);
  }
});

test('only files of the app are sent, and those of a later build as well', async () => {
  const statusOf = async (path: string) => (await get(`/h5/${path}`)).statusCode;
  expect(await statusOf('assets/second-def.js')).toBe(404);
  writeFileSync(join(folder, 'assets', 'second-def.js'), script);
  expect(await statusOf('assets/second-def.js')).toBe(200);
  const others = ['assets', 'assets/', 'ASSETS/second-def.js', '..%2fsecret', 'assets/..%2f..%2fsecret', '%00', '%5c'];
  expect(await Promise.all(others.map(statusOf))).toEqual(others.map(() => 404));
  expect((await get('/h5')).headers).toMatchObject({ location: '/h5/' });
});

test('answers what browsers and crawlers ask for at the root', async () => {
  expect((await get('/favicon.ico')).headers.location).toBe('/h5/icon-192.png');
  expect((await get('/robots.txt')).body).toContain('Disallow: /api/');
});

test('one page alone may be in a frame, of its own origin, and reaches nothing from there', async () => {
  const framed = fastify();
  await secureHeaders(framed, false);
  await framed.register((scope) => serveFolder(scope, framedAt, folder));
  await framed.register((scope) => serveFolder(scope, '/console', folder));
  const headersAt = async (url: string) => (await framed.inject({ url })).headers as Readonly<Record<string, string>>;
  const frames = async (url: string) => {
    const { 'content-security-policy': policy = '', 'x-frame-options': options } = await headersAt(url);
    return [/frame-ancestors ([^;]*)/.exec(policy)?.[1], options];
  };
  for (const path of ['/preview/', '/preview/?a=1', '/preview/index.html']) {
    expect(await frames(path)).toEqual(["'self'", 'SAMEORIGIN']);
  }
  for (const path of ['/console/', '/console/preview/', '/preview/assets/first-abc.js', '/preview', '/nowhere']) {
    expect(await frames(path), path).toEqual(["'none'", 'DENY']);
  }
  const { 'content-security-policy': policy } = await headersAt('/preview/');
  expect(policy).toContain("connect-src 'none'");
  expect(policy).toContain("form-action 'none'");
  await framed.close();
});

test('no page of the app may be in a frame', async () => {
  for (const path of ['/h5/', '/h5/assets/first-abc.js', '/preview/']) {
    const { headers } = await get(path);
    expect(headers['content-security-policy'], path).toContain("frame-ancestors 'none'");
    expect(headers['x-frame-options'], path).toBe('DENY');
  }
});
