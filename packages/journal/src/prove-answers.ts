import { type AnswerRow, AnswerRows } from './answer-index.ts';
import { type AnswerSum, areSameSums, noAnswers, readSum, RowSums, sumOfIndex } from './answer-sum.ts';
import { CommandKeys } from './command-key.ts';
import { type GroupSource, readable } from './group-source.ts';
import type { Database, JournalIdentity } from './database.ts';
import { readMeta } from './identity.ts';
import { decodeRecorded } from './recorded-command.ts';

/** The number of rows built before they are written. */
const batchRows = 50_000;

/** A start's findings about the index of answers. */
interface ProvenAnswers {
  readonly sum: AnswerSum;
  /** The damage, when the index had to be rebuilt. */
  readonly repaired?: string;
}

/**
 * Proves the index of answers by one scan: a row that is missing or changed would run a command twice. A damaged index
 * is built again from the groups, which are under the chain. Journals of 0.8 have no sum yet: theirs is computed from
 * the groups once.
 */
export function proveAnswers(db: Database, identity: JournalIdentity, groups: GroupSource): ProvenAnswers {
  return readable('the index of answers', () => {
    const meta = readMeta(db);
    const found = sumOfIndex(db);
    const through = Number(meta.get('answers_through'));
    const written = meta.get('answers_sum');
    const known = written === undefined ? undefined : readSum(written, identity.salt);
    if (known !== undefined && known.through === through && areSameSums(known, found)) return { sum: known };
    if (written === undefined && found.through === 0 && through === 0) return { sum: noAnswers };

    const build = new IndexBuilder(db, identity, groups);
    if (written === undefined && build.agrees(found, through)) return { sum: found };
    return {
      sum: build.again(),
      repaired: reasonOf(known?.through ?? (written === undefined ? through : undefined), found),
    };
  });
}

function reasonOf(through: number | undefined, found: AnswerSum): string {
  if (through === undefined) return 'what proves the index of answers could not be read; it was built again';
  return through === found.through
    ? 'a row of the index of answers was not what was written; it was built again'
    : `the index of answers had ${found.through} rows for ${through} records; it was built again`;
}

class IndexBuilder {
  readonly #db: Database;
  readonly #keys: CommandKeys;
  readonly #groups: GroupSource;
  readonly #rows: AnswerRows;

  constructor(db: Database, identity: JournalIdentity, groups: GroupSource) {
    this.#db = db;
    this.#keys = new CommandKeys(identity.salt);
    this.#groups = groups;
    this.#rows = new AnswerRows(db, identity.salt);
  }

  /** True if the records up to `through` yield exactly the found rows; if so, this is recorded from now on. */
  agrees(found: AnswerSum, through: number): boolean {
    const sums = new RowSums(this.#db);
    let sum = noAnswers;
    for (const rows of this.#batches(through)) sum = sums.after(sum, JSON.stringify(rows));
    if (!areSameSums(sum, found)) return false;
    this.#rows.note(sum);
    return true;
  }

  /** Empties the index and fills it from every record. */
  again(): AnswerSum {
    this.#db.exec('BEGIN IMMEDIATE');
    try {
      this.#db.exec('DELETE FROM answers');
      let sum = noAnswers;
      for (const rows of this.#batches(this.#groups.lastSequence())) sum = this.#rows.add(sum, rows);
      this.#rows.note(sum);
      this.#db.exec('COMMIT');
      return sum;
    } catch (error) {
      if (this.#db.isOpen && this.#db.isTransaction) this.#db.exec('ROLLBACK');
      throw error;
    }
  }

  *#batches(through: number): Generator<AnswerRow[]> {
    let rows: AnswerRow[] = [];
    for (const group of this.#groups.from(1)) {
      for (const record of group.records) {
        if (record.sequence > through) break;
        rows.push([this.#keys.of(decodeRecorded(record).commandId), record.sequence]);
      }
      if (rows.length >= batchRows || group.lastSequence >= through) {
        yield rows;
        rows = [];
      }
      if (group.lastSequence >= through) return;
    }
  }
}
