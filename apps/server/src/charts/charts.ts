import { Worker } from 'node:worker_threads';
import { Fault } from '@candor/kernel';
import type { Candle, CandleHistory } from '@candor/readmodel';
import type { Logger } from 'pino';
import type { ChartRequest } from './chart-history.ts';
import type { ChartOrders, FromCharts, ToCharts } from './messages.ts';
import { PackedCandles } from './packed-candles.ts';

interface ChartOptions extends ChartOrders {
  /** The bundled worker entry, which calls `runChartWorker`. */
  readonly workerUrl: URL;
  readonly log: Logger;
}

/** Different charts that may be waited for at a time. */
const waitingMax = 64;

interface Asked {
  readonly key: string;
  readonly candles: Promise<readonly Candle[]>;
  readonly answer: (candles: readonly Candle[]) => void;
  readonly fail: (fault: Fault) => void;
}

/**
 * Charts of the time before the founding, made in a thread of their own: no call waits for a chart but its own. A call
 * for a chart being made shares its answer. A thread that has failed is started again by the next call.
 */
export class Charts implements CandleHistory {
  readonly #options: ChartOptions;
  readonly #asked = new Map<number, Asked>();
  readonly #byKey = new Map<string, Asked>();
  #worker: Worker | undefined;
  #asks = 0;

  constructor(options: ChartOptions) {
    this.#options = options;
  }

  /** Rejects with a `Fault` of kind `server_busy` when too many charts are waited for, or the thread has failed. */
  candles(...[pairId, period, fromMs, toMs]: Parameters<CandleHistory['candles']>): Promise<readonly Candle[]> {
    const request: ChartRequest = { pairId, period, fromMs, toMs };
    const key = [pairId, period, fromMs, toMs].join(' ');
    const same = this.#byKey.get(key);
    if (same !== undefined) return same.candles;
    if (this.#asked.size >= waitingMax) {
      return Promise.reject(new Fault('server_busy', `${waitingMax} charts are already waited for`));
    }
    const { promise, resolve, reject } = withResolvers<readonly Candle[]>();
    const asked: Asked = { key, candles: promise, answer: resolve, fail: reject };
    const id = ++this.#asks;
    this.#asked.set(id, asked);
    this.#byKey.set(key, asked);
    this.#post({ id, request });
    return promise;
  }

  /** Starts the thread ahead of the first call, so that it makes and keeps the input of long charts. */
  start(): void {
    this.#worker ??= this.#started();
  }

  async close(): Promise<void> {
    const worker = this.#worker;
    if (worker === undefined) return;
    const ended = new Promise<void>((resolve) => worker.once('exit', () => resolve()));
    this.#post('stop');
    await ended;
  }

  #started(): Worker {
    const { workerUrl, log, seed, start, untilMinute, folder, made } = this.#options;
    const orders: ChartOrders = { seed, start, untilMinute, folder, made };
    const worker = new Worker(workerUrl, { workerData: orders });
    worker.on('message', (message: FromCharts) => {
      if ('notKept' in message) {
        log.warn({ event: 'charts.not_kept', err: message.notKept }, 'the charts could not be kept');
        return;
      }
      this.#take(message.id)?.answer(new PackedCandles(message.words).all());
    });
    worker.once('error', (err) => log.error({ event: 'charts.failed', err }, 'the thread of the charts has failed'));
    worker.once('exit', () => {
      this.#worker = undefined;
      for (const id of this.#asked.keys()) this.#take(id)?.fail(new Fault('server_busy', 'the charts are not made'));
    });
    return worker;
  }

  #take(id: number): Asked | undefined {
    const asked = this.#asked.get(id);
    this.#asked.delete(id);
    if (asked !== undefined) this.#byKey.delete(asked.key);
    return asked;
  }

  #post(message: ToCharts): void {
    this.start();
    this.#worker?.postMessage(message);
  }
}

function withResolvers<T>() {
  let resolve!: (value: T) => void;
  let reject!: (reason: unknown) => void;
  const promise = new Promise<T>((yes, no) => {
    resolve = yes;
    reject = no;
  });
  return { promise, resolve, reject };
}
