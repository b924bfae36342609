import type { CoreMachine } from '@candor/exchange';
import { messageOf, stopped } from './faults.ts';
import { JournalStore } from './journal-store.ts';
import { type CoreMaker, recover, type Recovery } from './recovery.ts';
import { Sequencer, type Taken } from './sequencer.ts';

export interface MachineOptions {
  /** The journal's file, or `inMemory`. */
  readonly path: string;
  /** Of a new journal; it stands in the chain's beginning. */
  readonly name: string;
  readonly maker: CoreMaker;
  /** Milliseconds since 1970; may jump, also backwards. */
  readonly nowMs: () => number;
  /** A snapshot is taken after this many records. */
  readonly snapshotEvery: number;
}

/**
 * The core behind its journal, in one thread: take commands, commit, answer questions about committed state.
 *
 * After the first exception of `take` or `commit` it is stopped for good. Its state may then be ahead of the journal,
 * so it answers no question either; the next process recovers from what is durable.
 */
export class DurableMachine {
  readonly core: CoreMachine;
  readonly recovery: Recovery;
  readonly #store: JournalStore;
  readonly #sequencer: Sequencer;
  readonly #snapshotEvery: number;
  #snapshotSequence: number;
  #isStopped = false;

  constructor(options: MachineOptions) {
    this.#store = JournalStore.open(options.path, options.name);
    try {
      const { core, recovery } = recover(this.#store, options.maker);
      this.core = core;
      this.recovery = recovery;
      this.#sequencer = new Sequencer(core, this.#store, options.nowMs);
    } catch (error) {
      this.#store.close();
      throw error;
    }
    this.#snapshotEvery = options.snapshotEvery;
    this.#snapshotSequence = this.recovery.snapshotSequence;
  }

  get isGroupFull(): boolean {
    return this.#sequencer.isGroupFull;
  }

  take(submission: Uint8Array): Taken {
    return this.#orStop(() => this.#sequencer.take(submission));
  }

  /** Makes everything taken durable and answers the last durable sequence. */
  commit(): number {
    return this.#orStop(() => this.#sequencer.commit());
  }

  /** Writes the index of answers and takes a snapshot when they are due. Between groups, after their answers have left. */
  keepUp(): void {
    this.#orStop(() => {
      if (this.core.sequence - this.#snapshotSequence >= this.#snapshotEvery) this.#keepSnapshot();
      else this.#store.keepIndex();
    });
  }

  /** Commits, keeps the state for a fast next start, and lets the file go. */
  close(): void {
    if (!this.#isStopped) {
      this.commit();
      if (this.core.sequence > this.#snapshotSequence) this.#orStop(() => this.#keepSnapshot());
    }
    this.stop();
  }

  /** Lets the file go as it is, as a crash would. */
  stop(): void {
    this.#isStopped = true;
    this.#store.close();
  }

  #keepSnapshot(): void {
    // A state that is wrong must not become the state that the next start believes.
    this.core.checkInvariants();
    const { sequence, atMs } = this.core;
    const chain = this.#sequencer.chain;
    const stateHash = this.core.stateHash().root;
    this.#store.keepSnapshot({ sequence, atMs, chain, stateHash, bytes: this.core.snapshot() });
    this.#snapshotSequence = sequence;
  }

  #orStop<T>(work: () => T): T {
    if (this.#isStopped) throw stopped('The exchange has stopped.');
    try {
      return work();
    } catch (error) {
      this.stop();
      throw stopped(`The exchange stops: ${messageOf(error)}`, error);
    }
  }
}
