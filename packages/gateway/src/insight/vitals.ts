import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { HostedExchange } from '@candor/journal';
import { minuteMs } from '@candor/kernel';
import type { Reader } from '@candor/readmodel';
import type { FastifyInstance } from 'fastify';

/** One minute of the process. */
interface VitalMinute {
  readonly atMs: number;
  readonly records: number;
  readonly commitMs: number;
  readonly requests: number;
  /** Answers of the status 500 and above. */
  readonly errors: number;
  readonly behindMs: number;
  /** The 99th percentile of how late the event loop was. */
  readonly loopLagMs: number;
}

interface Watched {
  readonly exchange: Pick<HostedExchange, 'onMeasured'>;
  readonly reader: Pick<Reader, 'lag'>;
  readonly clock: () => number;
}

const kept = 60;
const serverErrors = 500;
const nanosecondsPerMs = 1e6;

/** The last hour of this process by the minute, in memory. */
export class Vitals {
  readonly #watched: Watched;
  readonly #minutes: VitalMinute[] = [];
  readonly #loop = monitorEventLoopDelay();
  readonly #stopListening: () => void;
  readonly #timer: NodeJS.Timeout;
  #records = 0;
  #commitMs = 0;
  #requests = 0;
  #errors = 0;

  constructor(watched: Watched) {
    this.#watched = watched;
    this.#loop.enable();
    this.#stopListening = watched.exchange.onMeasured(({ records, commitMs }) => {
      this.#records += records;
      this.#commitMs = Math.max(this.#commitMs, commitMs);
    });
    this.#timer = setInterval(() => this.#turn(), minuteMs);
    this.#timer.unref();
  }

  /** Counts the requests of a server. */
  count(app: FastifyInstance): void {
    app.addHook('onResponse', (_request, { statusCode }, next) => {
      this.#requests += 1;
      if (statusCode >= serverErrors) this.#errors += 1;
      next();
    });
  }

  /** Oldest first; the last one is the running minute. */
  minutes(): readonly VitalMinute[] {
    return [...this.#minutes, this.#running()];
  }

  /** Of the running minute. */
  get loopLagMs(): number {
    const lag = this.#loop.percentile(99) / nanosecondsPerMs;
    return Number.isFinite(lag) ? lag : 0;
  }

  close(): void {
    clearInterval(this.#timer);
    this.#stopListening();
    this.#loop.disable();
  }

  #running(): VitalMinute {
    const { clock, reader } = this.#watched;
    return {
      atMs: clock(),
      records: this.#records,
      commitMs: this.#commitMs,
      requests: this.#requests,
      errors: this.#errors,
      behindMs: Math.round(reader.lag().behindMs),
      loopLagMs: Math.round(this.loopLagMs),
    };
  }

  #turn(): void {
    this.#minutes.push(this.#running());
    if (this.#minutes.length >= kept) this.#minutes.shift();
    this.#records = 0;
    this.#commitMs = 0;
    this.#requests = 0;
    this.#errors = 0;
    this.#loop.reset();
  }
}
