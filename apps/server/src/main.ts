import { Fault } from '@candor/kernel';
import type { Logger } from 'pino';
import { type Config, ConfigError, readConfig } from './config.ts';
import { demoAccount } from './demo-account.ts';
import { createLog } from './log.ts';
import { type RunningServer, startServer } from './server.ts';

/** After this long a stop that hangs is cut off: everything acknowledged is in the journal anyway. */
const stopMsMax = 5_000;

/** Runs when it is imported: `npm start` does so in its own process, so that signals and the exit code are the server's. */
async function main(): Promise<void> {
  const startedAt = performance.now();
  const config = readConfig(process.env);
  const log = createLog(config);
  process.on('uncaughtException', (error) => fail(log, error));
  process.on('unhandledRejection', (error) => fail(log, error));
  const server = await startServer(config, log, { onFailure: (fault) => fail(log, fault) });
  process.stdout.write(welcome(config, server.port, performance.now() - startedAt));
  let stopping: Promise<void> | undefined;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    // A second signal changes nothing: the stop is under way and ends by itself.
    process.on(signal, () => {
      stopping ??= stop(server, log);
    });
  }
}

async function stop(server: RunningServer, log: Logger): Promise<void> {
  log.info('stopping');
  setTimeout(
    () => fail(log, new Fault('stop_too_slow', `The stop took more than ${stopMsMax} ms.`)),
    stopMsMax,
  ).unref();
  await server.stop();
  log.info('stopped');
  process.exit(0);
}

function fail(log: Logger, error: unknown): never {
  log.fatal({ err: error }, 'the server cannot go on');
  process.exit(1);
}

function welcome({ host, mode, dataFolder, publicUrl }: Config, port: number, ms: number): string {
  const everywhere = host === '0.0.0.0' || host === '::' || host === '127.0.0.1';
  const address = publicUrl?.origin ?? `http://${everywhere ? 'localhost' : host}:${port}`;
  const name = mode === 'practice' ? 'Practice' : 'Live';
  const lines = [
    ['App', `${address}/h5/`],
    ['Mode', `${name} (simulated prices, practice funds)`],
    ['Demo account', `${demoAccount.email}  password: ${demoAccount.password}`],
    ['API', `${address}/api/docs`],
    ['Outbox', `${address}/outbox  (mails and SMS of this installation)`],
    ['Data', dataFolder],
  ];
  const rows = lines.map(([label = '', text = '']) => `  ${label.padEnd(14)}${text}`).join('\n');
  return `\nCandor is running (${(ms / 1_000).toFixed(1)} s).\n\n${rows}\n\nCtrl-C stops it.\n\n`;
}

try {
  await main();
} catch (error) {
  // What the environment or the data folder is to blame for needs words, not a stack.
  const isExpected = error instanceof ConfigError || error instanceof Fault || isSystemError(error);
  console.error(isExpected ? wordsFor(error as Error) : error);
  process.exit(1);
}

function wordsFor(error: Error): string {
  const { code, port } = error as NodeJS.ErrnoException & { readonly port?: number };
  return code === 'EADDRINUSE' ? `PORT ${port} is in use by another program: choose another one.` : error.message;
}

/** Such as a port that is taken, or a folder that may not be written. */
function isSystemError(error: unknown): boolean {
  return error instanceof Error && 'syscall' in error;
}
