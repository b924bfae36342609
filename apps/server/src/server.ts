import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { createSimulation, minuteMs, practiceCatalogue } from '@candor/feed';
import {
  alertDuty,
  figureDuty,
  insightDuties,
  createGateway,
  boxDuty,
  gameDuty,
  type Gateway,
  type GatewayOptions,
  IndexSources,
  Metrics,
  noticeDuty,
  reminderDuty,
  practicePlaces,
  securityHoldsAt,
  tellFactorsTo,
  tellIdentityTo,
  tellInvitationsTo,
} from '@candor/gateway';
import { type HostedExchange, journalFile, JournalReader, startInWorker } from '@candor/journal';
import type { Fault } from '@candor/kernel';
import { hex, hmacSha256 } from '@candor/kernel/hash';
import { createPlatform, loadMasterKeys, loadPepper, outboxMailer } from '@candor/platform';
import { openReader, readModelFile, startProjector } from '@candor/readmodel';
import type { Logger } from 'pino';
import { version } from '../package.json' with { type: 'json' };
import { atMostEvery } from './at-most-every.ts';
import { Attention } from './attention.ts';
import { Belongings } from './belongings.ts';
import { openChain } from './chain.ts';
import { Charts } from './charts/charts.ts';
import { type Config, refuseLive, siteUrlOf } from './config.ts';
import { connectionLimitsOf, readProcessLimits } from './connection-limits.ts';
import { openDemoAccount } from './demo-account.ts';
import { makeRoom, watchDisk } from './duties/disk-space.ts';
import { Duties } from './duties/duties.ts';
import { watchPlatform } from './duties/platform-check/platform-check.ts';
import { practiceDesk } from './duties/practice-operators.ts';
import { practiceMarket } from './duties/practice-market.ts';
import { SettlementWindows } from './duties/settlement-windows.ts';
import { DualOffer } from './duties/practice-offers/dual.ts';
import { IeoOffer } from './duties/practice-offers/ieo.ts';
import { HouseFunds } from './duties/practice-offers/house-funds.ts';
import { NftBidders } from './duties/practice-offers/nft-bidders.ts';
import { NftMarket } from './duties/practice-offers/nft.ts';
import { OtcPeople } from './duties/practice-offers/otc.ts';
import { practiceOffers } from './duties/practice-offers/practice-offers.ts';
import { TokenMarket } from './duties/practice-offers/token-market.ts';
import { practiceRates, sayPracticeRates } from './duties/practice-rates.ts';
import { lockFolder } from './folder-lock.ts';
import { foundExchange, openAccount } from './found-exchange.ts';
import { openInstallation } from './installation.ts';
import { openMailer } from './open-mailer.ts';
import { drawOutboxKey } from './outbox-key.ts';
import { makePast } from './past/past.ts';
import { openPrivately } from './private-folder.ts';
import { appFolder, consoleFolder, previewFolder, worksFolder } from './project-folders.ts';
import { openSimulatedTraders } from './simulated-traders.ts';
import { isGuessable, openTape, type Tape } from './tape.ts';
import { tellClock } from './tell-clock.ts';

/** History reaches a few minutes beyond the founding: the first tick comes when the exchange is ready, not before. */
const historyMarginMinutes = 10;

export interface RunningServer {
  readonly port: number;
  /** The address of the console and of operators' calls. */
  readonly operatorAddress: string;
  /** True when the console is built, and served there. */
  readonly hasConsole: boolean;
  /** Links by which the first people join, while fewer than two have: each for one of them. */
  readonly firstInvitations: readonly string[];
  /** Opens `/outbox` on other machines than this one. */
  readonly outboxKey: string;
  readonly exchange: HostedExchange;
  /** True if the seed, and with it all prices ahead, can be guessed: operators must be warned. */
  readonly isSeedGuessable: boolean;
  /** Ends everything in order: new calls, new prices, work under way, a snapshot, the files. */
  stop(): Promise<void>;
}

interface ServerOptions {
  /** Called once when a thread has failed: the process must end. */
  readonly onFailure: (fault: Fault) => void;
  /** For benches: settings that an installation must not change. */
  readonly gateway?: Pick<
    GatewayOptions,
    'rateLimits' | 'socketLimits' | 'inFlightMax' | 'connectionLimits' | 'commandsPerDay'
  >;
}

