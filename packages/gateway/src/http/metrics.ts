import { readdirSync, statSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { join } from 'node:path';
import type { HostedExchange } from '@candor/journal';
import type { Reader } from '@candor/readmodel';
import type { FastifyInstance } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { isFromHere } from './host-guard.ts';

export const metricsPath = '/metrics';

interface Measured {
  readonly exchange: HostedExchange;
  readonly reader: Reader;
  /** Its files and the space that is left for them are measured; absent: neither. */
  readonly dataFolder?: string | undefined;
  readonly openSockets: () => number;
  readonly isPlatformDamaged: () => boolean;
}

const durationBuckets = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];
const commitBuckets = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1];
const groupBuckets = [1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1_024];

/**
 * The metrics of an installation, in the text format of Prometheus. Labels are routes, kinds and names of files, never
 * personal data.
 */
export class Metrics {
  readonly #registry = new Registry();
  readonly #requests;
  readonly #byRoute = new Map<string, Map<string, Histogram.Internal<'route' | 'status'>>>();
  readonly #socketsLetGo;
  readonly #ticks;

  constructor() {
    const registers = [this.#registry];
    collectDefaultMetrics({ register: this.#registry });
    this.#requests = new Histogram({
      name: 'candor_http_request_seconds',
      help: 'Time from a request to its answer, by route and class of status.',
      labelNames: ['route', 'status'] as const,
      buckets: durationBuckets,
      registers,
    });
    this.#socketsLetGo = new Counter({
      name: 'candor_sockets_let_go_total',
      help: 'Sockets that were ended because they did not read.',
      registers,
    });
    this.#ticks = new Counter({
      name: 'candor_index_ticks_total',
      help: 'Instants of the index grid: taken, or left out because the exchange was busy.',
      labelNames: ['result'] as const,
      registers,
    });
  }

  socketLetGo(): void {
    this.#socketsLetGo.inc();
  }

  tick(result: 'taken' | 'left_out'): void {
    this.#ticks.inc({ result });
  }

  /** Measures every request of a server, and answers at `/metrics` to this machine alone. */
  serve(app: FastifyInstance, measured: Measured): void {
    this.#watch(measured);
    app.addHook('onResponse', (request, reply, next) => {
      this.#requestsOf(request.routeOptions.url ?? 'none', reply.statusCode).observe(reply.elapsedTime / 1_000);
      next();
    });
    app.get(metricsPath, async (request, reply) => {
      // Behind a proxy too: it passes on the requested name, which is not this machine's.
      if (!isFromHere(request, undefined)) return reply.callNotFound();
      return reply.type(this.#registry.contentType).send(await this.#registry.metrics());
    });
  }

  /** The same label set for all requests of a route and class of status: finding it by its labels takes longer than counting. */
  #requestsOf(route: string, statusCode: number): Histogram.Internal<'route' | 'status'> {
    const status = `${Math.floor(statusCode / 100)}xx`;
    const ofRoute = this.#byRoute.get(route) ?? new Map<string, Histogram.Internal<'route' | 'status'>>();
    if (ofRoute.size === 0) this.#byRoute.set(route, ofRoute);
    const found = ofRoute.get(status) ?? this.#requests.labels({ route, status });
    ofRoute.set(status, found);
    return found;
  }

  #watch({ exchange, reader, dataFolder, openSockets, isPlatformDamaged }: Measured): void {
    const registers = [this.#registry];
    const commits = new Histogram({
      name: 'candor_journal_commit_seconds',
      help: 'Time in which a group of records became durable.',
      buckets: commitBuckets,
      registers,
    });
    const groups = new Histogram({
      name: 'candor_journal_group_records',
      help: 'Records that became durable together.',
      buckets: groupBuckets,
      registers,
    });
    exchange.onMeasured(({ records, commitMs }) => {
      commits.observe(commitMs / 1_000);
      groups.observe(records);
    });
    this.#gauge('candor_journal_sequence', 'The last durable record.', () => exchange.lastSequence);
    this.#gauge('candor_exchange_under_way', 'Commands that wait for their answer.', () => exchange.underWay);
    this.#gauge('candor_readmodel_sequence', 'The last record that lists have.', () => reader.lag().sequence);
    this.#gauge(
      'candor_readmodel_behind_seconds',
      'How long a committed record has been missing in lists.',
      () => reader.lag().behindMs / 1_000,
    );
    this.#gauge('candor_readmodel_following', '1 while the read model follows the journal.', () =>
      reader.lag().isFollowing ? 1 : 0,
    );
    this.#gauge('candor_sockets_open', 'Open sockets.', openSockets);
    this.#gauge('candor_clock_fault', '1 while the clock is in doubt.', async () =>
      (await exchange.query('clockFault')) === undefined ? 0 : 1,
    );
    this.#gauge('candor_platform_damaged', '1 while the last look through platform.db found damage.', () =>
      isPlatformDamaged() ? 1 : 0,
    );
    if (dataFolder === undefined) return;
    this.#gauge('candor_disk_free_bytes', 'Space left where the data are.', async () => {
      const { bavail, bsize } = await statfs(dataFolder);
      return bavail * bsize;
    });
    const fileBytes = new Gauge({
      name: 'candor_file_bytes',
      help: 'Files of the data folder.',
      labelNames: ['file'] as const,
      registers: [],
      collect() {
        this.reset();
        for (const entry of readdirSync(dataFolder, { withFileTypes: true })) {
          if (!entry.isFile()) continue;
          const size = statSync(join(dataFolder, entry.name), { throwIfNoEntry: false })?.size;
          if (size !== undefined) this.set({ file: entry.name }, size);
        }
      },
    });
    this.#registry.registerMetric(fileBytes);
  }

  #gauge(name: string, help: string, read: () => number | Promise<number>): void {
    const gauge = new Gauge({
      name,
      help,
      registers: [],
      async collect() {
        // A value that cannot be read now is absent: a stopped exchange must not take the other figures with it.
        const value = await Promise.resolve()
          .then(read)
          .catch(() => Number.NaN);
        this.set(value);
      },
    });
    this.#registry.registerMetric(gauge);
  }
}
