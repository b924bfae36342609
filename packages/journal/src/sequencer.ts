import { type CoreMachine, decodeSubmission } from '@candor/exchange';
import { assert, Fault, present } from '@candor/kernel';
import type { JournalStore } from './journal-store.ts';
import { GroupWriter, type JournalRecord } from './record.ts';

/** A commit group ends here even when more commands wait. */
export const groupLimits = { records: 1_024, bytes: 4 * 1_024 * 1_024 } as const;

const nothing = new Uint8Array();
const commandIdGrammar = /^[\x21-\x7e]{1,64}$/;

/**
 * The outcome of a submission. It may be published only after `commit` has returned. `fresh`: applied now. `repeat`:
 * this is its first answer. `reused`: the id belongs to another command. `unreadable`: the place of its first answer
 * cannot be read, so nothing was done and nothing is known.
 */
export interface Taken extends Pick<JournalRecord, 'sequence' | 'atMs' | 'outcome'> {
  readonly kind: 'fresh' | 'repeat' | 'reused' | 'unreadable';
  /** Only of an unreadable one. */
  readonly fault?: Fault;
  readonly commandId: string;
  /** Only of a fresh one. */
  readonly events?: Uint8Array;
}

/**
 * Puts commands into their one order: the order of arrival. Each gets the next sequence number and a time that never
 * goes back, is applied, and joins the open group with its answer and facts; a repeated id finds its record instead.
 */
export class Sequencer {
  readonly #core: CoreMachine;
  readonly #store: JournalStore;
  readonly #nowMs: () => number;
  readonly #group: GroupWriter;
  /** Of the open group's first record, whether it has one yet or not. */
  #firstSequence: number;

  constructor(core: CoreMachine, store: JournalStore, nowMs: () => number) {
    this.#core = core;
    this.#store = store;
    this.#nowMs = nowMs;
    this.#firstSequence = core.sequence + 1;
    this.#group = new GroupWriter(store.groups.chainAfter(core.sequence));
  }

  get isGroupFull(): boolean {
    return this.#group.count >= groupLimits.records || this.#group.byteLength >= groupLimits.bytes;
  }

  /** The chain after the last committed record. Only between groups. */
  get chain(): Uint8Array {
    assert(this.#group.count === 0, 'the chain is asked for between groups');
    return this.#group.link;
  }

  /**
   * Takes the canonical bytes of one submission, at the time given or else at the host's. It may return views that are
   * valid until the next `take`.
   */
  take(bytes: Uint8Array, wantedMs?: number): Taken {
    const submission = decodeSubmission(bytes);
    const { commandId } = submission;
    assert(commandIdGrammar.test(commandId), 'a command id is 1 to 64 printable ASCII characters');
    let earlier: JournalRecord | undefined;
    try {
      earlier = this.#find(commandId);
    } catch (error) {
      if (!(error instanceof Fault)) throw error;
      // The state came from proven data, and goes on; only this id must be left alone.
      return {
        kind: 'unreadable',
        sequence: this.#core.sequence,
        atMs: this.#core.atMs,
        outcome: nothing,
        commandId,
        fault: error,
      };
    }
    if (earlier !== undefined) {
      const kind = Buffer.compare(earlier.submission, bytes) === 0 ? 'repeat' : 'reused';
      return { kind, sequence: earlier.sequence, atMs: earlier.atMs, outcome: earlier.outcome, commandId };
    }

    const sequence = this.#core.sequence + 1;
    const atMs = Math.max(this.#core.atMs, wantedMs ?? this.#nowMs());
    const { outcomeBytes: outcome, eventBytes: events } = this.#core.apply(submission, sequence, atMs);
    this.#group.add(sequence, atMs, bytes, outcome, events);
    this.#store.answers.add(commandId, sequence);
    return { kind: 'fresh', sequence, atMs, outcome, commandId, events };
  }

  /** Makes everything taken durable; answers the last durable sequence. When it throws, the process must stop. */
  commit(): number {
    if (this.#group.count > 0) {
      this.#store.commit(this.#firstSequence, this.#group);
      this.#firstSequence += this.#group.count;
      this.#group.clear();
    }
    return this.#firstSequence - 1;
  }

  #find(commandId: string): JournalRecord | undefined {
    for (const sequence of this.#store.answers.candidates(commandId)) {
      const record = this.#recordAt(sequence);
      if (decodeSubmission(record.submission).commandId === commandId) return record;
    }
    return undefined;
  }

  #recordAt(sequence: number): JournalRecord {
    if (sequence >= this.#firstSequence) return this.#group.at(sequence - this.#firstSequence);
    const group = present(this.#store.groups.holding(sequence), 'an answered command is in the journal');
    return present(group.records[sequence - group.firstSequence], 'a group holds its sequences');
  }
}
