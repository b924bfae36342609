import type { FastifyInstance } from 'fastify';
import { languageOfRequest } from './language.ts';
import { refuse } from './refuse.ts';

/** About how long a stop and a start take. */
const retryAfterSeconds = 5;

/** While the server stops, connections that are still open get an answer in the envelope, and are ended. */
export function refuseWhenClosing(app: FastifyInstance): void {
  let isClosing = false;
  app.addHook('preClose', (done) => {
    isClosing = true;
    done();
  });
  app.addHook('onRequest', (request, reply, next) => {
    if (!isClosing) return next();
    const told = reply.headers({ connection: 'close', 'retry-after': retryAfterSeconds });
    return void refuse(told, 503, 'server_busy', languageOfRequest(request));
  });
}
