import { join } from 'node:path';
import { MessageChannel, type MessagePort, Worker, workerData } from 'node:worker_threads';
import { createCore, restoreCore } from '@candor/exchange';
import type { Fault } from '@candor/kernel';
import { messageOf, stopped } from '../faults.ts';
import { inMemory } from '../database.ts';
import { systemTime } from '../host-clock.ts';
import type { MachineOptions } from '../machine.ts';
import { hostExchange } from './core-host.ts';
import { ExchangeClient, type HostedExchange } from './exchange-client.ts';
import { SnapshotThread } from './snapshot-thread.ts';

/** The journal's file inside the data folder. */
export const journalFile = 'journal.db';

/**
 * Everything has a default: an exchange in memory, with the machine's clocks. A clock that is passed in is believed.
 */
type InProcessOptions = Partial<MachineOptions>;

/** Runs the exchange in this thread, over the same messages as in a worker. For tests and tools. */
export function startInProcess(options: InProcessOptions = {}): Promise<HostedExchange> {
  const { port1, port2 } = new MessageChannel();
  const client = ExchangeClient.over(port1);
  hostExchange(port2, withDefaults(options));
  return client;
}

interface InWorkerOptions {
  /** The bundled worker entry, which calls `runExchangeWorker`. */
  readonly workerUrl: URL;
  /** The bundled entry that calls `runSnapshotWorker`; without it the thread of the exchange makes its snapshots itself. */
  readonly snapshotWorkerUrl?: URL;
  /** Exists already; the journal is made in it when it has none. */
  readonly dataFolder: string;
  readonly name?: string;
  readonly snapshotEvery?: number;
}

interface WorkerOrders {
  readonly port: MessagePort;
  readonly options: Partial<MachineOptions> & { readonly path: string };
  readonly snapshotWorker?: string;
}

/** Runs the exchange in a thread of its own, so that nothing else ever waits for its disk, nor it for anything else. */
export async function startInWorker(options: InWorkerOptions): Promise<HostedExchange> {
  const { port1, port2 } = new MessageChannel();
  const { dataFolder, workerUrl, snapshotWorkerUrl, ...rest } = options;
  const orders: WorkerOrders = {
    port: port2,
    options: { path: join(dataFolder, journalFile), ...rest },
    ...(snapshotWorkerUrl === undefined ? {} : { snapshotWorker: snapshotWorkerUrl.href }),
  };
  const worker = new Worker(workerUrl, { workerData: orders, transferList: [port2] });
  const crashed = new Promise<never>((_, reject) => {
    worker.once('error', (error) =>
      reject(stopped(`The thread of the exchange has failed: ${messageOf(error)}`, error)),
    );
  });
  // After the start, a crash reaches the client as the end of its port.
  crashed.catch(() => {});
  return Promise.race([ExchangeClient.over(port1), crashed]);
}

/** The whole of the worker entry. The thread ends with exit code 1 when the exchange has stopped by itself. */
export function runExchangeWorker(): void {
  const { port, options, snapshotWorker } = workerData as WorkerOrders;
  const snapshots = snapshotWorker && new SnapshotThread(new URL(snapshotWorker), options.path);
  const onStop = (fault?: Fault): void => {
    if (fault !== undefined) process.exitCode = 1;
  };
  hostExchange(port, withDefaults({ ...options, ...(snapshots ? { snapshots } : {}) }), onStop);
}

function withDefaults(options: Partial<MachineOptions>): MachineOptions {
  return {
    path: inMemory,
    name: 'candor',
    maker: { create: createCore, restore: restoreCore },
    nowMs: Date.now,
    ...(options.nowMs === undefined ? { time: systemTime() } : {}),
    snapshotEvery: 100_000,
    ...options,
  };
}
