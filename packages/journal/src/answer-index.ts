import { type AnswerRun, type AnswerRuns, extendedRun, fullRun, sequencesOf, sortedRun } from './answer-runs.ts';
import { CommandKeys } from './command-key.ts';
import { coarse, GrowingFilter, KeyFilter } from './key-filter.ts';

/** The number of ids that wait in memory before they are written into the index together. */
const writeAfter = 4_096;

interface RunHead {
  readonly firstSequence: number;
  readonly filter: KeyFilter;
  count: number;
}

/**
 * Finds the record of a command id, for ever. The newest ids are in memory; older ones are in sorted runs of `answer_runs`,
 * each written once or a few times and never again, so that what a new id costs does not grow with their number. Nearly
 * every id is new: one filter over all of them says so without a look at the file, and when it does not, one filter for each
 * run tells which to read. Ids not yet written are not lost: a start reads them back from the groups after `answers_through`.
 */
export class AnswerIndex {
  readonly #keys: CommandKeys;
  readonly #runs: AnswerRuns;
  readonly #recent = new Map<string, number>();
  readonly #older = new GrowingFilter();
  readonly #heads: RunHead[] = [];
  /** The newest of those read or written. */
  #latest: AnswerRun | undefined;
  #through = 0;
  #written: readonly AnswerRun[] = [];

  constructor(runs: AnswerRuns, salt: string) {
    this.#keys = new CommandKeys(salt);
    this.#runs = runs;
  }

  /** Takes in a run that the file has, in order. */
  know(run: AnswerRun): void {
    const known = this.#heads.at(-1);
    const isExtended = known?.firstSequence === run.firstSequence;
    const head = isExtended ? known : headOf(run);
    if (!isExtended) this.#heads.push(head);
    for (let i = 0; i < run.keys.length; i++) {
      if (isExtended && (run.offsets[i] as number) < head.count) continue;
      const key = run.keys[i] as number;
      head.filter.add(key);
      this.#older.add(key);
    }
    head.count = run.keys.length;
    this.#latest = run;
    this.#through = run.firstSequence + run.keys.length - 1;
  }

  /** Every record up to this sequence is in a run. */
  get through(): number {
    return this.#through;
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
    const key = this.#keys.of(commandId);
    if (!this.#older.mayHave(key)) return none;
    return this.#heads.flatMap(({ filter, firstSequence }) =>
      filter.mayHave(key) ? sequencesOf(this.#runAt(firstSequence), key) : none,
    );
  }

  /** Of the record after the last one that was added. */
  add(commandId: string, sequence: number): void {
    this.#recent.set(commandId, sequence);
  }

  /**
   * Writes recent answers into the newest run and those after it; inside the transaction of its caller, who calls
   * `written` after the commit.
   */
  write(): void {
    const keys = new Float64Array(this.#recent.size);
    let count = 0;
    for (const commandId of this.#recent.keys()) keys[count++] = this.#keys.of(commandId);
    const runs: AnswerRun[] = [];
    const newest = this.#heads.at(-1);
    let from = 0;
    if (newest !== undefined && newest.count < fullRun && count > 0) {
      from = Math.min(count, fullRun - newest.count);
      runs.push(extendedRun(this.#runAt(newest.firstSequence), keys.subarray(0, from)));
    }
    for (; from < count; from += fullRun)
      runs.push(sortedRun(this.#through + 1 + from, keys.slice(from, from + fullRun)));
    for (const run of runs) this.#runs.write(run);
    this.#runs.note(this.#through + count);
    this.#written = runs;
  }

  written(): void {
    for (const run of this.#written) this.know(run);
    this.#written = [];
    this.#recent.clear();
  }

  #runAt(firstSequence: number): AnswerRun {
    if (this.#latest?.firstSequence !== firstSequence) this.#latest = this.#runs.read(firstSequence);
    return this.#latest;
  }
}

const none: readonly number[] = [];

function headOf({ firstSequence }: AnswerRun): RunHead {
  return { firstSequence, filter: new KeyFilter(fullRun, coarse, 1), count: 0 };
}
