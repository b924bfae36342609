import { assert } from '@candor/kernel';
import type { EventType, PlacedEvent } from '@candor/exchange';
import { projectorMakers } from '../generated/projectors.ts';
import { tables } from '../generated/tables.ts';
import { openSqlite, type SqliteDatabase } from '../sqlite/index.ts';
import type { SourcedBatch } from './event-source.ts';
import type { Place, Projector } from './projector.ts';
import { prepareSchema } from './schema-file.ts';
import { TableWriter } from './table-writer.ts';
import { openWriteStore, type WriteStore } from './write-store.ts';

type Handler = (event: PlacedEvent['event'], place: Place) => void;

/** The writing side of the read model: the only thing that changes its tables. One per file. */
export class Projection {
  readonly #database: SqliteDatabase;
  readonly #store: WriteStore;
  readonly #projectors: readonly Projector[];
  readonly #handlers = new Map<EventType, Handler[]>();
  readonly #journal: string;
  #watermark: number;
  #atMs: number;
  #hasFailed = false;

  constructor(database: SqliteDatabase, journal: string) {
    this.#database = database;
    this.#store = openWriteStore(database);
    const found = this.#store.watermark.find(1);
    this.#journal = journal;
    this.#watermark = found?.sequence ?? 0;
    this.#atMs = found?.at_ms ?? 0;
    this.#projectors = projectorMakers.map((make) => make(this.#store));
    for (const { handlers } of this.#projectors) {
      for (const [type, handler] of Object.entries(handlers) as [EventType, Handler][]) {
        const all = this.#handlers.get(type) ?? [];
        this.#handlers.set(type, [...all, handler]);
      }
    }
  }

  /** Sequence of the last command whose facts are in the tables. */
  get watermark(): number {
    return this.#watermark;
  }

  /**
   * Brings the tables from the watermark to `batch.lastSequence` in one transaction. Commands at or before the
   * watermark are skipped, so that applying a batch twice is harmless; a gap is refused.
   *
   * After an error no part of the batch is stored, and this object must not be used any more: its memory no longer
   * matches the file.
   */
  apply(batch: SourcedBatch): void {
    assert(!this.#hasFailed, 'a projection that has failed is opened again before it goes on');
    if (batch.lastSequence <= this.#watermark) return;
    assert(batch.firstSequence <= this.#watermark + 1, 'a batch leaves no gap after the watermark');
    this.#database.exec('begin immediate');
    try {
      for (const placed of batch.events) {
        if (placed.sequence > this.#watermark) this.#applyOne(placed);
      }
      for (const projector of this.#projectors) projector.flush?.();
      this.#store.counter.flush();
      this.#store.watermark.upsert({
        id: 1,
        sequence: batch.lastSequence,
        at_ms: this.#atMs,
        journal: this.#journal,
        chain: batch.chain ?? '',
      });
      this.#database.exec('commit');
    } catch (error) {
      this.#hasFailed = true;
      if (this.#database.isTransaction) this.#database.exec('rollback');
      throw error;
    }
    this.#watermark = batch.lastSequence;
  }

  /** Rows of each table. Walks over all of them. */
  rowCounts(): Record<string, number> {
    const count = (name: string) =>
      this.#database.prepare(`select count(*) as count from ${name}`).get().count as number;
    return Object.fromEntries(Object.keys(tables).map((name) => [name, count(name)]));
  }

  close(): void {
    this.#database.close();
  }

  #applyOne(placed: PlacedEvent): void {
    this.#atMs = placed.atMs;
    for (const handler of this.#handlers.get(placed.event.type) ?? []) handler(placed.event, placed);
  }
}

/** The journal that a read model follows. */
interface FollowedJournal {
  /** The identity that no other journal has. */
  readonly id: string;
  readonly lastSequence: number;
  /** The chain after a command, in hex; absent where no batch ends there. */
  readonly chainAfter?: (sequence: number) => string | undefined;
}

interface ProjectionOptions {
  readonly journal?: FollowedJournal;
}

/**
 * Opens the read model at `path` for writing, and makes it when it is not there. Tables that another version of the
 * schema made, or another journal, or more of this journal than there is, are dropped and begin anew at sequence 0.
 */
export function openProjection(path: string, options: ProjectionOptions = {}): Projection {
  const { journal = { id: '', lastSequence: Number.MAX_SAFE_INTEGER } } = options;
  // A lost tail is read from the journal again, so commits need not wait for the disk.
  const database = openSqlite(path, { synchronous: 'normal' });
  prepareSchema(database, { startOver: false });
  if (!continues(database, journal)) prepareSchema(database, { startOver: true });
  return new Projection(database, journal.id);
}

function continues(database: SqliteDatabase, journal: FollowedJournal): boolean {
  const kept = new TableWriter(database, tables.watermark).find(1);
  if (kept === undefined) return true;
  if (kept.journal !== journal.id || kept.sequence > journal.lastSequence) return false;
  // A journal that was restored and has gone another way since has other records under the same numbers.
  return kept.chain === '' || journal.chainAfter === undefined || journal.chainAfter(kept.sequence) === kept.chain;
}
