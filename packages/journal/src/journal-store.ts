import type { Fault } from '@candor/kernel';
import { AnswerIndex } from './answer-index.ts';
import { damaged, messageOf, stopped } from './faults.ts';
import { GroupSource } from './group-source.ts';
import { type Database, type JournalIdentity, openForWriting } from './journal-file.ts';
import type { GroupWriter } from './record.ts';
import { type Snapshot, Snapshots } from './snapshots.ts';

/**
 * The journal of the one process that writes it. Each opening raises the epoch, and a group is taken only in the epoch
 * it was opened in, so that of two writers the older one stops at its next commit.
 */
export class JournalStore {
  readonly identity: JournalIdentity;
  readonly groups: GroupSource;
  readonly answers: AnswerIndex;
  readonly snapshots: Snapshots;
  readonly #db: Database;
  readonly #insertGroup;
  readonly #epoch: string;

  private constructor(db: Database, identity: JournalIdentity) {
    this.#db = db;
    this.identity = identity;
    this.groups = new GroupSource(db, identity);
    this.answers = new AnswerIndex(db, identity.salt);
    this.snapshots = new Snapshots(db);
    this.#epoch = raiseEpoch(db);
    this.#insertGroup = db.prepare(`
      INSERT INTO groups (first_sequence, last_sequence, record_count, bytes, chain)
      SELECT ?, ?, ?, ?, ? WHERE EXISTS (SELECT 1 FROM meta WHERE name = 'epoch' AND value = ?)
    `);
    this.#refuseShortened();
  }

  /** `path` may be `inMemory`. `name` counts only when the journal is new. */
  static open(path: string, name: string): JournalStore {
    const { db, identity } = openForWriting(path, name);
    try {
      return new JournalStore(db, identity);
    } catch (error) {
      db.close();
      throw error;
    }
  }

  /** Makes one group durable. When it throws, nothing of the group may be told to anybody, and the process stops. */
  commit(firstSequence: number, group: GroupWriter): void {
    const lastSequence = firstSequence + group.count - 1;
    const row = [firstSequence, lastSequence, group.count, group.bytes(), group.link];
    const { changes } = this.#insertGroup.run(...row, this.#epoch);
    if (changes !== 1) throw fenced();
  }

  /** Writes the newest ids into the index when enough of them wait. Nobody's answer depends on it. */
  keepIndex(): void {
    if (!this.answers.isDue) return;
    this.#together(() => this.answers.write());
    this.answers.written();
  }

  /** Keeps the state, and brings the index of answers up to the same record. */
  keepSnapshot(snapshot: Snapshot): void {
    this.#together(() => {
      this.snapshots.write(snapshot);
      this.answers.write();
    });
    this.answers.written();
  }

  close(): void {
    if (this.#db.isOpen) this.#db.close();
  }

  #together(write: () => void): void {
    this.#db.exec('BEGIN IMMEDIATE');
    try {
      if (readEpoch(this.#db) !== this.#epoch) throw fenced();
      write();
      this.#db.exec('COMMIT');
    } catch (error) {
      if (this.#db.isOpen && this.#db.isTransaction) this.#db.exec('ROLLBACK');
      throw error;
    }
  }

  /** Snapshots and the index follow the groups; when one is ahead of them, groups at the end are gone. */
  #refuseShortened(): void {
    const last = this.groups.lastSequence();
    const told = Math.max(this.answers.through, this.snapshots.sequences()[0] ?? 0);
    if (last < told)
      throw damaged(`sequence ${last + 1}`, `the groups end there, though sequence ${told} was committed`);
  }
}

function raiseEpoch(db: Database): string {
  try {
    db.exec("UPDATE meta SET value = CAST(CAST(value AS INTEGER) + 1 AS TEXT) WHERE name = 'epoch'");
    return readEpoch(db);
  } catch (error) {
    throw stopped(`The journal cannot be written: ${messageOf(error)}`, error);
  }
}

function readEpoch(db: Database): string {
  return db.prepare("SELECT value FROM meta WHERE name = 'epoch'").get().value;
}

function fenced(): Fault {
  return stopped('Another process has opened the journal: this one no longer writes it.');
}
