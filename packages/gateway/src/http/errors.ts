import { errorEnvelope } from '@candor/api';
import { Fault } from '@candor/kernel';
import { parameterTextOf, textOf } from '@candor/messages/server';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { languageOfRequest } from './language.ts';
import { UnreadableParameters, unreadable } from './parameters.ts';
import { refuse } from './refuse.ts';
import { TooMany } from './too-many.ts';

/** Faults that pass by themselves: the same call may be sent again, with the same `req_id`. */
const passing = new Set(['exchange_busy', 'exchange_stopped', 'disk_low', 'readmodel_behind', 'server_busy']);
const retryAfterSeconds = 1;

/** Everything that is not an answer of a call leaves in the same envelope (RULES 18). */
export function answerErrors(app: FastifyInstance): void {
  app.setNotFoundHandler((request, reply) => refuse(reply, 404, 'not_found', languageOfRequest(request)));
  app.setErrorHandler<FastifyError>((error, request, reply) => answerError(error, request, reply));
}

/** Also of addresses that have no route, because they cannot be read. */
export function answerError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const lang = languageOfRequest(request);
  if (error instanceof UnreadableParameters) {
    const { field, rule } = error;
    // A body that is no list of fields is not a call at all; one field that is wrong is an answer like any other.
    return reply
      .code(field === unreadable ? 400 : 200)
      .send(errorEnvelope('parameter_error', parameterTextOf(field, rule, lang), field));
  }
  if (error instanceof Fault && passing.has(error.kind)) {
    return refuse(reply.header('retry-after', retryAfterSeconds), 503, 'server_busy', lang);
  }
  if (error instanceof TooMany) {
    return refuse(reply.header('retry-after', error.retryAfterSeconds), 429, error.refusal, lang);
  }
  const status = error.statusCode ?? 500;
  if (status === 408) return refuse(reply.header('connection', 'close'), 408, 'upload_too_slow', lang);
  if (status === 413) return refuse(reply, 413, 'too_large', lang);
  if (status === 429) return refuse(reply, 429, 'too_many_requests', lang);
  if (status === 404) return refuse(reply, 404, 'not_found', lang);
  if (status >= 400 && status < 500) return refuse(reply, status, 'parameter_error', lang);
  // Neither the path nor the fields go into the log: they may hold personal data.
  request.log.error(
    { event: 'call.failed', err: error, faultId: request.id, route: request.routeOptions.url },
    'a call failed',
  );
  const message = `${textOf('server_fault', lang)} (${request.id})`;
  return reply.code(500).send(errorEnvelope('server_fault', message));
}
