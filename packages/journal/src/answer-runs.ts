import { createHash } from 'node:crypto';
import type { Database } from './database.ts';
import { damaged } from './faults.ts';
import { readable } from './group-source.ts';

/** The index is written in runs of this many answers; only the newest run has fewer, and grows. */
export const fullRun = 32_768;

const keyBytes = 8;
const offsetBytes = 4;

/** The answers of consecutive sequences, sorted by their keys. */
export interface AnswerRun {
  readonly firstSequence: number;
  readonly keys: Float64Array;
  /** Of each key's sequence from the first. */
  readonly offsets: Uint32Array;
}

/** The run of the keys of consecutive sequences, given in that order. */
export function sortedRun(firstSequence: number, keys: Float64Array): AnswerRun {
  const order = Uint32Array.from(keys.keys()).sort((a, b) => (keys[a] as number) - (keys[b] as number));
  return { firstSequence, keys: Float64Array.from(order, (index) => keys[index] as number), offsets: order };
}

/** The run with the keys of the sequences after it, given in their order. */
export function extendedRun(run: AnswerRun, more: Float64Array): AnswerRun {
  const count = run.keys.length;
  const added = sortedRun(run.firstSequence + count, more);
  const keys = new Float64Array(count + more.length);
  const offsets = new Uint32Array(keys.length);
  let [old, fresh] = [0, 0];
  for (let i = 0; i < keys.length; i++) {
    const isOld = fresh === more.length || (old < count && (run.keys[old] as number) <= (added.keys[fresh] as number));
    keys[i] = (isOld ? run.keys[old] : added.keys[fresh]) as number;
    offsets[i] = isOld ? (run.offsets[old++] as number) : (added.offsets[fresh++] as number) + count;
  }
  return { firstSequence: run.firstSequence, keys, offsets };
}

/** The sequences of a key in a run: none, one, or those of different ids that share it. */
export function sequencesOf(run: AnswerRun, key: number): number[] {
  let [from, to] = [0, run.keys.length];
  while (from < to) {
    const middle = (from + to) >>> 1;
    if ((run.keys[middle] as number) < key) from = middle + 1;
    else to = middle;
  }
  const found: number[] = [];
  for (; run.keys[from] === key; from++) found.push(run.firstSequence + (run.offsets[from] as number));
  return found;
}

/** The keys in the order of their sequences. */
export function inOrder({ firstSequence, keys, offsets }: AnswerRun): Float64Array {
  const ordered = new Float64Array(keys.length).fill(-1);
  for (let i = 0; i < keys.length; i++) ordered[offsets[i] as number] = keys[i] as number;
  if (ordered.includes(-1))
    throw damaged(`the index of answers from sequence ${firstSequence}`, 'sequences are missing');
  return ordered;
}

/** The table of runs. Writing is always inside its caller's transaction. */
export class AnswerRuns {
  readonly #salt: string;
  readonly #firsts;
  readonly #read;
  readonly #insert;
  readonly #note;

  constructor(db: Database, salt: string) {
    this.#salt = salt;
    this.#firsts = db.prepare('SELECT first_sequence FROM answer_runs ORDER BY first_sequence');
    this.#read = db.prepare('SELECT last_sequence, bytes, sum FROM answer_runs WHERE first_sequence = ?');
    this.#insert = db.prepare(`
      INSERT INTO answer_runs (first_sequence, last_sequence, bytes, sum) VALUES (?, ?, ?, ?)
      ON CONFLICT (first_sequence) DO UPDATE
      SET last_sequence = excluded.last_sequence, bytes = excluded.bytes, sum = excluded.sum
    `);
    this.#note = db.prepare(`
      INSERT INTO meta (name, value) VALUES ('answers_through', ?)
      ON CONFLICT (name) DO UPDATE SET value = excluded.value
    `);
  }

  /** All runs in order; throws a `journal_damaged` fault at one that is not what was written, or not where it should be. */
  *all(): Generator<AnswerRun> {
    let next = 1;
    for (const { first_sequence: first } of readable('the index of answers', () => this.#firsts.all())) {
      if (first !== next) throw damaged('the index of answers', `a run begins at ${first} instead of ${next}`);
      const run = this.read(first);
      yield run;
      next += run.keys.length;
    }
  }

  /** The run that begins there; throws a `journal_damaged` fault when it is not what was written. */
  read(firstSequence: number): AnswerRun {
    const where = `the index of answers from sequence ${firstSequence}`;
    const row = readable(where, () => this.#read.get(firstSequence));
    const count = (row?.last_sequence ?? 0) - firstSequence + 1;
    if (!(row?.bytes instanceof Uint8Array) || row.bytes.length !== count * (keyBytes + offsetBytes) || count < 1)
      throw damaged(where, 'it has another size');
    if (row.sum !== this.#sumOf(firstSequence, row.bytes)) throw damaged(where, 'it is not what was written');
    // A copy, because what the database answers with need not stand where numbers may.
    const { buffer } = Uint8Array.from(row.bytes as Uint8Array);
    return {
      firstSequence,
      keys: new Float64Array(buffer, 0, count),
      offsets: new Uint32Array(buffer, count * keyBytes, count),
    };
  }

  write({ firstSequence, keys, offsets }: AnswerRun): void {
    const bytes = new Uint8Array(keys.length * (keyBytes + offsetBytes));
    bytes.set(new Uint8Array(keys.buffer, keys.byteOffset, keys.byteLength));
    bytes.set(new Uint8Array(offsets.buffer, offsets.byteOffset, offsets.byteLength), keys.byteLength);
    const lastSequence = firstSequence + keys.length - 1;
    this.#insert.run(firstSequence, lastSequence, bytes, this.#sumOf(firstSequence, bytes));
  }

  /** Records that every record up to this one is in a run. */
  note(through: number): void {
    this.#note.run(String(through));
  }

  #sumOf(firstSequence: number, bytes: Uint8Array): string {
    const head = `candor answers 2\n${this.#salt}\n${firstSequence}\n`;
    return createHash('sha256').update(head).update(bytes).digest('hex');
  }
}

/** Makes the runs of all keys from the first sequence on. Inside its caller's transaction. */
export class RunBuilder {
  readonly #runs: AnswerRuns;
  readonly #keys = new Float64Array(fullRun);
  #count = 0;
  #first = 1;

  constructor(runs: AnswerRuns) {
    this.#runs = runs;
  }

  /** Of the next sequence. */
  add(key: number): void {
    this.#keys[this.#count++] = key;
    if (this.#count === fullRun) this.#write();
  }

  /** Writes what is left; answers the last sequence. */
  finish(): number {
    if (this.#count > 0) this.#write();
    this.#runs.note(this.#first - 1);
    return this.#first - 1;
  }

  #write(): void {
    this.#runs.write(sortedRun(this.#first, this.#keys.slice(0, this.#count)));
    this.#first += this.#count;
    this.#count = 0;
  }
}
