import { answerBrokenRequest } from './broken-requests.ts';
import { randomUUID } from 'node:crypto';
import formbody from '@fastify/formbody';
import type { RepeatedEvents } from '@candor/platform';
import fastify, { type FastifyInstance, LogController } from 'fastify';
import type { Logger } from 'pino';
import { type Admission, admitRequests } from './admission.ts';
import { answerError, answerErrors } from './errors.ts';
import { guardHosts } from './host-guard.ts';
import type { KnownHosts } from './known-hosts.ts';
import { logRefusals } from './log-refusals.ts';
import { formParameters, jsonParameters, UnreadBody } from './parameters.ts';
import { refuseWhenClosing } from './refuse-when-closing.ts';
import { secureHeaders } from './security-headers.ts';

interface AppOptions {
  readonly log: Logger;
  readonly events: RepeatedEvents;
  readonly admission: Admission;
  readonly hosts: KnownHosts;
  /** With it, a proxy on this machine is believed. */
  readonly publicUrl: URL | undefined;
  /** The longest body of a call without a file. Absent: that of users' calls, which are short. */
  readonly bodyBytesMax?: number;
}

const usersBodyBytesMax = 64 * 1_024;
const headersMs = 15_000;
const requestMs = 60_000;

/** A listener with nothing to serve yet: the steps that every request passes before anything is read of it. */
export async function newApp({
  log,
  events,
  admission,
  hosts,
  publicUrl,
  bodyBytesMax = usersBodyBytesMax,
}: AppOptions): Promise<FastifyInstance> {
  const startedAs = randomUUID();
  let requests = 0;
  const app = fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    // Fastify makes one for every request; the few lines that are about one name it themselves.
    childLoggerFactory: (logger) => logger,
    genReqId: () => `${startedAs}-${(++requests).toString(36)}`,
    bodyLimit: bodyBytesMax,
    trustProxy: publicUrl === undefined ? false : 'loopback',
    requestTimeout: requestMs,
    clientErrorHandler: answerBrokenRequest,
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    frameworkErrors: (error, request, reply) => void answerError(error, request, reply),
    http: { headersTimeout: headersMs },
  }) as unknown as FastifyInstance;
  app.removeContentTypeParser(['application/json', 'text/plain']);
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, text, done) =>
    done(null, new UnreadBody(text as string, jsonParameters)),
  );
  answerErrors(app);
  logRefusals(app, events);
  await secureHeaders(app, publicUrl?.protocol === 'https:');
  refuseWhenClosing(app);
  admitRequests(app, admission);
  guardHosts(app, hosts);
  await app.register(formbody, {
    parser: (text) => new UnreadBody(text, formParameters) as unknown as Record<string, unknown>,
  });
  return app;
}
