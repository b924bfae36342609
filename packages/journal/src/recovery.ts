import type { CoreMachine } from '@candor/exchange';
import { BrokenInvariant, Fault } from '@candor/kernel';
import { damaged, diverged, messageOf } from './faults.ts';
import type { JournalStore } from './journal-store.ts';
import type { JournalRecord } from './record.ts';
import { decodeRecorded } from './recorded-command.ts';

/** The factory of cores: the exchange's own `createCore` and `restoreCore`, or those of a test. */
export interface CoreMaker {
  create(): CoreMachine;
  restore(snapshot: Uint8Array): CoreMachine;
}

/** The findings and repairs of a start. */
export interface Recovery {
  /** Of the journal, drawn when it was made: no other one has it. */
  readonly salt: string;
  /** Of the snapshot it began with; 0 when it began with nothing. */
  readonly snapshotSequence: number;
  readonly lastSequence: number;
  readonly replayed: number;
  /** Snapshots that could not be used, each with its reason. Worth a warning in the log. */
  readonly skipped: readonly string[];
  /** Damaged parts that were rebuilt from proven ones. They deserve a warning too: the disk loses data. */
  readonly repaired: readonly string[];
}

/**
 * Start-up is recovery: the newest snapshot that proves itself, then every record after it, applied again. A record
 * that does not yield its own bytes again stops the start; so does damage; nothing is skipped or cut.
 */
export function recover(store: JournalStore, maker: CoreMaker): { core: CoreMachine; recovery: Recovery } {
  const skipped: string[] = [];
  const core = restoreNewest(store, maker, undefined, skipped) ?? maker.create();
  const snapshotSequence = core.sequence;
  // Ids that the index does not have yet may be before the snapshot when the newest one could not be used.
  const indexFrom = store.answers.through + 1;
  for (const group of store.groups.from(Math.min(snapshotSequence, store.answers.through) + 1)) {
    for (const record of group.records) {
      const submission = decodeRecorded(record);
      if (record.sequence > snapshotSequence) replay(core, record, submission);
      if (record.sequence >= indexFrom) store.answers.add(submission.commandId, record.sequence);
    }
  }
  core.checkInvariants();
  const recovery = {
    salt: store.identity.salt,
    snapshotSequence,
    lastSequence: core.sequence,
    replayed: core.sequence - snapshotSequence,
    skipped,
    repaired: store.repaired,
  };
  return { core, recovery };
}

/** Applies a record again and compares every byte it left behind. */
export function replay(core: CoreMachine, record: JournalRecord, submission = decodeRecorded(record)): void {
  const { sequence, atMs } = record;
  let applied: ReturnType<CoreMachine['apply']>;
  try {
    applied = core.apply(submission, sequence, atMs);
  } catch (error) {
    if (!(error instanceof BrokenInvariant)) throw error;
    const what = `${submission.command.type} at sequence ${sequence} breaks a rule of this program: ${error.message}`;
    throw new Fault('journal_stuck', `The journal cannot be replayed: ${what}.`, { cause: error });
  }
  if (Buffer.compare(applied.outcomeBytes, record.outcome) !== 0) throw diverged(sequence, 'the answer is another one');
  if (Buffer.compare(applied.eventBytes, record.events) !== 0) throw diverged(sequence, 'the facts are others');
}

type Kept = Pick<JournalStore, 'groups' | 'snapshots'>;

/** The core of the newest snapshot, or of the newest up to a sequence, that proves itself. */
export function restoreNewest(
  store: Kept,
  maker: CoreMaker,
  upTo = Number.MAX_SAFE_INTEGER,
  skipped: string[] = [],
): CoreMachine | undefined {
  for (const sequence of store.snapshots.sequences()) {
    if (sequence > upTo) continue;
    try {
      return restoreOne(store, maker, sequence);
    } catch (error) {
      skipped.push(`The snapshot at sequence ${sequence} is not used: ${messageOf(error)}`);
    }
  }
  return undefined;
}

function restoreOne(store: Kept, maker: CoreMaker, sequence: number): CoreMachine {
  const snapshot = store.snapshots.read(sequence);
  if (snapshot === undefined) throw damaged(`the snapshot at sequence ${sequence}`, 'it is gone');
  if (Buffer.compare(snapshot.chain, store.groups.chainAfter(sequence)) !== 0) {
    throw damaged(`the snapshot at sequence ${sequence}`, 'its chain is not that of the groups');
  }
  const core = maker.restore(snapshot.bytes);
  if (core.sequence !== sequence || core.atMs !== snapshot.atMs || core.stateHash().root !== snapshot.stateHash) {
    throw damaged(`the snapshot at sequence ${sequence}`, 'its state does not give its hash');
  }
  return core;
}
