import { Fault } from '@candor/kernel';
import { storageFault } from '@candor/kernel/files';
import type { Logger } from 'pino';
import { type Config, ConfigError, isOpenToOthers, readConfig } from './config.ts';
import { demoAccount } from './demo-account.ts';
import { createLog } from './log.ts';
import { keepFilesPrivate } from './private-folder.ts';
import { type RunningServer, startServer } from './server.ts';

/** A longer stop is logged, and ends with 1: a disk is slow. */
const stopMsMax = 5_000;
/** After this long a stop that hangs is cut off by the system: everything acknowledged is in the journal anyway. */
const stopMsHung = 60_000;

/** Runs when it is imported: `npm start` does so in its own process, so that signals and the exit code are the server's. */
async function main(): Promise<void> {
  const startedAt = performance.now();
  keepFilesPrivate();
  const config = readConfig(process.env);
  const log = createLog(config);
  process.on('uncaughtException', (error) => fail(log, error));
  process.on('unhandledRejection', (error) => fail(log, error));
  const server = await startServer(config, log, { onFailure: (fault) => fail(log, fault) });
  if (config.listensToOthers) {
    log.warn(
      { event: 'listening.to_others', host: config.host },
      'HOST lets every machine of this network in: what is sent between them is not encrypted',
    );
  }
  process.stdout.write(welcome(config, server, performance.now() - startedAt));
  let stopping: Promise<void> | undefined;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    // A second signal changes nothing: the stop is under way and ends by itself.
    process.on(signal, () => {
      stopping ??= stop(server, log);
    });
  }
}

async function stop(server: RunningServer, log: Logger): Promise<void> {
  log.info({ event: 'server.stopping' }, 'stopping');
  let exitCode = 0;
  // Not `process.exit` at once: it would end the thread of the exchange inside the disk's call, and abort the process.
  setTimeout(() => {
    exitCode = 1;
    const err = new Fault('stop_too_slow', `The stop takes more than ${stopMsMax} ms: the disk is slow.`);
    log.fatal({ event: 'stop.slow', err }, 'the stop waits for what is being written, and ends after it');
  }, stopMsMax).unref();
  setTimeout(() => {
    log.fatal({ event: 'stop.hung' }, 'the disk does not answer: the stop is cut off');
    process.kill(process.pid, 'SIGKILL');
  }, stopMsHung).unref();
  await server.stop();
  log.info({ event: 'server.stopped' }, 'stopped');
  process.exit(exitCode);
}

function fail(log: Logger, error: unknown): never {
  log.fatal({ event: 'server.failed', err: error }, 'the server cannot go on');
  process.exit(1);
}

/** The console as somebody on this machine reaches it: passkeys need a name, and take no address for one. */
function consoleAddressOf({ consoleUrl }: Config, operatorAddress: string): string {
  const isHere = /^http:\/\/(127\.|\[::1?\]|0\.0\.0\.0)/.test(operatorAddress);
  const address =
    consoleUrl?.origin ?? (isHere ? `http://localhost:${new URL(operatorAddress).port}` : operatorAddress);
  return address.startsWith('/') ? `${address} (a Unix socket)` : `${address}/console/`;
}

function welcome(config: Config, running: RunningServer, ms: number): string {
  const { port, operatorAddress, firstInvitations, hasConsole, outboxKey, isSeedGuessable } = running;
  const console = consoleAddressOf(config, operatorAddress);
  const { host, mode, dataFolder, publicUrl } = config;
  const everywhere = host === '0.0.0.0' || host === '::' || host === '127.0.0.1';
  const address = publicUrl?.origin ?? `http://${everywhere ? 'localhost' : host}:${port}`;
  const name = mode === 'practice' ? 'Practice' : 'Live';
  const lines = [
    ['App', `${address}/h5/`],
    ['Mode', `${name} (simulated prices, practice funds)`],
    ['Demo account', `${demoAccount.email}  password: ${demoAccount.password}`],
    ['API', `${address}/api/docs`],
    ['Outbox', `${address}/outbox  (mails and SMS of this installation)`],
    ...(isOpenToOthers(config)
      ? [['Outbox key', `${outboxKey}  (asked for on other machines; drawn at each start)`]]
      : []),
    hasConsole
      ? ['Console', `${console}  (for operators, on this machine alone unless you say otherwise)`]
      : ['Operators', `${operatorAddress}  (their calls, for this machine alone unless you say otherwise)`],
    ...firstInvitations.map((token, index) => [
      index === 0 ? 'First operators' : '',
      `${console}#/join/${token}  (an admin joins with a passkey; once, within two days)`,
    ]),
    ['Data', dataFolder],
    ...(isSeedGuessable ? [['Seed', 'guessable: whoever guesses CANDOR_SEED knows all prices ahead']] : []),
  ];
  const rows = lines.map(([label = '', text = '']) => `  ${label.padEnd(17)}${text}`).join('\n');
  return `\nCandor is running (${(ms / 1_000).toFixed(1)} s).\n\n${rows}\n\nCtrl-C stops it.\n\n`;
}

try {
  await main();
} catch (error) {
  // Errors of the environment or the data folder need words, not a stack.
  const isExpected = error instanceof ConfigError || error instanceof Fault || isSystemError(error);
  console.error(isExpected ? wordsFor(error as Error) : error);
  process.exit(1);
}

function wordsFor(error: Error): string {
  const { code, port } = error as NodeJS.ErrnoException & { readonly port?: number };
  const { path } = error as NodeJS.ErrnoException;
  const storage = path === undefined ? undefined : storageFault(error, path);
  if (storage !== undefined) return storage.message;
  return code === 'EADDRINUSE' ? `PORT ${port} is in use by another program: choose another one.` : error.message;
}

/** Such as a port that is taken, or a folder that may not be written. */
function isSystemError(error: unknown): boolean {
  return error instanceof Error && 'syscall' in error;
}
