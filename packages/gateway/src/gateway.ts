import type { AddressInfo } from 'node:net';
import multipart from '@fastify/multipart';
import { type ReadingLimits, standardReadingLimits } from '@candor/api';
import type { ChainService } from '@candor/chain';
import type { HostedExchange } from '@candor/journal';
import { nftFileBytesMax, type OutboxMailer, pictureBytesMax, type Platform, RepeatedEvents } from '@candor/platform';
import type { Reader } from '@candor/readmodel';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { servedCalls } from './generated/calls.ts';
import type { ServedCall } from './serving/serve.ts';
import { CommandBudget, standardCommandsPerDay } from './serving/command-budget.ts';
import type { Deps, SiteFacts } from './serving/deps.ts';
import { Admission } from './http/admission.ts';
import { serveApp, serveFolder } from './http/app-files.ts';
import { serveAvatars } from './http/avatar-files.ts';
import { routeCalls } from './http/call-route.ts';
import { serveDocs } from './http/docs.ts';
import { FirstAnswers } from './http/first-answers.ts';
import { isProbe, serveHealth } from './http/health.ts';
import { InFlight, standardInFlightMax } from './http/in-flight.ts';
import { type HostRules, KnownHosts } from './http/known-hosts.ts';
import { Metrics } from './http/metrics.ts';
import { newApp } from './http/new-app.ts';
import { serveNftMedia } from './http/nft-media.ts';
import { OperatorReading } from './http/operator-limits.ts';
import { OperatorTries } from './http/operator-tries.ts';
import { framedAt } from './http/security-headers.ts';
import { serveOutbox } from './http/outbox-page.ts';
import {
  boundConnections,
  type ConnectionLimits,
  socketsWithin,
  standardConnectionLimits,
} from './http/connections.ts';
import { takePolicyReports } from './http/policy-reports.ts';
import { FileReceiver, type ReceiveLimits, standardReceiveLimits } from './http/received-file.ts';
import { onlyReads, routeReads } from './http/route-reads.ts';
import { RateLimiter, type RateLimits, standardRateLimits } from './http/rate-limiter.ts';
import { type HousePlaces, noPlaces } from './funding/places.ts';
import { LastWrites } from './serving/last-writes.ts';
import { openLive, type SocketLimits } from './live/live.ts';
import type { IndexSources } from './market/index-sources.ts';
import type { Looks } from './market/instruments.ts';
import { openMarket } from './market/market.ts';
import { Vitals } from './insight/vitals.ts';
import { RecentConversions } from './convert/recent-conversions.ts';
import { StatementMaker } from './statements/statement-maker.ts';

export interface GatewayOptions {
  readonly exchange: HostedExchange;
  readonly reader: Reader;
  readonly platform: Platform;
  readonly chain: ChainService;
  /** The house's own addresses and bank accounts. Absent: deposits that operators look after are closed. */
  readonly places?: HousePlaces;
  readonly site: SiteFacts & { readonly name: string };
  readonly looks: Looks;
  readonly log: Logger;
  readonly clock: () => number;
  /** Practice: shown at `/outbox` to this machine, and elsewhere with the key. */
  readonly outbox?: OutboxMailer;
  readonly outboxKey?: string;
  /** The folder of the built app. */
  readonly appFolder: string;
  /** The folder of the built console. Absent: it is not served. */
  readonly consoleFolder?: string;
  /** The folder of the app's pages that the console shows in a frame. Absent: it shows none. */
  readonly previewFolder?: string;
  /**
   * The public address of the site; absent: any host that is requested. With it, a proxy on this machine is trusted.
   */
  readonly publicUrl?: URL | undefined;
  /** The address of the operators' console, where a proxy is in front of it: that proxy is trusted. */
  readonly consoleUrl?: URL | undefined;
  /** Its other names. Absent: only this machine can reach it. */
  readonly hosts?: HostRules;
  /** The metrics of a host that counts too; absent: the gateway's own. */
  readonly metrics?: Metrics;
  /** The sources of the index, which the host hears. Absent: none is known. */
  readonly indexSources?: IndexSources;
  /** Its files are measured. */
  readonly dataFolder?: string;
  /** True when the platform's database was found damaged. Absent: not checked. */
  readonly isPlatformDamaged?: () => boolean;
  /** The newest snapshot of the exchange, for the page of the server's health. */
  readonly snapshot?: () => { readonly sequence: number; readonly atMs: number } | undefined;
  /** Called for each request and each new socket, except for probes of health. */
  readonly onVisit?: () => void;
  /** For benches and tests; an installation has the standard ones. */
  readonly rateLimits?: Partial<RateLimits>;
  readonly socketLimits?: Partial<SocketLimits>;
  readonly inFlightMax?: number;
  /** The capacity of the process; the standard one where it is unknown. */
  readonly connectionLimits?: ConnectionLimits;
  readonly commandsPerDay?: number;
  /** The bundled entry of the thread that writes statements, which calls `runStatementWorker`. Absent: in this one. */
  readonly statementWorker?: URL;
  /** The number of wrong operators' tokens that an address may send before it has to wait. */
  readonly operatorTries?: number;
  /** The reading that one operator may do. */
  readonly readingLimits?: ReadingLimits;
  readonly receiveLimits?: Partial<ReceiveLimits>;
}

