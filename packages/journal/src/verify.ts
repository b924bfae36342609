import { createCore, restoreCore } from '@candor/exchange';
import { AnswerRuns, inOrder } from './answer-runs.ts';
import { CommandKeys } from './command-key.ts';
import { damaged, diverged, messageOf } from './faults.ts';
import { GroupSource, readable } from './group-source.ts';
import type { Database, JournalIdentity } from './database.ts';
import { readMeta } from './identity.ts';
import { checkPages, openForReading } from './journal-file.ts';
import { readMark, refuseOther } from './journal-mark.ts';
import { decodeRecorded } from './recorded-command.ts';
import { type CoreMaker, replay } from './recovery.ts';
import { Snapshots } from './snapshots.ts';
import { checkWal } from './wal-check.ts';

interface VerifyOptions {
  /** The factory of cores; the exchange's own by default. */
  readonly maker?: CoreMaker;
  /**
   * All invariants are checked after this many records, at snapshots and at the end. By default after 10,000, or an eighth of those
   * so far: a check reads the whole state, which grows with the records, and with a fixed number of them the checks of a long
   * journal would cost its square.
   */
  readonly invariantsEvery?: number;
  /** Called with the last sequence that has been verified, after each group. */
  readonly onProgress?: (sequence: number) => void;
}

export interface VerifyReport {
  readonly name: string;
  readonly groups: number;
  readonly records: number;
  /** The least last sequence by the mark beside the journal; absent without a mark, as builds of 0.8 left it. */
  readonly marked?: number;
  readonly done: number;
  readonly rejected: number;
  readonly snapshots: number;
  /** Rows of the index of answers that were found where they belong; later ids are not written yet. */
  readonly indexedAnswers: number;
  /** Hex. */
  readonly chain: string;
  readonly stateHash: string;
}

/**
 * Proves a journal from its first record: the pages of the file, the chain, every answer and fact by applying every
 * command again, the state at each snapshot, the invariants, and that every id can be found. Throws a fault that names
 * the first place where anything differs. The exchange may be running.
 */
export function verifyJournal(path: string, options: VerifyOptions = {}): VerifyReport {
  const mark = readMark(path);
  if (mark === 'unreadable') throw damaged(`${path}.mark`, 'it is not what was written');
  checkLiveWal(path);
  const { db, identity } = openForReading(path);
  try {
    // One reading transaction: the picture does not move while it is looked at.
    db.exec('BEGIN');
    checkPages(db);
    const maker = options.maker ?? { create: createCore, restore: restoreCore };
    const { invariantsEvery } = options;
    const groups = new GroupSource(db, identity);
    const snapshots = new SnapshotCheck(db, identity, groups, maker);
    if (mark !== undefined) refuseOther(path, identity, groups, mark);
    const answers = new AnswerCheck(db, identity);
    const core = maker.create();
    let [groupCount, done] = [0, 0];
    let nextCheck = invariantsEvery ?? checkAfter;
    for (const group of groups.from(1)) {
      groupCount += 1;
      for (const record of group.records) {
        const submission = decodeRecorded(record);
        replay(core, record, submission);
        answers.check(submission.commandId, record.sequence);
        if (record.outcome[0] === 1) done += 1;
      }
      snapshots.check(core);
      if (core.sequence >= nextCheck) {
        core.checkInvariants();
        nextCheck = core.sequence + (invariantsEvery ?? Math.max(checkAfter, core.sequence / 8));
      }
      options.onProgress?.(core.sequence);
    }
    core.checkInvariants();
    snapshots.finish(core.sequence);
    return {
      name: identity.name,
      groups: groupCount,
      records: core.sequence,
      ...(mark === undefined ? {} : { marked: mark.sequence }),
      done,
      rejected: core.sequence - done,
      snapshots: snapshots.count,
      indexedAnswers: answers.finish(core.sequence),
      chain: Buffer.from(groups.chainAfter(core.sequence)).toString('hex'),
      stateHash: core.stateHash().root,
    };
  } finally {
    db.close();
  }
}

/**
 * The log of a journal that may be in use: the writer begins it again now and then, and a read at that moment sees
 * parts of two. Damage is still there at the next read.
 */
