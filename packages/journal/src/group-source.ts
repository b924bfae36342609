import { ByteReader, UnreadableBytes } from '@candor/kernel';
import { ChainFollower, chainSize } from './chain.ts';
import { damaged, unreadable } from './faults.ts';
import type { Database, JournalIdentity } from './database.ts';
import { type JournalRecord, readRecord } from './record.ts';

/** Records that became durable together. */
export interface JournalGroup {
  readonly firstSequence: number;
  readonly lastSequence: number;
  readonly records: readonly JournalRecord[];
  /** The chain after the last record. */
  readonly chain: Uint8Array;
}

/** A row of the table of groups. */
export interface GroupRow {
  readonly first_sequence: number;
  readonly last_sequence: number;
  readonly record_count: number;
  readonly bytes: Uint8Array;
  readonly chain: Uint8Array;
}

/**
 * Reads commit groups. Every group that leaves here has been checked: its length, its sequence numbers, and its chain
 * from the end of the group before it to its own end. A failed check is a `journal_damaged` fault that names the place.
 */
export class GroupSource {
  readonly #holding;
  readonly #before;
  readonly #after;
  readonly #last;
  readonly #genesis: Uint8Array;
  #latest: JournalGroup | undefined;

  constructor(db: Database, identity: JournalIdentity) {
    this.#genesis = identity.genesis;
    this.#holding = db.prepare('SELECT * FROM groups WHERE first_sequence <= ? ORDER BY first_sequence DESC LIMIT 1');
    this.#before = db.prepare(
      'SELECT last_sequence, chain FROM groups WHERE first_sequence < ? ORDER BY first_sequence DESC LIMIT 1',
    );
    this.#after = db.prepare(
      'SELECT first_sequence FROM groups WHERE first_sequence > ? ORDER BY first_sequence LIMIT 1',
    );
    this.#last = db.prepare('SELECT last_sequence FROM groups ORDER BY first_sequence DESC LIMIT 1');
  }

  /** Of the last record; 0 when there is none. */
  lastSequence(): number {
    return readable('the last group', () => this.#last.get()?.last_sequence ?? 0);
  }

  /** The group that holds `sequence`; absent when the journal ends before it. */
  holding(sequence: number): JournalGroup | undefined {
    if (this.#latest !== undefined && this.#latest.firstSequence <= sequence && sequence <= this.#latest.lastSequence) {
      return this.#latest;
    }
    let row = this.#rowHolding(sequence);
    if (row === undefined) {
      const later = readable(`sequence ${sequence}`, () => this.#after.get(sequence))?.first_sequence;
      if (later === undefined) return undefined;
      // The writer may have committed both groups between the two looks; a third look sees them.
      row = this.#rowHolding(sequence);
      if (row === undefined)
        throw damaged(`sequence ${sequence}`, `it is in no group, though a group starts at ${later}`);
    }
    this.#latest = checkGroup(row, this.chainAfter(row.first_sequence - 1));
    return this.#latest;
  }

  #rowHolding(sequence: number): GroupRow | undefined {
    const row: GroupRow | undefined = readable(`sequence ${sequence}`, () => this.#holding.get(sequence));
    return row !== undefined && row.last_sequence >= sequence ? row : undefined;
  }

  /** All groups from the one that holds `sequence` to the end of the journal. */
  *from(sequence: number): Generator<JournalGroup> {
    let next = sequence;
    for (let group = this.holding(next); group !== undefined; group = this.holding(next)) {
      yield group;
      next = group.lastSequence + 1;
    }
  }

  /** The chain at the end of the group that ends with `sequence`. */
  chainAfter(sequence: number): Uint8Array {
    const chain = this.chainIfEndsAt(sequence);
    if (chain === undefined) throw damaged(`sequence ${sequence}`, 'no group ends there');
    return chain;
  }

  /** The same, absent when no group ends there. */
  chainIfEndsAt(sequence: number): Uint8Array | undefined {
    if (sequence === 0) return this.#genesis;
    if (this.#latest?.lastSequence === sequence) return this.#latest.chain;
    const row = readable(`sequence ${sequence}`, () => this.#before.get(sequence + 1));
    if (row?.last_sequence !== sequence) return undefined;
    if (!isChain(row.chain)) throw damaged(`sequence ${sequence}`, 'the chain of its group is none');
    return row.chain;
  }
}

/** The group of a row that continues `chainBefore`; throws a `journal_damaged` fault otherwise. */
export function checkGroup(row: GroupRow, chainBefore: Uint8Array): JournalGroup {
  const where = `the group of sequences ${row.first_sequence} to ${row.last_sequence}`;
  // A bit of a row's header makes another type of a column.
  if (!(row.bytes instanceof Uint8Array) || !isChain(row.chain)) throw damaged(where, 'its columns are of other types');
  const follower = new ChainFollower(chainBefore);
  const records: JournalRecord[] = [];
  let expected = row.first_sequence;
  try {
    const reader = new ByteReader(row.bytes);
    for (; !reader.isAtEnd; expected++) {
      const bytes = reader.blobView();
      follower.add(bytes);
      const record = readRecord(bytes);
      if (record.sequence !== expected)
        throw new UnreadableBytes(`sequence ${record.sequence} stands where ${expected} should`);
      records.push(record);
    }
  } catch (error) {
    if (!(error instanceof UnreadableBytes)) throw error;
    throw damaged(where, `sequence ${expected} cannot be read (${error.message})`, error);
  }
  if (expected !== row.last_sequence + 1 || records.length !== row.record_count || records.length === 0) {
    throw damaged(where, `it has ${records.length} records`);
  }
  if (!follower.link.equals(row.chain)) throw damaged(where, 'its bytes do not give its chain');
  return { firstSequence: row.first_sequence, lastSequence: row.last_sequence, records, chain: row.chain };
}

function isChain(value: unknown): value is Uint8Array {
  return value instanceof Uint8Array && value.length === chainSize;
}

/** Runs one read of the database; data that SQLite cannot read is damage, unless the disk itself failed. */
export function readable<T>(where: string, read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw unreadable(where, error);
  }
}
