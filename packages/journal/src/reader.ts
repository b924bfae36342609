import {
  commandIdOf,
  type CommittedBatch,
  decodeHeardEvents,
  type EventType,
  type PlacedEvent,
} from '@candor/exchange';
import { damaged, messageOf } from './faults.ts';
import { type JournalGroup, GroupSource } from './group-source.ts';
import type { Database, JournalIdentity } from './database.ts';
import { openForReading } from './journal-file.ts';
import type { JournalRecord, RecordedFacts } from './record.ts';
import { type Snapshot, Snapshots } from './snapshots.ts';

/**
 * Reads committed records from any thread or process, while the exchange writes. Everything it returns has been checked
 * against the chain. Projectors follow it by the last sequence they have seen.
 */
export class JournalReader {
  readonly identity: JournalIdentity;
  readonly #db: Database;
  readonly #groups: GroupSource;
  readonly #snapshots: Snapshots;

  constructor(path: string) {
    const { db, identity } = openForReading(path);
    this.#db = db;
    this.identity = identity;
    this.#groups = new GroupSource(db, identity);
    this.#snapshots = new Snapshots(db, identity.format);
  }

  /** Of the last committed record; 0 when there is none. */
  lastSequence(): number {
    return this.#groups.lastSequence();
  }

  /** The record whose state is the newest snapshot, with which a start begins; absent when there is none. */
  newestSnapshot(): Pick<Snapshot, 'sequence' | 'atMs'> | undefined {
    return this.#snapshots.newest();
  }

  /**
   * The chain after a record that was the last of its batch; absent when no batch ends there. A reader that keeps it
   * can recognise later if this is still the journal that was read, or an older copy that has diverged since.
   */
  chainIfEndsAt(sequence: number): Uint8Array | undefined {
    return this.#groups.chainIfEndsAt(sequence);
  }

  /** The record with its command and answer; absent when it is not committed yet. */
  recordAt(sequence: number): JournalRecord | undefined {
    const group = this.#groups.holding(sequence);
    return group?.records[sequence - group.firstSequence];
  }

  /** Whole groups with records after `sequence`, oldest first, until they hold `recordLimit` records or more. */
  groupsAfter(sequence: number, recordLimit: number): readonly JournalGroup[] {
    const found: JournalGroup[] = [];
    let count = 0;
    for (const group of this.#groups.from(sequence + 1)) {
      found.push(group);
      count += group.lastSequence - Math.max(sequence, group.firstSequence - 1);
      if (count >= recordLimit) break;
    }
    return found;
  }

  /**
   * The facts after `sequence`, a batch for each group. The first batch starts inside its group when `sequence` is
   * there. Facts of types that are not heard are left out.
   */
  batchesAfter(
    sequence: number,
    recordLimit: number,
    isHeard: (type: EventType) => boolean = everything,
  ): readonly CommittedBatch[] {
    return this.groupsAfter(sequence, recordLimit).map((group) => {
      const records = group.records.filter((record) => record.sequence > sequence);
      const firstSequence = Math.max(sequence + 1, group.firstSequence);
      return {
        firstSequence,
        lastSequence: group.lastSequence,
        events: records.flatMap((record) => placedEvents(record, isHeard)),
      };
    });
  }

  close(): void {
    if (this.#db.isOpen) this.#db.close();
  }
}

/** The facts of one record, with their places. */
export function placedEvents(
  record: Pick<JournalRecord, 'sequence' | 'atMs' | 'submission' | 'events'>,
  isHeard: (type: EventType) => boolean = everything,
): PlacedEvent[] {
  return placed(record, () => commandIdOf(record.submission), isHeard);
}

const everything = (): boolean => true;

/** The same for facts from the exchange's thread. */
export function placedFacts(facts: RecordedFacts, isHeard: (type: EventType) => boolean): PlacedEvent[] {
  return placed(facts, () => facts.commandId, isHeard);
}

function placed(
  { sequence, atMs, events }: Pick<JournalRecord, 'sequence' | 'atMs' | 'events'>,
  commandIdOfIt: () => string,
  isHeard: (type: EventType) => boolean,
): PlacedEvent[] {
  try {
    const heard = decodeHeardEvents(events, isHeard);
    if (heard.every((event) => event === undefined)) return [];
    const commandId = commandIdOfIt();
    return heard.flatMap((event, index) => (event === undefined ? [] : [{ sequence, index, commandId, atMs, event }]));
  } catch (error) {
    throw damaged(`sequence ${sequence}`, `its facts cannot be read (${messageOf(error)})`, error);
  }
}
