import { randomBytes } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createSimulation, minuteMs, practiceCatalogue } from '@candor/feed';
import { createGateway, type GatewayOptions, practicePlaces, securityHoldsAt, tellIdentityTo } from '@candor/gateway';
import { type HostedExchange, journalFile, JournalReader, startInWorker } from '@candor/journal';
import type { Fault } from '@candor/kernel';
import { createPlatform, loadMasterKeys, loadPepper, outboxMailer } from '@candor/platform';
import { openReader, readModelFile, startProjector } from '@candor/readmodel';
import type { Logger } from 'pino';
import { version } from '../package.json' with { type: 'json' };
import { atMostEvery } from './at-most-every.ts';
import { startChain } from './chain.ts';
import { ChartHistory } from './chart-history.ts';
import { keepCharts } from './chart-store.ts';
import { type Config, refuseLive, siteUrlOf } from './config.ts';
import { openDemoAccount } from './demo-account.ts';
import { lockFolder } from './folder-lock.ts';
import { foundExchange, openAccount } from './found-exchange.ts';
import { openInstallation } from './installation.ts';
import { openMailer } from './open-mailer.ts';
import { openPracticeDesk } from './practice-desk.ts';
import { startPracticeMarket } from './practice-market.ts';
import { openSimulatedTraders } from './simulated-traders.ts';

/** Bundles lie three folders below the project, so this is right from each of them. */
const project = new URL('../../../', import.meta.url);
const appFolder = fileURLToPath(new URL('apps/h5/dist', project));
/** History reaches a few minutes beyond the founding: the first tick comes when the exchange is ready, not before. */
const historyMarginMinutes = 10;

export interface RunningServer {
  readonly port: number;
  readonly exchange: HostedExchange;
  /** Ends everything in order: no new calls, no new prices, what is under way, a snapshot, the files. */
  stop(): Promise<void>;
}

export interface ServerOptions {
  /** Hears once when a thread has failed: the process must end. */
  readonly onFailure: (fault: Fault) => void;
  /** For benches: what an installation must not change. */
  readonly gateway?: Pick<GatewayOptions, 'rateLimits' | 'socketLimits' | 'inFlightMax'>;
}

/** Starts a whole practice exchange on a data folder and listens. */
export async function startServer(config: Config, log: Logger, options: ServerOptions): Promise<RunningServer> {
  refuseLive(config);
  const { dataFolder } = config;
  const installation = openInstallation(config, Date.now());
  const unlock = lockFolder(dataFolder);
  const catalogue = practiceCatalogue;
  const exchange = await startInWorker({
    workerUrl: new URL('./exchange-worker.js', import.meta.url),
    dataFolder,
    name: catalogue.name,
  });
  exchange.stopped.then((fault) => fault && options.onFailure(fault), options.onFailure);
  const crowd = await foundExchange(exchange, catalogue);
  const simulation = createSimulation(installation.seed, catalogue);
  const foundedMinute = Math.floor(installation.foundedAtMs / minuteMs);
  const projector = await startProjector({
    workerUrl: new URL('./projector-worker.js', import.meta.url),
    journalPath: join(dataFolder, journalFile),
    readModelPath: join(dataFolder, readModelFile),
    onFailure: options.onFailure,
  });
  exchange.onCommitted(atMostEvery(projectEveryMs, () => projector.committed()));
  const history = new ChartHistory(simulation, foundedMinute + historyMarginMinutes);
  const stopping = new AbortController();
  const reader = openReader(join(dataFolder, readModelFile), {
    history,
    progress: projector.progress,
  });
  const outbox = outboxMailer(join(dataFolder, 'outbox'), Date.now);
  const platform = await createPlatform({
    database: join(dataFolder, 'platform.db'),
    clock: Date.now,
    randomBytes,
    pepper: loadPepper(dataFolder, randomBytes),
    masterKeys: loadMasterKeys(dataFolder, randomBytes, config.masterKey),
    uploadFolder: join(dataFolder, 'uploads'),
    mailer: openMailer(config, outbox, log),
    mode: config.mode,
    practiceSpeed: config.practiceSpeed,
    log,
    openAccount: (commandId) => openAccount(exchange, commandId),
    ...securityHoldsAt(exchange),
    siteUrl: siteUrlOf(config),
    tellIdentity: tellIdentityTo(exchange),
    operators: config.operators,
  });
  await platform.accounts.completeRegistrations();
  await openDemoAccount(exchange, platform, catalogue);
  const traders = await openSimulatedTraders(exchange, platform, catalogue);
  const target = new Map(catalogue.crowdFunding.taker.map(({ assetId, amount }) => [assetId, amount]));
  const market = startPracticeMarket(exchange, { simulation, catalogue }, { accounts: crowd, target, traders }, log);
  const closeDesk = openPracticeDesk({ exchange, platform, clock: Date.now, log, speed: config.practiceSpeed });
  const tags = new Map(catalogue.assets.map(({ assetId, tags: words }) => [assetId, words]));
  const chain = await startChain(config, { exchange, platform, log });
  const journal = new JournalReader(join(dataFolder, journalFile));
  const gateway = await createGateway({
    exchange,
    journal,
    reader,
    platform,
    chain: chain.service,
    places: practicePlaces,
    site: { name: catalogue.name, mode: config.mode, version, hasOutbox: true },
    looks: { marks: marksIn(appFolder), tagsOf: (assetId) => tags.get(assetId) ?? [] },
    log,
    clock: Date.now,
    outbox,
    appFolder,
    publicUrl: config.publicUrl,
    ...options.gateway,
  });
  const port = await gateway.listen(config.port, config.host);
  const made = `${version} ${installation.seed} ${foundedMinute}`;
  keepCharts(history, { folder: dataFolder, made, log, signal: stopping.signal }).catch((error: unknown) =>
    log.warn({ err: error }, 'the charts could not be kept'),
  );
  log.info({ sequence: exchange.lastSequence, ...exchange.recovery }, 'started');

  return {
    port,
    exchange,
    async stop() {
      stopping.abort();
      await gateway.close();
      journal.close();
      await market.stop();
      await closeDesk();
      await chain.stop();
      await exchange.close();
      await reader.waitFor(exchange.lastSequence, catchUpMs);
      await projector.close();
      await reader.close();
      await platform.close();
      unlock();
    },
  };
}

/** Under load the read model follows in steps: one long transaction costs far less than many short ones. */
const projectEveryMs = 20;

/** What the read model has not caught up with by then, it reads at the next start. */
const catchUpMs = 1_500;

/** Codes of the coins that the built app has a mark of. */
function marksIn(folder: string): ReadonlySet<string> {
  const coins = join(folder, 'coins');
  return new Set(existsSync(coins) ? readdirSync(coins).map((file) => file.replace(/\.svg$/, '')) : []);
}
