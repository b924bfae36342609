import { assert } from '@candor/kernel';
import type { Database, JournalFormat } from './database.ts';
import { damaged } from './faults.ts';
import { readable } from './group-source.ts';

const keptSnapshots = 3;

/** The size of all parts but the last: what a journal takes in without holding up the next commit for long. */
export const partBytes = 1 << 20;

/** The core's whole state after one record, with its proof. */
export interface Snapshot {
  readonly sequence: number;
  readonly atMs: number;
  /** The chain after that record. */
  readonly chain: Uint8Array;
  /** Hex of the state's hash. */
  readonly stateHash: string;
  readonly bytes: Uint8Array;
}

/**
 * The tables of snapshots, of which the newest three are kept: the older ones are for the day the newest is unreadable. A snapshot is
 * there when its row is, which is written after all its parts.
 */
export class Snapshots {
  readonly #format: JournalFormat;
  readonly #sequences;
  readonly #at;
  readonly #read;
  readonly #parts;
  readonly #db: Database;

  constructor(db: Database, format: JournalFormat) {
    this.#db = db;
    this.#format = format;
    this.#sequences = db.prepare('SELECT sequence FROM snapshots ORDER BY sequence DESC');
    this.#at = db.prepare('SELECT sequence, at_ms FROM snapshots WHERE sequence = ?');
    this.#read = db.prepare('SELECT * FROM snapshots WHERE sequence = ?');
    this.#parts = this.#isInParts
      ? db.prepare('SELECT part, bytes FROM snapshot_parts WHERE sequence = ? ORDER BY part')
      : undefined;
  }

  get #isInParts(): boolean {
    return this.#format !== '1' && this.#format !== '2';
  }

  /** Newest first. */
  sequences(): readonly number[] {
    return readable('the snapshots', () => this.#sequences.all()).map((row) => row.sequence);
  }

  newest(): Pick<Snapshot, 'sequence' | 'atMs'> | undefined {
    const [sequence] = this.sequences();
    const row = sequence === undefined ? undefined : this.#at.get(sequence);
    return row === undefined ? undefined : { sequence: row.sequence, atMs: row.at_ms };
  }

  read(sequence: number): Snapshot | undefined {
    const row = readable(`the snapshot at sequence ${sequence}`, () => this.#read.get(sequence));
    if (row === undefined) return undefined;
    const bytes = this.#parts === undefined ? row.bytes : this.#joined(sequence, row.size);
    return { sequence, atMs: row.at_ms, chain: row.chain, stateHash: row.state_hash, bytes };
  }

  #joined(sequence: number, size: number): Uint8Array {
    const where = `the snapshot at sequence ${sequence}`;
    const rows = readable(where, () => this.#parts?.all(sequence) ?? []);
    if (rows.some(({ part }, index) => part !== index)) throw damaged(where, 'its parts do not follow each other');
    const bytes = Buffer.concat(rows.map((row) => row.bytes));
    if (bytes.length !== size) throw damaged(where, 'its parts do not have its size');
    return bytes;
  }

  /** Inside the transaction of its caller: the whole of a snapshot. */
  write(snapshot: Snapshot): void {
    for (const step of this.writing(snapshot)) step();
  }

  /**
   * The steps of writing a snapshot, each in a transaction of its caller and none of them long: what an interrupted one left, its
   * parts, its row, and then the parts of those that are no longer kept.
   */
  *writing(snapshot: Snapshot): Generator<() => void, void> {
    assert(this.#isInParts, 'snapshots are written in the newest format only');
    const { sequence, bytes } = snapshot;
    yield* this.#dropping();
    // An unusable one may be at the same sequence: the good one replaces it.
    yield () => void this.#db.prepare('DELETE FROM snapshots WHERE sequence = ?').run(sequence);
    yield* this.#dropping();
    const insertPart = this.#db.prepare('INSERT INTO snapshot_parts (sequence, part, bytes) VALUES (?, ?, ?)');
    for (let part = 0; part * partBytes < bytes.length; part++) {
      yield () => void insertPart.run(sequence, part, bytes.subarray(part * partBytes, (part + 1) * partBytes));
    }
    yield () => {
      this.#db
        .prepare('INSERT INTO snapshots (sequence, at_ms, chain, state_hash, size) VALUES (?, ?, ?, ?, ?)')
        .run(sequence, snapshot.atMs, snapshot.chain, snapshot.stateHash, bytes.length);
      this.#db
        .prepare(
          'DELETE FROM snapshots WHERE sequence NOT IN (SELECT sequence FROM snapshots ORDER BY sequence DESC LIMIT ?)',
        )
        .run(keptSnapshots);
    };
    yield* this.#dropping();
  }

  /** Parts without a snapshot go, one in a step. */
  *#dropping(): Generator<() => void, void> {
    const left = this.#db
      .prepare('SELECT sequence, part FROM snapshot_parts WHERE sequence NOT IN (SELECT sequence FROM snapshots)')
      .all();
    const drop = this.#db.prepare('DELETE FROM snapshot_parts WHERE sequence = ? AND part = ?');
    for (const { sequence, part } of left) yield () => void drop.run(sequence, part);
  }
}
