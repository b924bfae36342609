import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createCore, encodeSubmission, restoreCore, type Submission } from '@candor/exchange';
import { DurableMachine, inMemory, verifyJournal } from '@candor/journal';
import { foundingOf, submissionsOf } from './core.ts';
import { orderStream } from './lib/stream.ts';
import { perSecond, printTable, processorTimed, rate, timed } from './lib/table.ts';

const replayTarget = 200_000;
const startTargetMs = 3_000;
const openOrders = 100_000;

const maker = { create: createCore, restore: restoreCore };
const mb = (bytes: number) => `${(bytes / 1024 / 1024).toFixed(1)} MB`;

function machineAt(path: string, snapshotEvery: number): DurableMachine {
  // The clock is constant, so that the one index tick stays fresh.
  return new DurableMachine({ path, name: 'bench', maker, nowMs: () => 1_700_000_000_000, snapshotEvery });
}

function run(machine: DurableMachine, submissions: readonly Submission[]): void {
  for (const submission of submissions) {
    machine.take(encodeSubmission(submission));
    if (machine.isGroupFull) {
      machine.commit();
      machine.keepUp();
    }
  }
  machine.commit();
  machine.keepUp();
}

/** Starting again: replay of a tail, start from a snapshot with many open orders, and the memory an open order takes. */
export function benchRecovery(): void {
  const folder = mkdtempSync(join(tmpdir(), 'candor-bench-'));
  const never = Number.MAX_SAFE_INTEGER;

  const replayed = join(folder, 'replay.db');
  const founding = foundingOf();
  const stream = orderStream({ seed: 'replay', symbols: 1, restingPerSymbol: 10_000, operations: 190_000 });
  const commands = [...founding, ...submissionsOf(stream, founding.length)];
  const writing = machineAt(replayed, never);
  const writtenMs = processorTimed(() => run(writing, commands));
  writing.stop();
  let again: DurableMachine | undefined;
  const replayMs = timed(() => {
    again = machineAt(replayed, never);
  });
  again?.stop();
  const replay = perSecond(commands.length, replayMs);
  const verified = timed(() => void verifyJournal(replayed));

  const resting = join(folder, 'resting.db');
  const book = orderStream({ seed: 'resting', symbols: 1, restingPerSymbol: openOrders, operations: 0 });
  const full = machineAt(resting, never);
  run(full, founding);
  globalThis.gc?.();
  const before = process.memoryUsage();
  run(full, submissionsOf(book, founding.length));
  globalThis.gc?.();
  const after = process.memoryUsage();
  const used = after.heapUsed + after.arrayBuffers - before.heapUsed - before.arrayBuffers;
  const size = full.core.snapshot().length;
  const closeMs = timed(() => full.close());
  let restarted: DurableMachine | undefined;
  const startMs = timed(() => {
    restarted = machineAt(resting, never);
  });
  restarted?.stop();

  printTable('Starting again', [
    {
      what: `replay of ${commands.length} commands`,
      value: rate(replay),
      target: '>= 200 k/s',
      isMet: replay >= replayTarget,
    },
    {
      what: 'the same written: core, journal and index of answers, by processor time',
      value: rate(perSecond(commands.length, writtenMs)),
    },
    { what: 'verify-journal of the same', value: rate(perSecond(commands.length, verified)) },
    { what: 'journal, bytes per command', value: (statSync(replayed).size / commands.length).toFixed(0) },
    {
      what: `start from a snapshot with ${openOrders.toLocaleString('en')} open orders`,
      value: `${(startMs / 1000).toFixed(2)} s`,
      target: '<= 3 s',
      isMet: startMs <= startTargetMs,
    },
    { what: '  taking that snapshot and closing', value: `${(closeMs / 1000).toFixed(2)} s, ${mb(size)}` },
    {
      what: 'memory per open order (order, hold, book, indexes)',
      value: globalThis.gc === undefined ? 'run with --expose-gc' : `${Math.round(used / openOrders)} bytes`,
    },
  ]);
  rmSync(folder, { recursive: true });
  // Keeps the in-memory form of the journal exercised by the same code.
  machineAt(inMemory, never).close();
}
