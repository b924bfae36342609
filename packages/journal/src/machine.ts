import { type CommandOf, type CoreMachine, encodeSubmission } from '@candor/exchange';
import { Fault } from '@candor/kernel';
import { storageFault } from '@candor/kernel/files';
import { isMissed, messageOf, stopped } from './faults.ts';
import { type ClockFault, clockLimits, HostClock, type TimeSource } from './host-clock.ts';
import { JournalStore } from './journal-store.ts';
import { type CoreMaker, recover, type Recovery } from './recovery.ts';
import { Sequencer, type Taken } from './sequencer.ts';
import type { Snapshot } from './snapshots.ts';

/** Time is behind when something should have happened so long ago: in a run, ticks come more often than that. */
const behindMs = 10_000;

export interface MachineOptions {
  /** The journal's file, or `inMemory`. */
  readonly path: string;
  /** Of a new journal; it is part of the chain's beginning. */
  readonly name: string;
  readonly maker: CoreMaker;
  /** The clocks that are compared (`watch`). Without them `nowMs` is believed, except that time never goes back. */
  readonly time?: TimeSource;
  /** Milliseconds since 1970, where no clocks are compared. */
  readonly nowMs: () => number;
  /** A snapshot is taken after this many records. */
  readonly snapshotEvery: number;
  /** Makes them elsewhere. Without it they are made in this thread, and commands wait. */
  readonly snapshots?: SnapshotTaker;
  /** Called when a snapshot has been made elsewhere, so that `keepUp` has work, or has been missed, which does no harm. */
  readonly onSnapshot?: (missed?: Fault) => void;
}

/** Makes snapshots beside the machine, one at a time. */
export interface SnapshotTaker {
  /** Begins with the state after a committed record. `onDone` is called later, in the thread of the machine. */
  begin(sequence: number, onDone: (result: Snapshot | Fault) => void): void;
  /** Gives up what is under way: `onDone` is not called any more. */
  stop(): void;
}

/**
 * The core behind its journal, in one thread: take commands, commit, answer questions about committed state.
 *
 * After the first exception of `take` or `commit` it is stopped for good. Its state may then be ahead of the journal,
 * so it answers no question either; the next process recovers from the durable part.
 */
export class DurableMachine {
  readonly core: CoreMachine;
  readonly recovery: Recovery;
  readonly #store: JournalStore;
  readonly #sequencer: Sequencer;
  readonly #snapshotEvery: number;
  readonly #clock: HostClock | undefined;
  readonly #nowMs: () => number;
  #isCatchingUp = false;
  /** The clock fault last reported to the core. */
  #toldFault: ClockFault | undefined;
  /** Of the newest snapshot that was made or begun. */
  #snapshotSequence: number;
  readonly #taker: SnapshotTaker | undefined;
  readonly #onSnapshot: ((missed?: Fault) => void) | undefined;
  #isTaking = false;
  #taken: Snapshot | Fault | undefined;
  /** The steps of writing a snapshot that are left. */
  #keeping: Generator<void, void> | undefined;
  #isStopped = false;