/** A port, or the path of a Unix socket. */
export type OperatorPlace = { readonly port: number; readonly host: string } | { readonly path: string };

const everyCall = Object.values<ServedCall>(servedCalls);
const isOperators = ({ call }: ServedCall): boolean => call.access === 'operator' || call.access === 'operator_door';
const operatorCalls = everyCall.filter(isOperators);
const usersCalls = everyCall.filter((served) => !isOperators(served));

export interface Gateway {
  /** For tests: `app.inject` answers without a port. */
  readonly app: FastifyInstance;
  readonly deps: Deps;
  /** Sockets that are open now. */
  readonly openSockets: number;
  /** The server of operators' calls, and of nothing else. */
  readonly operatorApp: FastifyInstance;
  /** Listens, and returns the port. */
  listen(port: number, host: string): Promise<number>;
  /** Listens for operators, and returns the address. */
  listenForOperators(place: OperatorPlace): Promise<string>;
  /** Lets calls under way finish, ends sockets, and stops listening. */
  close(): Promise<void>;
}

/** Texts of three languages, each letter as up to nine of a form. */
const operatorBodyBytesMax = 1_024 * 1_024;

/** Of a call with a file: the picture itself, and a few words beside it. */
const fileLimits = { fileSize: pictureBytesMax, files: 1, fields: 4, parts: 5, fieldSize: 1_024, headerPairs: 16 };

