import { ByteReader, ByteWriter, UnreadableBytes } from '@candor/kernel';
import { chainSize, sha256Into } from './chain.ts';

/** One command with its answer and its facts: everything that a repeat, a projector or a replay needs. */
export interface JournalRecord {
  readonly sequence: number;
  readonly atMs: number;
  /** Canonical bytes of the command id, the actor and the command. */
  readonly submission: Uint8Array;
  readonly outcome: Uint8Array;
  /** The facts, one after the other. */
  readonly events: Uint8Array;
}

/** The facts of a record, and the id of the command that made them. */
export interface RecordedFacts extends Pick<JournalRecord, 'sequence' | 'atMs' | 'events'> {
  readonly commandId: string;
}

/** The bytes of one commit group while it is filled. Reused for the next group. */
export class GroupWriter {
  readonly #record = new ByteWriter(4096);
  readonly #group = new ByteWriter(1 << 18);
  readonly #starts: number[] = [];
  readonly #link: Buffer;

  /** `link` is the chain after the last record that was committed. */
  constructor(link: Uint8Array) {
    this.#link = Buffer.from(link);
  }

  get count(): number {
    return this.#starts.length;
  }

  get byteLength(): number {
    return this.#group.length;
  }

  /** The chain after the last record that was added. */
  get link(): Uint8Array {
    return this.#link;
  }

  add(sequence: number, atMs: number, submission: Uint8Array, outcome: Uint8Array, events: Uint8Array): void {
    const record = this.#record;
    record.clear();
    record.raw(this.#link);
    record.uint(sequence);
    record.uint(atMs);
    record.blob(submission);
    record.blob(outcome);
    record.blob(events);
    sha256Into(this.#link, record.view());
    this.#starts.push(this.#group.length);
    this.#group.blob(record.view(chainSize));
  }

  /** The record at `index` of this group; its bytes are views that hold until the next `add`. */
  at(index: number): JournalRecord {
    const reader = new ByteReader(this.#group.view(this.#starts[index]));
    return readRecord(reader.blobView());
  }

  /** All frames; a view that holds until the next `add`. */
  bytes(): Uint8Array {
    return this.#group.view();
  }

  clear(): void {
    this.#group.clear();
    this.#starts.length = 0;
  }
}

/** Reads one record from exactly its bytes; throws `UnreadableBytes`. */
export function readRecord(bytes: Uint8Array): JournalRecord {
  const reader = new ByteReader(bytes);
  const record = {
    sequence: reader.uint(),
    atMs: reader.uint(),
    submission: reader.blobView(),
    outcome: reader.blobView(),
    events: reader.blobView(),
  };
  if (!reader.isAtEnd) throw new UnreadableBytes('bytes are left over after a record');
  return record;
}
