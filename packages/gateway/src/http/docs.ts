import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { openApiDocument } from '@candor/api';
import fastify, { type FastifyInstance } from 'fastify';
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

const pagesAt = '/api/docs';

/** Megabytes of text, rarely needed. */
const counted: Counted = { rate: 'public', weight: 10 };

/** Packed once, so that it costs no more than to send it. */
function packed(text: string) {
  const plain = Buffer.from(text);
  const etag = `"${createHash('sha256').update(plain).digest('base64url')}"`;
  return { plain, zipped: gzipSync(plain), etag };
}

/** The value that `make` returns, made when it is first asked for: most servers end before anybody reads their documents. */
function onDemand<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}

/** The API as an OpenAPI document, and on this machine a page to read it. Works without the internet. */
export async function serveDocs(
  app: FastifyInstance,
  site: { name: string; version: string },
  publicUrl: URL | undefined,
): Promise<void> {
  const title = `${site.name} API`;
  const document = onDemand(() => openApiDocument({ title, version: site.version, basePath: '/api' }));
  const file = onDemand(() => packed(JSON.stringify(document())));
  const pages = onDemand(() => openPages(title, document()));
  app.get('/api/openapi.json', { config: { counted } }, async (request, reply) => {
    const { plain, zipped, etag } = file();
    reply.headers({ 'cache-control': 'no-cache', etag, vary: 'accept-encoding' });
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    reply.type('application/json; charset=utf-8');
    const takesZipped = /\bgzip\b/.test(request.headers['accept-encoding'] ?? '');
    return takesZipped ? reply.header('content-encoding', 'gzip').send(zipped) : reply.send(plain);
  });
  await app.register(async (page) => {
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
    for (const url of [pagesAt, `${pagesAt}/*`]) {
      page.get(url, { config: { counted } }, async (request, reply) => {
        const { statusCode, headers, payload } = await (await pages()).inject(request.url);
        if (statusCode === 404) return reply.callNotFound();
        for (const name of passedOn) {
          const value = headers[name];
          if (value !== undefined) reply.header(name, value);
        }
        return reply.code(statusCode).send(payload);
      });
    }
  });
}

/** The headers of a page that are its own. */
const passedOn = ['content-type', 'content-disposition', 'location'] as const;

/** The pages, behind a door that leads to them alone: four megabytes of script are read when somebody comes. */
async function openPages(title: string, content: ReturnType<typeof openApiDocument>): Promise<FastifyInstance> {
  const pages = fastify();
  const { default: reference } = await import('@scalar/fastify-api-reference');
  await pages.register(reference, {
    routePrefix: pagesAt,
    configuration: {
      content,
      pageTitle: title,
      withDefaultFonts: false,
      hideClientButton: true,
      hideTestRequestButton: true,
      telemetry: false,
    },
  });
  await pages.ready();
  return pages;
}
