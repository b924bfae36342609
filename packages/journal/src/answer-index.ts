import { CommandKeys } from './command-key.ts';
import { readable } from './group-source.ts';
import type { Database } from './journal-file.ts';

/** How many ids wait in memory before they are written into the index together, in order. */
const writeAfter = 4_096;

/**
 * Finds the record of a command id, for ever. The newest ids are in memory; older ones are rows of `answers`, written
 * in large sorted batches, because one row at a time would touch one page of the index for each command. What is not
 * yet written is no loss: a start reads it back from the groups after `answers_through`.
 */
export class AnswerIndex {
  readonly #keys: CommandKeys;
  readonly #recent = new Map<string, number>();
  readonly #find;
  readonly #insert;
  readonly #setThrough;
  #through: number;
  #last: number;

  constructor(db: Database, salt: string) {
    this.#keys = new CommandKeys(salt);
    this.#find = db.prepare('SELECT sequence FROM answers WHERE key = ?');
    this.#insert = db.prepare('INSERT INTO answers (key, sequence) SELECT value ->> 0, value ->> 1 FROM json_each(?)');
    this.#setThrough = db.prepare("UPDATE meta SET value = ? WHERE name = 'answers_through'");
    this.#through = readThrough(db);
    this.#last = this.#through;
  }

  /** Every record up to this sequence has its row. */
  get through(): number {
    return this.#through;
  }

  get isDue(): boolean {
    return this.#recent.size >= writeAfter;
  }

  /** Where the id may have been answered: exact when it is recent, otherwise to be compared with the record. */
  candidates(commandId: string): readonly number[] {
    const recent = this.#recent.get(commandId);
    if (recent !== undefined) return [recent];
    if (this.#through === 0) return [];
    const key = this.#keys.of(commandId);
    // Nearly every id is new, and asking for one row is the cheaper way to hear so.
    if (readable('the index of answers', () => this.#find.get(key)) === undefined) return [];
    return readable('the index of answers', () => this.#find.all(key)).map((row) => row.sequence);
  }

  add(commandId: string, sequence: number): void {
    this.#recent.set(commandId, sequence);
    this.#last = sequence;
  }

  /** Writes what is recent into the index; inside the transaction of its caller, who calls `written` after the commit. */
  write(): void {
    const rows: [key: number, sequence: number][] = [];
    for (const [commandId, sequence] of this.#recent) rows.push([this.#keys.of(commandId), sequence]);
    rows.sort((a, b) => a[0] - b[0]);
    this.#insert.run(JSON.stringify(rows));
    this.#setThrough.run(String(this.#last));
  }

  written(): void {
    this.#recent.clear();
    this.#through = this.#last;
  }
}

export function readThrough(db: Database): number {
  return readable('the index of answers', () =>
    Number(db.prepare("SELECT value FROM meta WHERE name = 'answers_through'").get().value),
  );
}
