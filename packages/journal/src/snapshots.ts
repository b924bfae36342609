import { readable } from './group-source.ts';
import type { Database } from './database.ts';

const keptSnapshots = 3;

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

/** The table of snapshots, of which the newest three are kept: the older ones are for the day the newest is unreadable. */
export class Snapshots {
  readonly #sequences;
  readonly #read;
  readonly #insert;
  readonly #prune;

  constructor(db: Database) {
    this.#sequences = db.prepare('SELECT sequence FROM snapshots ORDER BY sequence DESC');
    this.#read = db.prepare('SELECT * FROM snapshots WHERE sequence = ?');
    // An unusable one may be at the same sequence: the good one replaces it.
    this.#insert = db.prepare(`
      INSERT INTO snapshots (sequence, at_ms, chain, state_hash, bytes) VALUES (?, ?, ?, ?, ?)
      ON CONFLICT (sequence) DO UPDATE
      SET at_ms = excluded.at_ms, chain = excluded.chain, state_hash = excluded.state_hash, bytes = excluded.bytes
    `);
    this.#prune = db.prepare(
      'DELETE FROM snapshots WHERE sequence NOT IN (SELECT sequence FROM snapshots ORDER BY sequence DESC LIMIT ?)',
    );
  }

  /** Newest first. */
  sequences(): readonly number[] {
    return readable('the snapshots', () => this.#sequences.all()).map((row) => row.sequence);
  }

  read(sequence: number): Snapshot | undefined {
    const row = readable(`the snapshot at sequence ${sequence}`, () => this.#read.get(sequence));
    if (row === undefined) return undefined;
    return { sequence, atMs: row.at_ms, chain: row.chain, stateHash: row.state_hash, bytes: row.bytes };
  }

  /** Inside the transaction of its caller. */
  write(snapshot: Snapshot): void {
    this.#insert.run(snapshot.sequence, snapshot.atMs, snapshot.chain, snapshot.stateHash, snapshot.bytes);
    this.#prune.run(keptSnapshots);
  }
}
