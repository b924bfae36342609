import { existsSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { createCore, restoreCore } from '@candor/exchange';
import { Fault } from '@candor/kernel';
import { syncFolder } from '@candor/kernel/files';
import { DatabaseSync } from '@photostructure/sqlite';
import { AnswerRuns, RunBuilder } from './answer-runs.ts';
import { CommandKeys } from './command-key.ts';
import { damaged, messageOf } from './faults.ts';
import { checkGroup, type GroupRow, type JournalGroup } from './group-source.ts';
import type { Database, JournalIdentity } from './database.ts';
import { newestFormat, readIdentity } from './identity.ts';
import { createDraft, syncFile } from './journal-file.ts';
import { readMark } from './journal-mark.ts';
import { commandIdIn } from './recorded-command.ts';
import type { CoreMaker } from './recovery.ts';
import { type Snapshot, Snapshots } from './snapshots.ts';
import { type VerifyReport, verifyJournal } from './verify.ts';
import { checkWal } from './wal-check.ts';

interface RepairOptions {
  /** The `journal.db` of a backup of the same journal. Without one, only derived parts can be repaired. */
  readonly from?: string;
  readonly maker?: CoreMaker;
  /** Called with the last sequence written. */
  readonly onProgress?: (sequence: number) => void;
}

interface RepairReport {
  /** Groups that came from the backup, by their first sequence. */
  readonly replaced: readonly number[];
  /** Snapshots that did not prove themselves, by sequence. Without them a start takes longer. */
  readonly dropped: readonly number[];
  /** The path at which the damaged file is kept. */
  readonly keptAt: string;
  /** The proof of the repaired journal. */
  readonly proof: VerifyReport;
}

/**
 * Rewrites a damaged journal beside its place: the groups that fit the chain, in place of each other one the backup's
 * when it fits, an index made from them, and the snapshots that prove themselves. The result is proven from its first
 * record before it takes the place; the damaged file is kept. For journals that no process has open.
 */
export function repairJournal(path: string, options: RepairOptions = {}): RepairReport {
  const maker = options.maker ?? { create: createCore, restore: restoreCore };
  checkWal(`${path}-wal`);
  const own = new Source(path);
  const backup = options.from === undefined ? undefined : new Source(options.from);
  const draft = `${path}.repaired`;
  try {
    const identity = identityOf(own, backup, path);
    const written = writeAnew(draft, identity, own, backup, options.onProgress);
    const dropped = copySnapshots(draft, own, written, maker);
    refuseShorter(path, identity, written);
    syncFile(draft);
    const proof = verifyJournal(draft, { maker });
    own.close();
    return { replaced: written.replaced, dropped, keptAt: takePlace(path, draft), proof };
  } finally {
    own.close();
    backup?.close();
  }
}

/** A journal that is read as far as it can be. */
class Source {
  readonly identity: JournalIdentity | Fault;
  readonly #db: Database;

  constructor(path: string) {
    if (!existsSync(path)) throw new Fault('journal_missing', `There is no journal at ${path}.`);
    this.#db = new DatabaseSync(path, { readOnly: true, timeout: 5_000 });
    try {
      this.identity = readIdentity(this.#db, path);
    } catch (error) {
      this.identity = error instanceof Fault ? error : damaged(path, messageOf(error), error);
    }
  }

  /** The group that begins there and continues `link`; a fault that prevents it; absent when there is none. */
  groupAt(firstSequence: number, link: Uint8Array): JournalGroup | Fault | undefined {
    try {
      const row = this.row(firstSequence);
      return row === undefined ? undefined : checkGroup(row, link);
    } catch (error) {
      return error instanceof Fault ? error : damaged(`sequence ${firstSequence}`, messageOf(error), error);
    }
  }

  row(firstSequence: number): GroupRow | undefined {
    return this.#db.prepare('SELECT * FROM groups WHERE first_sequence = ?').get(firstSequence);
  }

  snapshots(): Snapshot[] {
    try {
      const format = this.identity instanceof Fault ? newestFormat : this.identity.format;
      const table = new Snapshots(this.#db, format);
      return table.sequences().flatMap((sequence) => {
        try {
          return table.read(sequence) ?? [];
        } catch {
          return [];
        }
      });
    } catch {
      return [];
    }
  }

  close(): void {
    if (this.#db.isOpen) this.#db.close();
  }
}

function identityOf(own: Source, backup: Source | undefined, path: string): JournalIdentity {
  const [mine, other] = [own.identity, backup?.identity];
  if (other instanceof Fault) throw other;
  if (mine instanceof Fault) {
    if (other === undefined) throw mine;
    return other;
  }
  if (other !== undefined && other.salt !== mine.salt) {
    throw new Fault('journal_foreign', `The backup is of another journal than ${path}.`);
  }
  return mine;
}

interface Written {
  readonly lastSequence: number;
  /** Hex of the chain after each group. */
  readonly chains: ReadonlyMap<number, string>;
  readonly replaced: readonly number[];
}

function writeAnew(
  draft: string,
  identity: JournalIdentity,
  own: Source,
  backup: Source | undefined,
  onProgress: ((sequence: number) => void) | undefined,
): Written {
  const db = createDraft(draft, identity);
  try {
    const insert = db.prepare(
      'INSERT INTO groups (first_sequence, last_sequence, record_count, bytes, chain) VALUES (?, ?, ?, ?, ?)',
    );
    const keys = new CommandKeys(identity.salt);
    const answers = new RunBuilder(new AnswerRuns(db, identity.salt));
    const chains = new Map([[0, hexOf(identity.genesis)]]);
    const replaced: number[] = [];
    let link: Uint8Array = identity.genesis;
    let next = 1;
    for (;;) {
      const mine = own.groupAt(next, link);
      const isMine = mine !== undefined && !(mine instanceof Fault);
      const group = isMine ? mine : backup?.groupAt(next, link);
      if (group === undefined || group instanceof Fault) {
        // Neither has a group there: the journal ends, unless the damaged one contains a continuation.
        if (mine instanceof Fault) throw mine;
        break;
      }
      if (!isMine) replaced.push(next);
      const row = (isMine ? own : (backup as Source)).row(next) as GroupRow;
      db.exec('BEGIN');
      insert.run(row.first_sequence, row.last_sequence, row.record_count, row.bytes, row.chain);
      for (const record of group.records) answers.add(keys.of(commandIdIn(record)));
      db.exec('COMMIT');
      chains.set(group.lastSequence, hexOf(group.chain));
      link = group.chain;
      next = group.lastSequence + 1;
      onProgress?.(group.lastSequence);
    }
    db.exec('BEGIN');
    answers.finish();
    db.exec('COMMIT');
    return { lastSequence: next - 1, chains, replaced };
  } finally {
    db.close();
  }
}

function copySnapshots(draft: string, own: Source, { chains }: Written, maker: CoreMaker): number[] {
  const db = new DatabaseSync(draft);
  const dropped: number[] = [];
  try {
    const table = new Snapshots(db, newestFormat);
    for (const snapshot of own.snapshots()) {
      if (provesItself(snapshot, chains, maker)) table.write(snapshot);
      else dropped.push(snapshot.sequence);
    }
    return dropped;
  } finally {
    db.close();
  }
}

function provesItself(snapshot: Snapshot, chains: ReadonlyMap<number, string>, maker: CoreMaker): boolean {
  try {
    const core = maker.restore(snapshot.bytes);
    return (
      chains.get(snapshot.sequence) === hexOf(snapshot.chain) &&
      core.sequence === snapshot.sequence &&
      core.atMs === snapshot.atMs &&
      core.stateHash().root === snapshot.stateHash
    );
  } catch {
    return false;
  }
}

/** Refuses a result that would silently leave out acknowledged records. */
function refuseShorter(path: string, identity: JournalIdentity, { lastSequence, chains }: Written): void {
  const mark = readMark(path);
  if (mark === undefined || mark === 'unreadable' || mark.salt !== identity.salt) return;
  if (chains.get(mark.sequence) === mark.chain) return;
  throw damaged(
    `sequence ${lastSequence + 1}`,
    `nothing that fits stands there, though sequence ${mark.sequence} was committed. A newer backup may have it`,
  );
}

/** Until the last step a start is refused: there is no journal, or a log without one. */
function takePlace(path: string, draft: string): string {
  let kept = `${path}.damaged`;
  for (let number = 2; existsSync(kept); number++) kept = `${path}.damaged-${number}`;
  renameSync(path, kept);
  for (const end of ['-wal', '-shm']) {
    if (existsSync(path + end)) renameSync(path + end, kept + end);
    rmSync(draft + end, { force: true });
  }
  renameSync(draft, path);
  syncFolder(dirname(path));
  return kept;
}

function hexOf(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('hex');
}
