import { Worker } from 'node:worker_threads';
import { dayMs } from '@candor/kernel';
import type { Duty } from '@candor/kernel/duty';
import type { Logger } from 'pino';
import type { Look } from './run-platform-check.ts';

export const lookEveryMs = dayMs;

interface Parts {
  readonly path: string;
  /** The bundled worker entry, which calls `runPlatformCheck`. */
  readonly workerUrl: URL;
  readonly log: Pick<Logger, 'info' | 'warn' | 'error'>;
}

interface PlatformCheck extends Duty {
  /** The result of the last check that could be made. */
  readonly isDamaged: boolean;
  /** Looks through the file now, and resolves when that is done. */
  look(): Promise<void>;
}

/**
 * Checks `platform.db` at its start and every day, in a thread of its own. A database with a damaged page serves the
 * other pages for months, and the backups with it become the only ones.
 */
export function watchPlatform({ path, workerUrl, log }: Parts): PlatformCheck {
  let isDamaged = false;
  let worker: Worker | undefined;
  let looking: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;

  async function lookOnce(): Promise<void> {
    const started = performance.now();
    worker = new Worker(workerUrl, { workerData: { path } });
    const look = await lookOf(worker);
    worker = undefined;
    if (look === undefined) return;
    const ms = Math.round(performance.now() - started);
    if ('failed' in look) {
      log.error(
        { event: 'platform.not_checked', path, reason: look.failed },
        'platform.db could not be looked through',
      );
      return;
    }
    isDamaged = look.findings.length > 0;
    if (isDamaged) {
      log.error(
        { event: 'platform.damaged', path, findings: look.findings, ms },
        'platform.db is damaged: restore the folder from a backup',
      );
    } else log.info({ event: 'platform.whole', ms }, 'platform.db is whole');
  }

  /** One at a time: a call during a check shares its result. */
  function look(): Promise<void> {
    looking ??= lookOnce().finally(() => {
      looking = undefined;
    });
    return looking;
  }

  return {
    name: 'platform-check',
    get isDamaged() {
      return isDamaged;
    },
    look,
    start() {
      void look();
      timer = setInterval(() => void look(), lookEveryMs).unref();
    },
    async stop() {
      clearInterval(timer);
      await worker?.terminate();
      await looking;
    },
  };
}

/** Nothing when the thread was stopped before it had looked. */
function lookOf(worker: Worker): Promise<Look | undefined> {
  return new Promise((resolve) => {
    worker.once('message', resolve);
    worker.once('error', (error) => resolve({ failed: error instanceof Error ? error.message : String(error) }));
    worker.once('exit', () => resolve(undefined));
  });
}