/** Starts a whole practice exchange on a data folder and listens. */
export async function startServer(config: Config, log: Logger, options: ServerOptions): Promise<RunningServer> {
  refuseLive(config);
  const { dataFolder } = config;
  openPrivately(dataFolder, log);
  const unlock = lockFolder(dataFolder);
  makeRoom(dataFolder);
  const installation = openInstallation(config, Date.now());
  const belongings = Belongings.open(dataFolder, config.masterKey);
  belongings.checkInstallation(installation);
  const catalogue = practiceCatalogue;
  const foundedMinute = Math.floor(installation.foundedAtMs / minuteMs);
  await makePast({
    workerUrl: new URL('./past-worker.js', import.meta.url),
    dataFolder,
    belongings,
    seed: installation.seed,
    days: config.pastDays,
    untilMs: foundedMinute * minuteMs,
  });
  const exchange = await startInWorker({
    workerUrl: new URL('./exchange-worker.js', import.meta.url),
    snapshotWorkerUrl: new URL('./snapshot-worker.js', import.meta.url),
    dataFolder,
    name: catalogue.name,
  });
  exchange.stopped.then((fault) => fault && options.onFailure(fault), options.onFailure);
  for (const what of exchange.recovery.repaired)
    log.warn({ event: 'journal.repaired', what }, 'the journal was mended');
  for (const what of exchange.recovery.skipped)
    log.warn({ event: 'journal.snapshot_skipped', what }, 'a snapshot is not used');
  exchange.onAlarm((fault) =>
    log.error(
      { event: 'journal.unreadable', err: fault },
      'a part of the journal cannot be read; the exchange goes on',
    ),
  );
  belongings.checkJournal(exchange.recovery.salt);
  await tellClock(exchange, log);
  const crowd = await foundExchange(exchange, catalogue, belongings);
  await sayPracticeRates({ exchange, clock: Date.now, log });
  const { tape, renewed } = openTape(installation, {
    dataFolder,
    journalPath: join(dataFolder, journalFile),
    index: await exchange.query('index'),
    catalogue,
    nowMs: Date.now(),
  });
  if (renewed !== undefined) {
    belongings.checkInstallation(renewed);
    log.info(
      { event: 'market.tape_renewed' },
      'the market goes on under a new secret seed: the old one could be computed',
    );
  }
  const isSeedGuessable = isGuessable(tape.seed);
  if (isSeedGuessable) {
    log.warn({ event: 'market.seed_guessable' }, 'whoever guesses CANDOR_SEED knows all prices ahead');
  }
  const simulation = createSimulation(tape.seed, catalogue, tape.onward);
  const projector = await startProjector({
    workerUrl: new URL('./projector-worker.js', import.meta.url),
    journalPath: join(dataFolder, journalFile),
    readModelPath: join(dataFolder, readModelFile),
    onTrouble: ({ fault, next }) =>
      log.error({ event: `readmodel.starts_${next}`, err: fault }, 'the read model has failed'),
  });
  const metrics = new Metrics();
  const indexSources = new IndexSources();
  const attention = new Attention(Date.now);
  const projecting = atMostEvery(
    () => (attention.isWatched ? projectEveryMs : projectUnwatchedEveryMs),
    () => projector.committed(),
  );
  exchange.onCommitted(() => {
    projector.progress.committed(exchange.lastSequence);
    projecting.ask();
  });
  projector.progress.onWanted(projecting.hurry);
  attention.onReturn(projecting.hurry);
  const charts = new Charts({
    workerUrl: new URL('./chart-worker.js', import.meta.url),
    seed: tape.seed,
    start: tape.history,
    untilMinute: foundedMinute + historyMarginMinutes,
    folder: dataFolder,
    made: chartsMadeFrom(tape, foundedMinute),
    log,
  });
  charts.start();
  const reader = openReader(join(dataFolder, readModelFile), { history: charts, progress: projector.progress });
  projector.onReplaced(() => {
    reader
      .reopen()
      .catch((error: unknown) => log.error({ event: 'readmodel.not_reopened', err: error }, 'lists cannot be read'));
  });
  const platformPath = join(dataFolder, 'platform.db');
  const outbox = outboxMailer(join(dataFolder, 'outbox'), Date.now);
  const masterKeys = loadMasterKeys(dataFolder, randomBytes, {
    configured: config.masterKey,
    database: platformPath,
  });
  belongings.checkMasterKeys(masterKeys.map(({ id }) => id.toString('hex')));
  const pepper = loadPepper(dataFolder, randomBytes);
  belongings.noteSecret('pepper');
  const { nextAccountId } = await exchange.query('status');
  const platform = await createPlatform({
    database: platformPath,
    journal: {
      salt: exchange.recovery.salt,
      nextAccountId,
      hasPeople: nextAccountId > Math.max(crowd.taker, crowd.rester, ...belongings.pastAccounts) + 1,
      isKnown: belongings.hasPlatform,
    },
    clock: Date.now,
    randomBytes,
    pepper,
    masterKeys,
    uploadFolder: join(dataFolder, 'uploads'),
    mediaFolder: join(dataFolder, 'media'),
    ...(config.mode === 'practice' ? { worksFolder } : {}),
    pictureEntry: new URL('./picture-child.js', import.meta.url),
    mailer: openMailer(config, outbox, log),
    mode: config.mode,
    practiceSpeed: config.practiceSpeed,
    log,
    openAccount: (commandId) => openAccount(exchange, commandId),
    ...securityHoldsAt(exchange),
    siteUrl: siteUrlOf(config),
    push: config.push,
    tellIdentity: tellIdentityTo(exchange),
    tellInvitations: tellInvitationsTo(exchange),
    tellFactors: tellFactorsTo(exchange),
    operators: config.operators,
  });
  belongings.note({ platform: true });
  const platformCheck = watchPlatform({
    path: platformPath,
    workerUrl: new URL('./platform-check-worker.js', import.meta.url),
    log,
  });
  await platform.accounts.completeRegistrations();
  await openDemoAccount(exchange, platform, catalogue);
  const traders = await openSimulatedTraders(exchange, platform, catalogue);
  const target = new Map(catalogue.crowdFunding.taker.map(({ assetId, amount }) => [assetId, amount]));
  const settlements = new SettlementWindows(exchange);
  const market = practiceMarket(
    exchange,
    { simulation, catalogue },
    { accounts: crowd, target, traders },
    { attention, settlements, metrics, sources: indexSources, log },
  );
  const tags = new Map(catalogue.assets.map(({ assetId, tags: words }) => [assetId, words]));
  const chain = await openChain(config, { exchange, platform, log });
  if (config.chain === undefined) belongings.noteSecret('practiceChain');
  const outboxKey = drawOutboxKey();
  const journal = new JournalReader(join(dataFolder, journalFile));
  const nftMarket = new NftMarket({ exchange, platform, clock: Date.now, speed: config.practiceSpeed });
  const duties = new Duties([
    platformCheck,
    ...platform.duties,
    chain,
    practiceRates({ exchange, clock: Date.now, log }),
    practiceDesk({ exchange, platform, clock: Date.now, log, speed: config.practiceSpeed }),
    practiceOffers(
      [
        new IeoOffer({ exchange, facts: platform.projectFacts, clock: Date.now, speed: config.practiceSpeed }),
        new DualOffer({ exchange, clock: Date.now, speed: config.practiceSpeed }),
        new OtcPeople({ exchange, platform, clock: Date.now, speed: config.practiceSpeed }),
        nftMarket,
        new NftBidders({
          exchange,
          platform,
          clock: Date.now,
          speed: config.practiceSpeed,
          auctioned: () => nftMarket.auctioned,
        }),
        new HouseFunds({ exchange, catalogue, clock: Date.now }),
        new TokenMarket({
          exchange,
          clock: Date.now,
          isWatched: () => attention.isWatched,
          speed: config.practiceSpeed,
        }),
      ],
      { log, speed: config.practiceSpeed },
    ),
    settlements,
    market,
    noticeDuty({ exchange, journal, reader, platform, clock: Date.now, log }),
    reminderDuty({ exchange, journal, reader, platform, clock: Date.now, log }),
    alertDuty({ exchange, journal, platform, log }),
    ...insightDuties({ exchange, reader, platform, chain: chain.service, clock: Date.now, log }),
    boxDuty({ exchange, platform, log }),
    gameDuty({ exchange, platform, clock: Date.now, log }),
    watchDisk(dataFolder, { exchange, log }),
  ]);
  await duties.start();
  const gateway = await createGateway({
    exchange,
    reader,
    platform,
    chain: chain.service,
    places: practicePlaces,
    site: { name: catalogue.name, mode: config.mode, version, hasOutbox: true },
    looks: { marks: marksIn(appFolder), tagsOf: (assetId) => tags.get(assetId) ?? [] },
    log,
    clock: Date.now,
    outbox,
    outboxKey,
    appFolder,
    consoleFolder,
    previewFolder,
    publicUrl: config.publicUrl,
    consoleUrl: config.consoleUrl,
    statementWorker: new URL('./statement-worker.js', import.meta.url),
    connectionLimits: connectionLimitsOf(readProcessLimits()),
    hosts: { names: config.hostNames, takesAddresses: config.listensToOthers },
    metrics,
    indexSources,
    dataFolder,
    isPlatformDamaged: () => platformCheck.isDamaged,
    snapshot: () => journal.newestSnapshot(),
    onVisit: () => attention.visited(),
    ...options.gateway,
  });
  attention.countSockets(() => gateway.openSockets);
  const figures = figureDuty(gateway.deps, log);
  await figures.start();
  const port = await gateway.listen(config.port, config.host);
  const operatorAddress = await listenForOperators(gateway, config, log);
  const hasConsole = existsSync(join(consoleFolder, 'index.html'));
  const { snapshotSequence, replayed } = exchange.recovery;
  log.info({ event: 'server.started', sequence: exchange.lastSequence, snapshotSequence, replayed }, 'started');
  return {
    port,
    operatorAddress,
    hasConsole,
    firstInvitations: hasConsole ? await platform.operatorPeople.firstInvitations() : [],
    outboxKey,
    exchange,
    isSeedGuessable,
    async stop() {
      await figures.stop();
      await gateway.close();
      await duties.stop();
      journal.close();
      await exchange.close();
      projecting.hurry();
      await reader.waitFor(exchange.lastSequence, catchUpMs);
      await projector.close();
      await reader.close();
      await charts.close();
      await platform.close();
      unlock();
    },
  };
}

