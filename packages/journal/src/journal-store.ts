import type { Fault } from '@candor/kernel';
import type { AnswerIndex } from './answer-index.ts';
import { damaged, stopped, unreadable } from './faults.ts';
import { GroupSource } from './group-source.ts';
import { type Database, inMemory, type JournalIdentity } from './database.ts';
import { openForWriting } from './journal-file.ts';
import { readMark, refuseOther, writeMark } from './journal-mark.ts';
import { proveAnswers } from './prove-answers.ts';
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
  /** Damaged parts that were rebuilt from proven ones, in words. */
  readonly repaired: readonly string[];
  readonly #path: string;
  readonly #db: Database;
  readonly #insertGroup;
  readonly #epoch: string;

  private constructor(path: string, db: Database, identity: JournalIdentity) {
    this.#path = path;
    this.#db = db;
    this.identity = identity;
    this.groups = new GroupSource(db, identity);
    const mark = path === inMemory ? undefined : readMark(path);
    if (mark !== undefined && mark !== 'unreadable') refuseOther(path, identity, this.groups, mark);
    this.#epoch = raiseEpoch(db);
    const { answers, repaired } = proveAnswers(db, identity, this.groups);
    this.answers = answers;
    this.repaired = [
      ...(repaired === undefined ? [] : [repaired]),
      ...(mark === 'unreadable' ? ['the mark beside the journal could not be read; it was written again'] : []),
    ];
    this.snapshots = new Snapshots(db, identity.format);
    this.#insertGroup = db.prepare(`
      INSERT INTO groups (first_sequence, last_sequence, record_count, bytes, chain)
      SELECT ?, ?, ?, ?, ? WHERE EXISTS (SELECT 1 FROM meta WHERE name = 'epoch' AND value = ?)
    `);
    this.#refuseShortened();
    this.#mark();
  }

  /** `path` may be `inMemory`. `name` counts only when the journal is new. */
  static open(path: string, name: string): JournalStore {
    const { db, identity } = openForWriting(path, name);
    try {
      return new JournalStore(path, db, identity);
    } catch (error) {
      db.close();
      throw unreadable(path, error, path);
    }
  }

  /** Makes one group durable. When it throws, no part of the group may be published, and the process stops. */
  commit(firstSequence: number, group: GroupWriter): void {
    const lastSequence = firstSequence + group.count - 1;
    const row = [firstSequence, lastSequence, group.count, group.bytes(), group.link];
    const { changes } = this.#insertGroup.run(...row, this.#epoch);
    if (changes !== 1) throw fenced();
  }

  /** Writes the newest ids into the index when enough of them wait. No answer depends on it. */
  keepIndex(): void {
    if (!this.answers.isDue) return;
    this.#together(() => this.answers.write());
    this.answers.written();
    this.#mark();
  }

  /** Keeps the state, and brings the index of answers up to the last record. */
  keepSnapshot(snapshot: Snapshot): void {
    this.#together(() => {
      this.snapshots.write(snapshot);
      this.answers.write();
    });
    this.answers.written();
    this.#mark();
  }

  /** The same in short steps, between which groups are committed; the index follows by itself. */
  *keepingSnapshot(snapshot: Snapshot): Generator<void, void> {
    for (const step of this.snapshots.writing(snapshot)) {
      this.#together(step);
      yield;
    }
    this.#mark();
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

  /** Records outside of the file how far it has come. */
  #mark(): void {
    if (this.#path === inMemory) return;
    const sequence = this.groups.lastSequence();
    const chain = Buffer.from(this.groups.chainAfter(sequence)).toString('hex');
    writeMark(this.#path, { salt: this.identity.salt, sequence, chain });
  }

  /** Snapshots and the index follow the groups; when one is ahead of them, groups at the end are gone. */
  #refuseShortened(): void {
    const last = this.groups.lastSequence();
    const told = Math.max(this.answers.through, this.snapshots.sequences()[0] ?? 0);
    if (last < told)
      throw damaged(`sequence ${last + 1}`, `the groups end there, though sequence ${told} was committed`);
  }
}

/** Its number means only that the one before is over: whatever its value, the next is another. */
function raiseEpoch(db: Database): string {
  try {
    const row = db
      .prepare(`
        INSERT INTO meta (name, value) VALUES ('epoch', '1')
        ON CONFLICT (name) DO UPDATE SET value = CAST(CAST(value AS INTEGER) + 1 AS TEXT) RETURNING value
      `)
      .get();
    return row.value;
  } catch (error) {
    throw unreadable('what the journal says of itself', error);
  }
}

function readEpoch(db: Database): string | undefined {
  return db.prepare("SELECT value FROM meta WHERE name = 'epoch'").get()?.value;
}

function fenced(): Fault {
  return stopped('Another process has opened the journal: this one no longer writes it.');
}
