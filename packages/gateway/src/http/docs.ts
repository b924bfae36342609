import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { openApiDocument } from '@candor/api';
import type { FastifyInstance } from 'fastify';
import type { Counted } from './admission.ts';
import { isFromHere } from './host-guard.ts';

/**
 * The page is four megabytes of other people's script that starts inline. It runs in an origin of its own (`sandbox`),
 * so that it has no part of ours: neither the storage with the token nor the calls.
 */
const pagePolicy = [
  'sandbox allow-scripts',
  "default-src 'self'",
  "base-uri 'none'",
  "object-src 'none'",
  "frame-ancestors 'none'",
  "script-src 'self' 'unsafe-inline'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self' data:",
  "connect-src 'self'",
  "worker-src 'self' blob:",
].join('; ');

/** The page's script keeps its settings in a storage that an origin of its own does not have: one for this view takes its place. */
const noStorage = `<script>
for (const name of ['localStorage', 'sessionStorage']) {
  const kept = new Map();
  const storage = {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, text) => void kept.set(key, text),
    removeItem: (key) => void kept.delete(key),
    clear: () => kept.clear(),
    key: (at) => [...kept.keys()][at] ?? null,
    get length() { return kept.size; },
  };
  Object.defineProperty(window, name, { value: storage });
}
</script>`;

/** Megabytes of text, rarely needed. */
const counted: Counted = { rate: 'public', weight: 10 };

/** Made once, so that it costs no more than to send it. */
function packed(text: string) {
  const plain = Buffer.from(text);
  const etag = `"${createHash('sha256').update(plain).digest('base64url')}"`;
  return { plain, zipped: gzipSync(plain), etag };
}

/** The API as an OpenAPI document, and on this machine a page to read it. Works without the internet. */
export async function serveDocs(
  app: FastifyInstance,
  site: { name: string; version: string },
  publicUrl: URL | undefined,
): Promise<void> {
  const document = openApiDocument({ title: `${site.name} API`, version: site.version, basePath: '/api' });
  const { plain, zipped, etag } = packed(JSON.stringify(document));
  app.get('/api/openapi.json', { config: { counted } }, async (request, reply) => {
    reply.headers({ 'cache-control': 'no-cache', etag, vary: 'accept-encoding' });
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    reply.type('application/json; charset=utf-8');
    const takesZipped = /\bgzip\b/.test(request.headers['accept-encoding'] ?? '');
    return takesZipped ? reply.header('content-encoding', 'gzip').send(zipped) : reply.send(plain);
  });
  await app.register(async (page) => {
    page.addHook('onRoute', (route) => {
      route.config = { ...route.config, counted };
    });
    page.addHook('onRequest', async (request, reply) =>
      isFromHere(request, publicUrl) ? undefined : reply.callNotFound(),
    );
    page.addHook('onSend', async (_request, reply, payload) => {
      reply
        .header('content-security-policy', pagePolicy)
        .header('cache-control', 'no-cache')
        // To an origin of its own, its script and the document are from elsewhere; they are public, and no call's answer is.
        .header('cross-origin-resource-policy', 'cross-origin')
        .header('access-control-allow-origin', '*')
        .header('cross-origin-opener-policy', 'unsafe-none');
      const isPage = String(reply.getHeader('content-type')).startsWith('text/html');
      return isPage && typeof payload === 'string' ? payload.replace('<head>', `<head>${noStorage}`) : payload;
    });
    // Four megabytes of script: read when the first page is built, not with every import of this package.
    const { default: reference } = await import('@scalar/fastify-api-reference');
    await page.register(reference, {
      routePrefix: '/api/docs',
      configuration: {
        content: document,
        pageTitle: `${site.name} API`,
        withDefaultFonts: false,
        hideClientButton: true,
        hideTestRequestButton: true,
        telemetry: false,
      },
    });
  });
}
