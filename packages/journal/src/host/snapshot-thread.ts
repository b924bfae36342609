import { parentPort, Worker, workerData } from 'node:worker_threads';
import { createCore, restoreCore } from '@candor/exchange';
import { Fault, present } from '@candor/kernel';
import { messageOf, snapshotMissed } from '../faults.ts';
import type { SnapshotTaker } from '../machine.ts';
import { replayedSnapshot } from '../replayed-snapshot.ts';
import type { Snapshot } from '../snapshots.ts';

interface Orders {
  readonly path: string;
  readonly sequence: number;
}

type Result = { readonly snapshot: Snapshot } | { readonly fault: { readonly kind: string; readonly message: string } };

/**
 * Makes each snapshot in a thread of its own, which lives as long as it takes: the core goes on meanwhile. It needs the memory of a
 * second core for that time.
 */
export class SnapshotThread implements SnapshotTaker {
  readonly #workerUrl: URL;
  readonly #path: string;
  #worker: Worker | undefined;

  /** `workerUrl` is the bundled worker entry, which calls `runSnapshotWorker`; `path` the journal's file. */
  constructor(workerUrl: URL, path: string) {
    this.#workerUrl = workerUrl;
    this.#path = path;
  }

  begin(sequence: number, onDone: (result: Snapshot | Fault) => void): void {
    const orders: Orders = { path: this.#path, sequence };
    const worker = new Worker(this.#workerUrl, { workerData: orders });
    this.#worker = worker;
    let result: Snapshot | Fault = snapshotMissed('its thread ended without one');
    worker.once('message', (message: Result) => {
      result = 'snapshot' in message ? message.snapshot : new Fault(message.fault.kind, message.fault.message);
    });
    worker.once('error', (error) => {
      result = snapshotMissed(messageOf(error), error);
    });
    worker.once('exit', () => {
      if (this.#worker !== worker) return;
      this.#worker = undefined;
      onDone(result);
    });
  }

  stop(): void {
    const worker = this.#worker;
    this.#worker = undefined;
    void worker?.terminate();
  }
}

/** The whole of the worker entry. */
export function runSnapshotWorker(): void {
  const { path, sequence } = workerData as Orders;
  const port = present(parentPort, 'a snapshot is made in a thread of its own');
  try {
    const made = replayedSnapshot(path, sequence, { create: createCore, restore: restoreCore });
    // In a buffer of its own, which may move to the other thread.
    const bytes = new Uint8Array(made.bytes);
    port.postMessage({ snapshot: { ...made, bytes } } satisfies Result, [bytes.buffer]);
  } catch (error) {
    const kind = error instanceof Fault ? error.kind : 'exchange_stopped';
    port.postMessage({ fault: { kind, message: messageOf(error) } } satisfies Result);
  }
}