  constructor(options: MachineOptions) {
    this.#store = JournalStore.open(options.path, options.name);
    try {
      const { core, recovery } = recover(this.#store, options.maker);
      this.core = core;
      this.recovery = recovery;
      this.#toldFault = core.queries.clockFault();
      const clock = options.time && new HostClock(options.time, core.atMs, this.#toldFault);
      this.#clock = clock;
      this.#nowMs = clock === undefined ? options.nowMs : () => clock.nowMs;
      this.#sequencer = new Sequencer(core, this.#store, this.#nowMs);
    } catch (error) {
      this.#store.close();
      throw error;
    }
    this.#snapshotEvery = options.snapshotEvery;
    this.#taker = options.snapshots;
    this.#onSnapshot = options.onSnapshot;
    this.#snapshotSequence = this.recovery.snapshotSequence;
  }

  get isGroupFull(): boolean {
    return this.#sequencer.isGroupFull;
  }

  take(submission: Uint8Array): Taken {
    return this.#orStop(() => this.#sequencer.take(submission));
  }

  /**
   * Compares the clocks, and sends the core a command of the host's own when they came to disagree or agree again. To
   * be called before each `take`, so that nothing is decided by a time that is in doubt, and a few times a second.
   */
  watch(): Taken | undefined {
    if (!this.look()) return undefined;
    const fault = this.#clock?.fault;
    this.#toldFault = fault;
    const command: CommandOf<'clock.fault' | 'clock.restored'> =
      fault === undefined ? { type: 'clock.restored' } : { type: 'clock.fault', ...fault };
    return this.take(encodeSubmission({ commandId: `clock:${this.core.sequence + 1}`, actor: 'system', command }));
  }

  /** True if the clock's state must be reported to the core. */
  look(): boolean {
    const clock = this.#clock;
    // Before the founding there is nothing that a clock could harm.
    if (clock === undefined || this.#isStopped || this.core.sequence === 0) return false;
    if (this.#toldFault !== undefined && this.core.queries.clockFault()?.isConfirmed) clock.confirm();
    clock.look(this.core.atMs);
    return isNews(this.#toldFault, clock.fault);
  }

  /**
   * After a pause, brings the core a stride nearer to the host's time by a command of the host's own: what fell due in
   * days without the server is done in many records, so that none is large and commands, questions and commits come in
   * between. What is done in pieces has a record for each of them at any time. To be called before each `take`, until it
   * returns nothing: a command that is taken brings all the rest.
   */
  catchUp(): Taken | undefined {
    const strideMs = this.#strideMs();
    this.#isCatchingUp = strideMs !== undefined;
    const atMs = strideMs ?? this.#dueMs();
    if (atMs === undefined) return undefined;
    const submission = encodeSubmission({
      commandId: `clock:${this.core.sequence + 1}`,
      actor: 'system',
      command: { type: 'clock.advance' },
    });
    return this.#orStop(() => this.#sequencer.take(submission, atMs));
  }

  /** True while `catchUp` has something to do. */
  get isBehind(): boolean {
    return this.#strideMs() !== undefined || this.#dueMs() !== undefined;
  }

  /** The milliseconds until the next piece of what is done in pieces; absent when none comes within so many. */
  untilPieceMs(withinMs: number): number | undefined {
    if (this.#isStopped) return undefined;
    const nowMs = this.#nowMs();
    const atMs = this.core.pieceAtMs(nowMs + withinMs);
    return atMs === undefined ? undefined : Math.max(atMs - nowMs, 0);
  }

  /** The time of a piece that is due now. */
  #dueMs(): number | undefined {
    return this.#isStopped ? undefined : this.core.pieceAtMs(this.#nowMs());
  }

  #strideMs(): number | undefined {
    if (this.#isStopped) return undefined;
    return this.core.strideTo(this.#nowMs() - (this.#isCatchingUp ? 0 : behindMs));
  }

  /** Makes everything taken durable and answers the last durable sequence. */
  commit(): number {
    return this.#orStop(() => this.#sequencer.commit());
  }

  /**
   * Writes the index of answers when it is due, and of snapshots what is: begins one, writes a part of one that has been made, or
   * without a taker makes it. Between groups, after their answers have left. Throws the fault of a snapshot that shows that the
   * journal does not yield this state.
   */
  keepUp(): void {
    this.#orStop(() => {
      if (this.#taken instanceof Fault) throw this.#taken;
      if (this.#taken !== undefined) {
        this.#keeping = this.#store.keepingSnapshot(this.#taken);
        this.#taken = undefined;
      }
      if (this.#keeping?.next().done === true) this.#keeping = undefined;
      else if (this.#keeping === undefined && this.#isSnapshotDue) this.#beginSnapshot();
      else this.#store.keepIndex();
    });
  }

  /** True while a snapshot that has been made is not yet written whole. */
  get isKeeping(): boolean {
    return !this.#isStopped && (this.#taken !== undefined || this.#keeping !== undefined);
  }

  get #isSnapshotDue(): boolean {
    return !this.#isTaking && this.core.sequence - this.#snapshotSequence >= this.#snapshotEvery;
  }

  #beginSnapshot(): void {
    if (this.#taker === undefined) return this.#keepSnapshot();
    this.#isTaking = true;
    this.#snapshotSequence = this.core.sequence;
    this.#taker.begin(this.core.sequence, (result) => {
      this.#isTaking = false;
      if (result instanceof Fault && isMissed(result)) return this.#onSnapshot?.(result);
      this.#taken = result;
      this.#onSnapshot?.();
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
    this.#taker?.stop();
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
      const why = storageFault(error, 'The journal') ?? error;
      throw stopped(`The exchange stops: ${messageOf(why)}`, error);
    }
  }
}

/**
 * True if a fault differs enough from the reported one to be reported again. One that is waited out shrinks by itself.
 */
function isNews(told: ClockFault | undefined, fault: ClockFault | undefined): boolean {
  if (told === undefined || fault === undefined) return told !== fault;
  const moreMs = fault.byMs - told.byMs;
  const differsMs = fault.kind === 'ahead' ? Math.abs(moreMs) : moreMs;
  return told.kind !== fault.kind || differsMs > clockLimits.apartMs;
}