/** The door: HTTP calls, the socket and the pages, over an exchange, a read model and a platform that are running. */
export async function createGateway(options: GatewayOptions): Promise<Gateway> {
  const { exchange, reader, platform, chain, site, looks, log, clock, publicUrl, places = noPlaces } = options;
  const onError = (error: unknown): void =>
    log.error({ event: 'market_board.stale', err: error }, 'the market board could not be brought up to date');
  const fiatRates = () => platform.content.fiatRates();
  const market = await openMarket({
    exchange,
    reader,
    looks,
    sources: options.indexSources,
    fiatRates,
    clock,
    onError,
  });
  const conversions = new RecentConversions(exchange, reader);
  const { dataFolder, isPlatformDamaged = () => false } = options;
  const deps: Deps = {
    exchange,
    reader,
    platform,
    market,
    conversions,
    writes: new LastWrites(),
    statements: new StatementMaker(options.statementWorker),
    budget: new CommandBudget(options.commandsPerDay ?? standardCommandsPerDay, clock),
    chain,
    places,
    site,
    vitals: new Vitals({ exchange, reader, clock }),
    machine: { openSockets: () => live.openSockets, isPlatformDamaged, dataFolder, snapshot: options.snapshot },
    usersCalls,
    clock,
  };

  const events = new RepeatedEvents(log);
  const limiter = new RateLimiter({ ...standardRateLimits, ...options.rateLimits }, clock);
  const admission = new Admission(limiter, (token) => platform.sessions.authenticate(token));
  const hosts = new KnownHosts(options.hosts ?? { names: [], takesAddresses: false }, publicUrl);
  const doorway = { log, events, admission, hosts };
  const app = await newApp({ ...doorway, publicUrl });
  app.addHook('onRequest', ({ url }, _reply, next) => {
    if (!isProbe(url)) options.onVisit?.();
    next();
  });
  const metrics = options.metrics ?? new Metrics();
  metrics.serve(app, { exchange, reader, dataFolder, openSockets: () => live.openSockets, isPlatformDamaged });
  const inFlight = new InFlight(options.inFlightMax ?? standardInFlightMax);
  deps.vitals.count(app);
  const door = {
    deps,
    admission,
    inFlight,
    files: new FileReceiver({ ...standardReceiveLimits, ...options.receiveLimits }),
    publicUrl,
    operators: {
      tries: new OperatorTries(clock, options.operatorTries),
      reading: new OperatorReading(options.readingLimits ?? standardReadingLimits),
      log,
    },
    firstAnswers: new FirstAnswers(clock),
  };
  await routeReads(app, { ...door, calls: usersCalls.filter(onlyReads) });
  routeCalls(app, {
    ...door,
    calls: usersCalls.filter((served) => !onlyReads(served) && served.call.file === undefined),
  });
  // Nothing else takes multipart bodies.
  await app.register(async (withFiles) => {
    await withFiles.register(multipart, { limits: fileLimits });
    routeCalls(withFiles, { ...door, calls: usersCalls.filter(({ call }) => call.file !== undefined) });
  });
  await takePolicyReports(app, events);
  serveAvatars(app, platform);
  serveNftMedia(app, platform);
  if (site.mode === 'practice') await serveDocs(app, site, publicUrl);
  if (options.outbox !== undefined) {
    serveOutbox(app, { outbox: options.outbox, key: options.outboxKey, publicUrl, events });
  }
  serveHealth(app, exchange, reader, market.clock, isPlatformDamaged);
  await serveApp(app, options.appFolder, site.mode);
  await app.ready();
  // Without an address of its own nothing in front of it is believed about addresses.
  const { consoleUrl } = options;
  const consoleHosts = new KnownHosts(options.hosts ?? { names: [], takesAddresses: false }, consoleUrl ?? publicUrl);
  const operatorApp = await newApp({
    ...doorway,
    hosts: consoleHosts,
    publicUrl: consoleUrl,
    bodyBytesMax: operatorBodyBytesMax,
  });
  const operatorDoor = { ...door, publicUrl: consoleUrl };
  await routeReads(operatorApp, { ...operatorDoor, calls: operatorCalls.filter(onlyReads) });
  routeCalls(operatorApp, {
    ...operatorDoor,
    calls: operatorCalls.filter((served) => !onlyReads(served) && served.call.file === undefined),
  });
  await operatorApp.register(async (withFiles) => {
    await withFiles.register(multipart, { limits: { ...fileLimits, fileSize: nftFileBytesMax } });
    routeCalls(withFiles, { ...operatorDoor, calls: operatorCalls.filter(({ call }) => call.file !== undefined) });
  });
  // Previews show what users will see.
  serveNftMedia(operatorApp, platform);
  if (options.consoleFolder !== undefined) {
    operatorApp.get('/', async (_request, reply) => reply.redirect('/console/'));
    await serveFolder(operatorApp, '/console', options.consoleFolder);
  }
  const { previewFolder } = options;
  // Each folder that is served has a `sendFile` of its own.
  if (previewFolder !== undefined) {
    await operatorApp.register((framed) => serveFolder(framed, framedAt, previewFolder));
  }
  await operatorApp.ready();
  const connections = options.connectionLimits ?? standardConnectionLimits;
  boundConnections(app.server, connections, publicUrl !== undefined);
  const limits = { total: socketsWithin(connections), ...options.socketLimits };
  const live = openLive(app.server, {
    deps,
    log,
    events,
    hosts,
    publicUrl,
    limiter,
    limits,
    onVisit: options.onVisit,
    onLetGo: () => metrics.socketLetGo(),
  });

  return {
    app,
    deps,
    get openSockets() {
      return live.openSockets;
    },
    async listen(port, host) {
      await app.listen({ port, host });
      return (app.server.address() as AddressInfo).port;
    },
    operatorApp,
    listenForOperators: (place) => operatorApp.listen(place),
    async close() {
      await live.close();
      await Promise.all([app.close(), operatorApp.close()]);
      conversions.close();
      deps.vitals.close();
      market.close();
      await deps.statements.close();
    },
  };
}
