import { existsSync, readdirSync } from 'node:fs';
import { join, sep } from 'node:path';
import type { Mode } from '@candor/exchange/rules';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

const at = '/h5';
const builtOnce = `${sep}assets${sep}`;

/**
 * The built app at `/h5/`: files with a hash in their name for ever, the others looked after each time. Its page tells in a
 * header what the site is, for the shape that is drawn before any answer has come.
 */
export async function serveApp(app: FastifyInstance, folder: string, mode: Mode): Promise<void> {
  // Browsers and crawlers ask for these at the root, whatever the pages say.
  app.get('/favicon.ico', async (_request, reply) => reply.redirect(`${at}/icon-192.png`, 301));
  app.get('/robots.txt', async (_request, reply) =>
    reply.type('text/plain').send('User-agent: *\nDisallow: /api/\nDisallow: /outbox\n'),
  );
  app.get('/', async (_request, reply) => reply.redirect(`${at}/`));
  await serveFolder(app, at, folder, { 'server-timing': `mode;desc="${mode}"` });
}

/** A built app below a path such as `/h5`. */
export async function serveFolder(
  app: FastifyInstance,
  at: string,
  folder: string,
  ofPage: Readonly<Record<string, string>> = {},
): Promise<void> {
  if (!existsSync(join(folder, 'index.html'))) {
    app.log.warn({ event: 'app.not_built', folder }, `there is no built app to serve at ${at}/`);
    return;
  }
  await app.register(fastifyStatic, {
    root: folder,
    serve: false,
    cacheControl: false,
    // The build leaves a `.br` and a `.gz` beside each text.
    preCompressed: true,
    setHeaders(reply, path) {
      const isHashed = path.includes(builtOnce);
      void reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  let files = filesOf(folder);
  // Another build may have taken the folder's place.
  const isServed = (file: string) => files.has(file) || (files = filesOf(folder)).has(file);
  app.get(at, async (_request, reply) => reply.redirect(`${at}/`, 301));
  app.get<{ Params: { '*': string } }>(`${at}/*`, async ({ params: { '*': path } }, reply) => {
    const file = path === '' ? 'index.html' : path;
    if (!isServed(file)) return reply.callNotFound();
    if (file === 'index.html') void reply.headers(ofPage);
    return reply.sendFile(file);
  });
}

/**
 * The files that are served, by their paths below `folder`; what begins with a dot the build keeps for itself. Left to look
 * for itself, the library would read whole folders for each file that it sends.
 */
function filesOf(folder: string): ReadonlySet<string> {
  if (!existsSync(folder)) return new Set();
  const entries = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const paths = entries.map((path) => path.split(sep)).filter((parts) => !parts.some((part) => part.startsWith('.')));
  return new Set(paths.map((parts) => parts.join('/')));
}
