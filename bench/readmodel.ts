import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { JournalReader } from '@candor/journal';
import { journalSource, openProjection } from '@candor/readmodel';
import { openSqlite } from '@candor/readmodel/sqlite';
import { runSeed } from '@candor/sim';
import { median, perSecond, printTable, rate, timed } from './lib/table.ts';

const rounds = 9;
const warmUp = 2;
const commandsPerTransaction = 2_000;

type Batch = NonNullable<ReturnType<ReturnType<typeof journalSource>['eventsAfter']>>;

function batchesOf(journalPath: string): Batch[] {
  const reader = new JournalReader(journalPath);
  const source = journalSource(reader);
  const batches: Batch[] = [];
  for (let last = 0; ; ) {
    const batch = source.eventsAfter(last, commandsPerTransaction);
    if (!batch) break;
    batches.push(batch);
    last = batch.lastSequence;
  }
  reader.close();
  return batches;
}

function project(path: string, batches: readonly Batch[]): number {
  const projection = openProjection(path);
  const ms = timed(() => {
    for (const batch of batches) projection.apply(batch);
  });
  projection.close();
  return ms;
}

/** The rows of a finished read model, put into empty tables like its own. */
function insertBare(from: string, path: string): number {
  openProjection(path).close();
  const finished = openSqlite(from, { readOnly: true });
  const database = openSqlite(path, { synchronous: 'normal' });
  const names = finished
    .prepare(`select name from sqlite_schema where type = 'table' and name <> 'watermark'`)
    .all() as { name: string }[];
  const tables = names.flatMap(({ name }) => {
    const rows = (finished.prepare(`select * from ${name}`).all() as object[]).map((row) => Object.values(row));
    const [first] = rows;
    if (first === undefined) return [];
    return { rows, insert: database.prepare(`insert into ${name} values (${first.map(() => '?').join(', ')})`) };
  });
  const ms = timed(() => {
    database.exec('begin immediate');
    for (const { rows, insert } of tables) for (const row of rows) insert.run(...row);
    database.exec('commit');
  });
  finished.close();
  database.close();
  return ms;
}

/** Facts of a simulated journal into the rows of lists, against the bare inserts of the same rows. Options and contracts alone, too. */
export function benchReadModel(): void {
  const folder = mkdtempSync(join(tmpdir(), 'candor-bench-'));
  const journalPath = join(folder, 'journal.db');
  runSeed('bench', { commands: 10_000, keepAt: journalPath });
  const all = batchesOf(journalPath);
  const only = (...products: string[]) =>
    all.map((batch) => ({
      ...batch,
      events: batch.events.filter(({ event }) => products.includes(event.type.split('.')[0] as string)),
    }));
  const options = only('options');
  const contracts = only('contract', 'copy');
  const finished = join(folder, 'finished.db');
  project(finished, all);

  let files = 0;
  const fresh = () => join(folder, `${files++}.db`);
  const runs = Array.from({ length: rounds }, () => ({
    all: project(fresh(), all),
    bare: insertBare(finished, fresh()),
    options: project(fresh(), options),
    contracts: project(fresh(), contracts),
  })).slice(warmUp);
  const medianOf = (part: keyof (typeof runs)[number]) => median(runs.map((run) => run[part]));
  const countOf = (batches: readonly Batch[]) => batches.reduce((count, { events }) => count + events.length, 0);

  printTable('Facts into the read model', [
    {
      what: `${countOf(all).toLocaleString('en')} facts of all products`,
      value: rate(perSecond(countOf(all), medianOf('all'))),
      against: `their rows by bare inserts in ${medianOf('bare').toFixed(0)} ms`,
      ratio: medianOf('bare') / medianOf('all'),
    },
    { what: 'facts of options alone', value: rate(perSecond(countOf(options), medianOf('options'))) },
    { what: 'facts of contracts and copies alone', value: rate(perSecond(countOf(contracts), medianOf('contracts'))) },
  ]);
  rmSync(folder, { recursive: true });
}
