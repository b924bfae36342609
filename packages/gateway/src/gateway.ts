import type { AddressInfo } from 'node:net';
import { randomUUID } from 'node:crypto';
import formbody from '@fastify/formbody';
import multipart from '@fastify/multipart';
import rateLimit from '@fastify/rate-limit';
import type { ChainService } from '@candor/chain';
import type { HostedExchange } from '@candor/journal';
import { type OutboxMailer, pictureBytesMax, type Platform } from '@candor/platform';
import type { Reader } from '@candor/readmodel';
import fastify, { type FastifyInstance, LogController } from 'fastify';
import type { Logger } from 'pino';
import { servedCalls } from './calls/index.ts';
import type { Deps, SiteFacts } from './deps.ts';
import { serveApp } from './http/app-files.ts';
import { serveAvatars } from './http/avatar-files.ts';
import { routeCalls } from './http/call-route.ts';
import { serveDocs } from './http/docs.ts';
import { answerErrors } from './http/errors.ts';
import { InFlight, standardInFlightMax } from './http/in-flight.ts';
import { serveOutbox } from './http/outbox-page.ts';
import { formParameters, jsonParameters, UnreadBody } from './http/parameters.ts';
import { FileReceiver } from './http/received-file.ts';
import { RateLimiter, type RateLimits, standardRateLimits } from './http/rate-limiter.ts';
import { secureHeaders } from './http/security-headers.ts';
import { type MailedJournal, MoneyMails } from './funding/money-mails.ts';
import { type HousePlaces, noPlaces } from './funding/places.ts';
import { LastWrites } from './last-writes.ts';
import { openLive, type SocketLimits } from './live/live.ts';
import type { Looks } from './market/instruments.ts';
import { openMarket } from './market/market.ts';
import { RecentConversions } from './market/recent-conversions.ts';

export interface GatewayOptions {
  readonly exchange: HostedExchange;
  /** Of the same exchange: mails about what happened before the start come from there. */
  readonly journal: MailedJournal;
  readonly reader: Reader;
  readonly platform: Platform;
  readonly chain: ChainService;
  /** The house's own addresses and bank accounts. Absent: deposits that operators look after are closed. */
  readonly places?: HousePlaces;
  readonly site: SiteFacts & { readonly name: string };
  readonly looks: Looks;
  readonly log: Logger;
  readonly clock: () => number;
  /** Practice: shown at `/outbox`. */
  readonly outbox?: OutboxMailer;
  /** Where the built app is. */
  readonly appFolder: string;
  /** As people reach the site; absent: at whatever host they ask for. With it, a proxy on this machine is believed. */
  readonly publicUrl?: URL | undefined;
  /** For benches and tests; an installation has the standard ones. */
  readonly rateLimits?: Partial<RateLimits>;
  readonly socketLimits?: Partial<SocketLimits>;
  readonly inFlightMax?: number;
}

export interface Gateway {
  /** For tests: `app.inject` answers without a port. */
  readonly app: FastifyInstance;
  readonly deps: Deps;
  /** Listens, and gives the port. */
  listen(port: number, host: string): Promise<number>;
  /** Lets calls under way finish, ends sockets, and stops listening. */
  close(): Promise<void>;
}

const bodyBytesMax = 64 * 1_024;
/** Of a call with a file: the picture itself, and a few words beside it. */
const fileLimits = { fileSize: pictureBytesMax, files: 1, fields: 4, parts: 5, fieldSize: 1_024, headerPairs: 16 };
/**
 * Pages and files, by address; calls have their own classes. A first visit fetches all of the app's files, some 350, and many
 * people may stand behind one address.
 */
const pagesPerMinute = 10_000;
const headersMs = 15_000;
const requestMs = 60_000;

/** The door: HTTP calls, the socket and the pages, over an exchange, a read model and a platform that are running. */
export async function createGateway(options: GatewayOptions): Promise<Gateway> {
  const { exchange, reader, platform, chain, site, looks, log, clock, publicUrl, places = noPlaces } = options;
  const onError = (error: unknown): void =>
    log.error({ err: error }, 'the market board could not be brought up to date');
  const fiatRates = () => platform.content.fiatRates();
  const market = await openMarket({ exchange, reader, looks, fiatRates, clock, onError });
  const conversions = new RecentConversions(exchange, reader);
  const deps: Deps = {
    exchange,
    reader,
    platform,
    market,
    conversions,
    writes: new LastWrites(),
    chain,
    places,
    site,
    clock,
  };

  const mails = new MoneyMails(deps, options.journal, log);

  const startedAs = randomUUID();
  let requests = 0;
  const app = fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => `${startedAs}-${(++requests).toString(36)}`,
    bodyLimit: bodyBytesMax,
    trustProxy: publicUrl === undefined ? false : 'loopback',
    requestTimeout: requestMs,
    forceCloseConnections: 'idle',
    http: { headersTimeout: headersMs },
  }) as unknown as FastifyInstance;
  app.removeContentTypeParser(['application/json', 'text/plain']);
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, text, done) =>
    done(null, new UnreadBody(text as string, jsonParameters)),
  );
  answerErrors(app);
  await secureHeaders(app, publicUrl?.protocol === 'https:');
  await app.register(formbody, {
    parser: (text) => new UnreadBody(text, formParameters) as unknown as Record<string, unknown>,
  });
  await app.register(rateLimit, {
    max: pagesPerMinute,
    timeWindow: 60_000,
    allowList: (request) => request.url.startsWith('/api/') || request.url === '/healthz',
  });
  const limiter = new RateLimiter({ ...standardRateLimits, ...options.rateLimits }, clock);
  const inFlight = new InFlight(options.inFlightMax ?? standardInFlightMax);
  const door = { deps, limiter, inFlight, files: new FileReceiver(), publicUrl };
  routeCalls(app, { ...door, calls: servedCalls.filter(({ call }) => call.file === undefined) });
  // Nothing else takes multipart bodies.
  await app.register(async (withFiles) => {
    await withFiles.register(multipart, { limits: fileLimits });
    routeCalls(withFiles, { ...door, calls: servedCalls.filter(({ call }) => call.file !== undefined) });
  });
  serveAvatars(app, platform);
  await serveDocs(app, site);
  if (options.outbox !== undefined) serveOutbox(app, options.outbox);
  app.get('/healthz', async () => ({ ok: true, sequence: exchange.lastSequence }));
  await serveApp(app, options.appFolder);
  await app.ready();
  const live = openLive(app.server, { deps, log, publicUrl, limits: options.socketLimits ?? {} });

  return {
    app,
    deps,
    async listen(port, host) {
      await app.listen({ port, host });
      return (app.server.address() as AddressInfo).port;
    },
    async close() {
      await live.close();
      await app.close();
      await mails.close();
      conversions.close();
      market.close();
    },
  };
}