function checkLiveWal(path: string): void {
  for (let look = 1; ; look++) {
    try {
      return checkWal(`${path}-wal`);
    } catch (error) {
      if (look === looksAtLog) throw error;
    }
  }
}

const looksAtLog = 3;
const checkAfter = 10_000;

/** Each snapshot is the state that replay reaches there, and restores to that same state. */
class SnapshotCheck {
  readonly #snapshots: Snapshots;
  readonly #groups: GroupSource;
  readonly #maker: CoreMaker;
  readonly #left: number[];
  count = 0;

  constructor(db: Database, { format }: JournalIdentity, groups: GroupSource, maker: CoreMaker) {
    this.#snapshots = new Snapshots(db, format);
    this.#groups = groups;
    this.#maker = maker;
    this.#left = [...this.#snapshots.sequences()].reverse();
  }

  check(core: ReturnType<CoreMaker['create']>): void {
    const { sequence } = core;
    if (this.#left[0] !== sequence) return;
    this.#left.shift();
    this.count += 1;
    const where = `the snapshot at sequence ${sequence}`;
    const snapshot = this.#snapshots.read(sequence);
    if (snapshot === undefined || Buffer.compare(snapshot.chain, this.#groups.chainAfter(sequence)) !== 0) {
      throw damaged(where, 'its chain is not that of the groups');
    }
    const hash = core.stateHash();
    if (hash.root !== snapshot.stateHash) throw diverged(sequence, 'the state is not that of the snapshot');
    const restored = this.#restored(snapshot.bytes, where);
    for (const [module, expected] of Object.entries(hash.modules)) {
      if (restored.modules[module] !== expected) throw damaged(where, `it restores another state of ${module}`);
    }
    core.checkInvariants();
  }

  #restored(bytes: Uint8Array, where: string) {
    try {
      return this.#maker.restore(bytes).stateHash();
    } catch (error) {
      throw damaged(where, `it cannot be restored (${messageOf(error)})`, error);
    }
  }

  finish(lastSequence: number): void {
    const [left] = this.#left;
    if (left !== undefined)
      throw damaged(`the snapshot at sequence ${left}`, `no group ends there; the last is ${lastSequence}`);
  }
}

/**
 * Every record up to `answers_through` can be found by its id, and the index holds nothing else. The keys of the index are
 * read in the order of their sequences, beside the records: nothing is looked up.
 */
class AnswerCheck {
  readonly #keys: CommandKeys;
  readonly #indexed: Iterator<number, void>;
  readonly #through: number;

  constructor(db: Database, identity: JournalIdentity) {
    this.#keys = new CommandKeys(identity.salt);
    this.#indexed = identity.format === '1' ? keysInRows(db) : keysInRuns(new AnswerRuns(db, identity.salt));
    this.#through = Number(readMeta(db).get('answers_through'));
  }

  check(commandId: string, sequence: number): void {
    if (sequence > this.#through) return;
    if (this.#next() !== this.#keys.of(commandId)) {
      throw damaged(`sequence ${sequence}`, 'its command id is not in the index of answers');
    }
  }

  finish(lastSequence: number): number {
    if (lastSequence < this.#through) {
      throw damaged(
        `sequence ${lastSequence + 1}`,
        `the groups end there, though sequence ${this.#through} was committed`,
      );
    }
    if (this.#next() !== undefined)
      throw damaged('the index of answers', `it has more answers than the ${this.#through} it tells of`);
    return this.#through;
  }

  /** The key of the next sequence; absent after the last one. */
  #next(): number | undefined {
    return readable('the index of answers', () => this.#indexed.next().value ?? undefined);
  }
}

function* keysInRuns(runs: AnswerRuns): Generator<number, void> {
  for (const run of runs.all()) yield* inOrder(run);
}

/** Of a journal of format 1. */
function* keysInRows(db: Database): Generator<number, void> {
  let expected = 1;
  for (const { key, sequence } of db.prepare('SELECT key, sequence FROM answers ORDER BY sequence').iterate()) {
    if (sequence !== expected++)
      throw damaged('the index of answers', `it has a row for sequence ${sequence} out of place`);
    yield key;
  }
}
