import { existsSync } from 'node:fs';
import { join, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

const builtOnce = `${sep}assets${sep}`;

/** The built app at `/h5/`: files with a hash in their name for ever, the others looked after each time. */
export async function serveApp(app: FastifyInstance, folder: string): Promise<void> {
  app.get('/', async (_request, reply) => reply.redirect('/h5/'));
  if (!existsSync(join(folder, 'index.html'))) {
    app.log.warn({ event: 'app.not_built', folder }, 'there is no built app to serve at /h5/');
    return;
  }
  await app.register(fastifyStatic, {
    root: folder,
    prefix: '/h5/',
    cacheControl: false,
    // The build leaves a `.br` and a `.gz` beside each text.
    preCompressed: true,
    redirect: true,
    // Lists that the build keeps for itself.
    dotfiles: 'ignore',
    setHeaders(reply, path) {
      const isHashed = path.includes(builtOnce);
      void reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
}
