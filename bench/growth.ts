import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { Book, createCore, encodeSubmission, restoreCore, type Submission } from '@candor/exchange';
import { DurableMachine, JournalReader, verifyJournal } from '@candor/journal';
import { journalSource, openProjection } from '@candor/readmodel';
import { foundingOf, submissionsOf } from './core.ts';
import { orderStream, runBook } from './lib/stream.ts';
import { printCells, processorTimed } from './lib/table.ts';

const nowMs = 1_700_000_000_000;
const never = Number.MAX_SAFE_INTEGER;
const factors = [1, 10, 100] as const;
const maker = { create: createCore, restore: restoreCore };
/** The last part of what is written or read: what a command costs once the rest is there. */
const measured = 5_000;
const factsAtOnce = 2_000;

const micros = (ms: number, count: number) => `${((ms / count) * 1_000).toFixed(ms / count < 0.001 ? 2 : 1)} µs`;

/** One operation of a book with so many orders in it. */
function matching(resting: number): string {
  const operations = 500_000;
  const stream = orderStream({ seed: 'growth', symbols: 1, restingPerSymbol: resting, operations });
  const run = () => {
    const book = new Book();
    for (let i = 0; i < stream.prefill; i++) runBook(book, stream, i);
    return processorTimed(() => {
      for (let i = stream.prefill; i < stream.length; i++) runBook(book, stream, i);
    });
  };
  run();
  return micros(run(), operations);
}

/** One command of the whole core with so many orders in the book. */
function wholeCore(resting: number): string {
  const operations = 100_000;
  const stream = orderStream({ seed: 'growth', symbols: 1, restingPerSymbol: resting, operations });
  const run = () => {
    const core = createCore();
    const founding = foundingOf();
    const submissions = [...founding, ...submissionsOf(stream, founding.length)];
    const apply = (from: number, to: number) => {
      for (let i = from; i < to; i++) core.apply(submissions[i] as Submission, i + 1, nowMs);
    };
    apply(0, submissions.length - operations);
    return processorTimed(() => apply(submissions.length - operations, submissions.length));
  };
  run();
  return micros(run(), operations);
}

interface JournalFigures {
  readonly taken: string;
  readonly replayed: string;
  readonly verified: string;
  readonly listed: string;
}

/** A journal of so many commands: its last ones written, all replayed and verified, its last ones put into the lists. */
function journalOf(folder: string, commands: number): JournalFigures {
  const path = join(folder, `journal-${commands}.db`);
  const machine = () => new DurableMachine({ path, name: 'bench', maker, nowMs: () => nowMs, snapshotEvery: never });
  const founding = foundingOf();
  const operations = commands - founding.length;
  const stream = orderStream({ seed: 'growth', symbols: 1, restingPerSymbol: 1_000, operations });
  const all = [...founding, ...submissionsOf(stream, founding.length)];
  const writing = machine();
  const take = (from: number, to: number) => {
    for (const submission of all.slice(from, to)) {
      writing.take(encodeSubmission(submission));
      if (!writing.isGroupFull) continue;
      writing.commit();
      writing.keepUp();
    }
    writing.commit();
    writing.keepUp();
  };
  take(0, all.length - measured);
  const takenMs = processorTimed(() => take(all.length - measured, all.length));
  writing.stop();
  let again: DurableMachine | undefined;
  const replayedMs = processorTimed(() => {
    again = machine();
  });
  again?.stop();
  const verifiedMs = processorTimed(() => void verifyJournal(path));
  const listedMs = list(path, join(folder, `lists-${commands}.db`), all.length - measured);
  return {
    taken: micros(takenMs, measured),
    replayed: micros(replayedMs, all.length),
    verified: micros(verifiedMs, all.length),
    listed: micros(listedMs, measured),
  };
}

/** The milliseconds that the facts after a record take into the lists. */
function list(journalPath: string, path: string, after: number): number {
  const reader = new JournalReader(journalPath);
  const source = journalSource(reader);
  const projection = openProjection(path);
  let last = 0;
  const follow = (limit: number) => {
    for (;;) {
      const batch = source.eventsAfter(last, Math.min(factsAtOnce, limit - last));
      if (batch === undefined) return;
      projection.apply(batch);
      last = batch.lastSequence;
      if (last >= limit) return;
    }
  };
  follow(after);
  const ms = processorTimed(() => follow(never));
  projection.close();
  reader.close();
  return ms;
}

/** The cost of a command at one, ten and a hundred times the size: a part that grows shows it here. */
export function benchGrowth(): void {
  const folder = mkdtempSync(join(tmpdir(), 'candor-bench-'));
  const at = (base: number, figure: (size: number) => string) => factors.map((factor) => figure(base * factor));
  // The code is warm then.
  journalOf(folder, 30_000);
  const journals = factors.map((factor) => journalOf(folder, 10_000 * factor));
  rmSync(folder, { recursive: true });
  printCells(
    `Growth, processor time of one, load from the same machine (${loadavg()[0]?.toFixed(1)})`,
    ['', ...factors.map((factor) => `${factor}×`)],
    [
      ['operation of a book, 1,000 orders resting', ...at(1_000, matching)],
      ['command of the whole core, 1,000 orders resting', ...at(1_000, wholeCore)],
      ['command of core, journal and index of answers, after 10,000', ...journals.map(({ taken }) => taken)],
      ['command into the lists, after 10,000', ...journals.map(({ listed }) => listed)],
      ['command replayed, of 10,000', ...journals.map(({ replayed }) => replayed)],
      ['command verified, of 10,000', ...journals.map(({ verified }) => verified)],
    ],
  );
}