/** A name for the inputs of charts, which reveals nothing of the seed. */
function chartsMadeFrom({ seed, history }: Tape, foundedMinute: number): string {
  const text = new TextEncoder();
  const name = `charts ${version} ${foundedMinute} ${history?.minute}`;
  return hex(hmacSha256(text.encode(seed), text.encode(name)));
}

/** Listens for operators at the place of the settings; without one, where a port is free. */
async function listenForOperators(
  gateway: Gateway,
  { operatorPlace, isOperatorPlaceChosen }: Config,
  log: Logger,
): Promise<string> {
  if ('path' in operatorPlace) {
    // The leftover of a killed process; the data folder's lock proves that no other one runs.
    rmSync(operatorPlace.path, { force: true });
    await gateway.listenForOperators(operatorPlace);
    chmodSync(operatorPlace.path, 0o600);
    return operatorPlace.path;
  }
  try {
    return await gateway.listenForOperators(operatorPlace);
  } catch (error) {
    if (isOperatorPlaceChosen || (error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    log.warn(
      { event: 'operators.port_taken', port: operatorPlace.port },
      'the port after the users’ is taken: the console is at another one',
    );
    return gateway.listenForOperators({ ...operatorPlace, port: 0 });
  }
}

/** Under load the read model follows in steps: one long transaction costs far less than many short ones. */
const projectEveryMs = 20;
/** Without visitors there are no readers either: the running candles of all pairs are written once for many ticks. */
const projectUnwatchedEveryMs = 120_000;

/** The time to catch up before a stop; the read model reads the rest at the next start. */
const catchUpMs = 1_500;

/** Codes of the coins that the built app has a mark of. */
function marksIn(folder: string): ReadonlySet<string> {
  const coins = join(folder, 'coins');
  return new Set(existsSync(coins) ? readdirSync(coins).map((file) => file.replace(/\.svg$/, '')) : []);
}
