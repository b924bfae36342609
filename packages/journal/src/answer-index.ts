import { type AnswerSum, RowSums, writtenSum } from './answer-sum.ts';
import { CommandKeys } from './command-key.ts';
import { readable } from './group-source.ts';
import type { Database } from './database.ts';

/** The number of ids that wait in memory before they are written into the index together, in order. */
const writeAfter = 4_096;

/**
 * Finds the record of a command id, for ever. The newest ids are in memory; older ones are rows of `answers`, written
 * in large sorted batches, because one row at a time would touch one page of the index for each command. Ids not yet
 * written are not lost: a start reads them back from the groups after `answers_through`.
 *
 * A missing row means that a command is new, so the rows are under a checksum: `answer-sum.ts`. The maker of an index
 * has proven them: `proveAnswers`.
 */
export class AnswerIndex {
  readonly #keys: CommandKeys;
  readonly #recent = new Map<string, number>();
  readonly #find;
  readonly #rows: AnswerRows;
  #sum: AnswerSum;
  #next: AnswerSum;

  constructor(db: Database, salt: string, proven: AnswerSum) {
    this.#keys = new CommandKeys(salt);
    this.#find = db.prepare('SELECT sequence FROM answers WHERE key = ?');
    this.#rows = new AnswerRows(db, salt);
    this.#sum = proven;
    this.#next = proven;
  }

  /** Every record up to this sequence has its row. */
  get through(): number {
    return this.#sum.through;
  }

  get isDue(): boolean {
    return this.#recent.size >= writeAfter;
  }

  /**
   * Sequences at which the id may have been answered: exact when it is recent, otherwise to be compared with the
   * record.
   */
  candidates(commandId: string): readonly number[] {
    const recent = this.#recent.get(commandId);
    if (recent !== undefined) return [recent];
    if (this.through === 0) return [];
    const key = this.#keys.of(commandId);
    // Nearly every id is new, and a query for one row is the cheapest way to find out.
    if (readable('the index of answers', () => this.#find.get(key)) === undefined) return [];
    return readable('the index of answers', () => this.#find.all(key)).map((row) => row.sequence);
  }

  add(commandId: string, sequence: number): void {
    this.#recent.set(commandId, sequence);
  }

  /**
   * Writes recent answers into the index; inside the transaction of its caller, who calls `written` after the commit.
   */
  write(): void {
    const rows: AnswerRow[] = [];
    for (const [commandId, sequence] of this.#recent) rows.push([this.#keys.of(commandId), sequence]);
    this.#next = this.#rows.add(this.#sum, rows);
    this.#rows.note(this.#next);
  }

  written(): void {
    this.#recent.clear();
    this.#sum = this.#next;
  }
}

export type AnswerRow = [key: number, sequence: number];

/** Writes rows of the index and their proof in `meta`. Always inside its caller's transaction. */
export class AnswerRows {
  readonly #salt: string;
  readonly #insert;
  readonly #sums: RowSums;
  readonly #note;

  constructor(db: Database, salt: string) {
    this.#salt = salt;
    this.#insert = db.prepare('INSERT INTO answers (key, sequence) SELECT value ->> 0, value ->> 1 FROM json_each(?)');
    this.#sums = new RowSums(db);
    this.#note = db.prepare(`
      INSERT INTO meta (name, value) VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value
    `);
  }

  /** Adds rows to those summed in `before`; returns the sum of all. */
  add(before: AnswerSum, rows: AnswerRow[]): AnswerSum {
    if (rows.length === 0) return before;
    rows.sort((a, b) => a[0] - b[0]);
    const text = JSON.stringify(rows);
    this.#insert.run(text);
    return this.#sums.after(before, text);
  }

  /** Builds of 0.8 keep and read `answers_through` only. */
  note(sum: AnswerSum): void {
    this.#note.run('answers_through', String(sum.through));
    this.#note.run('answers_sum', writtenSum(sum, this.#salt));
  }
}
