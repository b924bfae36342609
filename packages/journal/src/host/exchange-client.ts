import type { MessagePort } from 'node:worker_threads';
import {
  type Answer,
  type BookChange,
  type BookSnapshot,
  type CommandOf,
  type CommandType,
  type CommittedBatch,
  decodeOutcome,
  encodeSubmission,
  type EventType,
  exitCommands,
  type Exchange,
  type PairId,
  type PlacedEvent,
  type Queries,
  type QueryName,
  type Submission,
} from '@candor/exchange';
import { assert, ByteWriter, Fault, present, reject } from '@candor/kernel';
import { stopped } from '../faults.ts';
import { placedFacts } from '../reader.ts';
import type { Recovery } from '../recovery.ts';
import { type AnswerOnWire, type FromHost, movable, readAnswers, readFacts, type ToHost } from './protocol.ts';

/**
 * Commands that are under way at one time; beyond either limit the exchange is busy, and still has room for `exits`.
 */
export const inboxLimits = { commands: 8_192, bytes: 4 * 1_024 * 1_024, exits: 1_024 } as const;

/** Commands by which users end something or reduce a risk. */
const endings: ReadonlySet<CommandType> = new Set<CommandType>([
  'spot.cancel',
  'spot.cancel_all',
  'contract.cancel',
  'contract.close',
  'contract.close_many',
  'contract.set_exits',
  'copy.cancel',
  'copy.self_hold',
  'funding.cancel_withdrawal',
  'options.pause',
]);

/** An exchange together with the news of its host. */
export interface HostedExchange extends Exchange {
  /** The findings of the start: logged, with a warning when snapshots were skipped. */
  readonly recovery: Recovery;
  /** Of the last commit known on this side. */
  readonly lastSequence: number;
  /** Only the number, for threads that read the journal themselves; costs nothing per fact. */
  onCommitted(listener: (lastSequence: number) => void): () => void;
  /** Commands that wait for their answer. */
  readonly underWay: number;
  /** Calls the listener with each commit of new records: their number, and its time. */
  onMeasured(listener: (commit: MeasuredCommit) => void): () => void;
  /**
   * Refuses commands that open new business with this fault, until it is called without one. Those that end business go
   * on.
   */
  holdNewBusiness(why: Fault | undefined): void;
  /** Calls the listener with damage found while the exchange goes on. */
  onAlarm(listener: (fault: Fault) => void): () => void;
  /** Settles when the exchange has stopped: with the fault that stopped it, or with nothing after `close`. */
  readonly stopped: Promise<Fault | undefined>;
}

interface MeasuredCommit {
  readonly records: number;
  readonly commitMs: number;
}

interface Waiting {
  readonly type: CommandType;
  readonly size: number;
  readonly resolve: (answer: Answer<any>) => void;
  readonly reject: (fault: Fault) => void;
}

interface Asking {
  readonly resolve: (value: any) => void;
  readonly reject: (fault: Fault) => void;
}

/**
 * The exchange at the near end of a port. Submissions of one turn travel together, and so do their answers; while some are on
 * their way, later ones wait for the answer to those: the thread takes one group at a time, and a few large groups cost
 * much less than many small ones.
 */
export class ExchangeClient implements HostedExchange {
  readonly stopped: Promise<Fault | undefined>;
  readonly #port: MessagePort;
  readonly #waiting = new Map<number, Waiting>();
  readonly #asking = new Map<number, Asking>();
  readonly #batchListeners = new Map<(batch: CommittedBatch) => void, (type: EventType) => boolean>();
  readonly #committedListeners = new Set<(lastSequence: number) => void>();
  readonly #measuredListeners = new Set<(commit: MeasuredCommit) => void>();
  readonly #alarmListeners = new Set<(fault: Fault) => void>();
  readonly #bookListeners = new Set<(change: BookChange) => void>();
  readonly #outbox = new ByteWriter(1 << 16);
  #ready: Asking | undefined;
  #settleStopped: (fault: Fault | undefined) => void = () => {};
  #recovery: Recovery | undefined;
  #lastSequence = 0;
  #nextTicket = 1;
  #firstUnsent = 1;
  #waitingBytes = 0;
  #isClosing = false;
  #held: Fault | undefined;
  /** The reason why no more commands are taken; set once. */
  #end: Fault | undefined;

  private constructor(port: MessagePort) {
    this.#port = port;
    this.stopped = new Promise((resolve) => {
      this.#settleStopped = resolve;
    });
    port.on('message', (message: FromHost) => this.#receive(message));
    port.on('close', () => this.#stop(stopped('The thread of the exchange has ended.')));
  }

  /** Resolves when the host has recovered; rejects with the fault that kept it from starting. */
  static over(port: MessagePort): Promise<ExchangeClient> {
    const client = new ExchangeClient(port);
    return new Promise((resolve, reject) => {
      client.#ready = { resolve: () => resolve(client), reject };
    });
  }

  get recovery(): Recovery {
    return present(this.#recovery, 'an exchange is used after it is ready');
  }

  get lastSequence(): number {
    return this.#lastSequence;
  }

  get underWay(): number {
    return this.#waiting.size;
  }

  async submit<T extends CommandType>(submission: Submission<CommandOf<T>>): Promise<Answer<T>> {
    this.#refuseWhenStopped();
    const { actor, command } = submission;
    if (this.#held !== undefined && actor === 'user' && !endings.has(command.type)) throw this.#held;
    const bytes = encodeSubmission(submission);
    const exits = exitCommands.has(submission.command.type) ? inboxLimits.exits : 0;
    if (
      this.#waiting.size >= inboxLimits.commands + exits ||
      (exits === 0 && this.#waitingBytes + bytes.length > inboxLimits.bytes && this.#waiting.size > 0)
    ) {
      throw new Fault('exchange_busy', 'The exchange has as many commands under way as it takes.');
    }
    return new Promise((resolve, reject) => {
      if (this.#outbox.length === 0) setImmediate(() => this.#sendWhenAnswered());
      this.#outbox.blob(bytes);
      this.#waiting.set(this.#nextTicket, { type: submission.command.type, size: bytes.length, resolve, reject });
      this.#waitingBytes += bytes.length;
      this.#nextTicket += 1;
    });
  }

  query<Q extends QueryName>(name: Q, ...args: Parameters<Queries[Q]>): Promise<ReturnType<Queries[Q]>> {
    return this.#ask((ticket) => ({ kind: 'query', ticket, name, args }));
  }

  bookSnapshot(pairId: PairId): Promise<BookSnapshot> {
    return this.#ask((ticket) => ({ kind: 'book', ticket, pairId }));
  }

  onCommit(listener: (batch: CommittedBatch) => void, hears: (type: EventType) => boolean = () => true): () => void {
    this.#batchListeners.set(listener, hears);
    return () => void this.#batchListeners.delete(listener);
  }

  onCommitted(listener: (lastSequence: number) => void): () => void {
    this.#committedListeners.add(listener);
    return () => void this.#committedListeners.delete(listener);
  }

  onMeasured(listener: (commit: MeasuredCommit) => void): () => void {
    this.#measuredListeners.add(listener);
    return () => void this.#measuredListeners.delete(listener);
  }

  holdNewBusiness(why: Fault | undefined): void {
    this.#held = why;
  }

  onAlarm(listener: (fault: Fault) => void): () => void {
    this.#alarmListeners.add(listener);
    return () => void this.#alarmListeners.delete(listener);
  }

  onBookChange(listener: (change: BookChange) => void): () => void {
    this.#bookListeners.add(listener);
    if (this.#bookListeners.size === 1) this.#watchBooks(true);
    return () => {
      if (this.#bookListeners.delete(listener) && this.#bookListeners.size === 0) this.#watchBooks(false);
    };
  }

  async close(): Promise<void> {
    if (!this.#isClosing && this.#end === undefined) {
      this.#sendOutbox();
      this.#isClosing = true;
      this.#send({ kind: 'close' });
    }
    const fault = await this.stopped;
    if (fault !== undefined) throw fault;
  }

  #watchBooks(isWatching: boolean): void {
    if (this.#end === undefined) this.#send({ kind: 'watch_books', isWatching });
  }

  async #ask<T>(questionOf: (ticket: number) => ToHost): Promise<T> {
    this.#refuseWhenStopped();
    return new Promise((resolve, reject) => {
      const ticket = this.#nextTicket;
      // Tickets of submissions count up without a gap inside one message, so the collected ones go first.
      this.#sendOutbox();
      this.#nextTicket += 1;
      this.#firstUnsent = this.#nextTicket;
      this.#asking.set(ticket, { resolve, reject });
      this.#send(questionOf(ticket));
    });
  }

  #refuseWhenStopped(): void {
    if (this.#end !== undefined) throw this.#end;
    if (this.#isClosing) throw stopped('The exchange is closing.');
  }

  #sendWhenAnswered(): void {
    const unsent = this.#nextTicket - this.#firstUnsent;
    if (this.#waiting.size === unsent) this.#sendOutbox();
  }

  #sendOutbox(): void {
    if (this.#outbox.length === 0 || this.#end !== undefined) return;
    const submissions = movable(this.#outbox);
    this.#outbox.clear();
    this.#send({ kind: 'submit', firstTicket: this.#firstUnsent, submissions }, [submissions.buffer]);
    this.#firstUnsent = this.#nextTicket;
  }

  #send(message: ToHost, transfer: ArrayBuffer[] = []): void {
    this.#port.postMessage(message, transfer);
  }

  #receive(message: FromHost): void {
    switch (message.kind) {
      case 'ready':
        this.#recovery = message.recovery;
        this.#lastSequence = message.recovery.lastSequence;
        return this.#ready?.resolve(undefined);
      case 'committed':
        for (const answer of readAnswers(message.answers)) this.#settle(answer);
        this.#sendWhenAnswered();
        this.#measure(message.lastSequence - message.firstSequence + 1, message.commitMs);
        return this.#announce(message.firstSequence, message.lastSequence, message.facts);
      case 'answer':
        return this.#takeAsking(message.ticket).resolve(message.value);
      case 'query_failed':
        return this.#takeAsking(message.ticket).reject(new Fault('query_failed', message.message));
      case 'books':
        for (const change of message.changes) for (const listener of this.#bookListeners) listener(change);
        return;
      case 'alarm':
        for (const listener of this.#alarmListeners) listener(new Fault(message.fault.kind, message.fault.message));
        return;
      case 'stopped':
        return this.#stop(message.fault && new Fault(message.fault.kind, message.fault.message));
    }
  }

  #settle(answer: AnswerOnWire): void {
    const waiting = this.#waiting.get(answer.ticket);
    assert(waiting !== undefined, 'an answer belongs to a submission');
    this.#waiting.delete(answer.ticket);
    this.#waitingBytes -= waiting.size;
    const { kind, sequence, atMs } = answer;
    if (kind === 'unreadable') return waiting.reject(unreadableAnswer());
    const outcome =
      kind === 'reused' ? reject('request_id_reused' as const) : decodeOutcome(waiting.type, answer.outcome);
    waiting.resolve({ outcome, sequence, atMs, isRepeat: kind === 'repeat' });
  }

  #measure(records: number, commitMs: number): void {
    if (records > 0) for (const listener of this.#measuredListeners) listener({ records, commitMs });
  }

  #announce(firstSequence: number, lastSequence: number, facts: Uint8Array): void {
    if (lastSequence < firstSequence) return;
    this.#lastSequence = lastSequence;
    if (this.#batchListeners.size > 0) {
      const batch = new DecodedBatch(firstSequence, lastSequence, facts, [...this.#batchListeners.values()]);
      for (const listener of this.#batchListeners.keys()) listener(batch);
    }
    for (const listener of this.#committedListeners) listener(lastSequence);
  }

  #takeAsking(ticket: number): Asking {
    const asking = this.#asking.get(ticket);
    assert(asking !== undefined, 'an answer belongs to a question');
    this.#asking.delete(ticket);
    return asking;
  }

  /** Rejects everything that waits; repeating a waiting command shows if it took effect. */
  #stop(fault: Fault | undefined): void {
    if (this.#end !== undefined) return;
    const end = stopped(fault?.message ?? 'The exchange is closed.', fault);
    this.#end = end;
    this.#port.close();
    this.#ready?.reject(fault ?? end);
    for (const { reject: refuse } of [...this.#waiting.values(), ...this.#asking.values()]) refuse(end);
    this.#waiting.clear();
    this.#asking.clear();
    this.#settleStopped(fault);
  }
}

/** The fault when it is unknown whether the command took effect; a retry under a new id would be another command. */
function unreadableAnswer(): Fault {
  return new Fault('answer_unreadable', 'What was answered under this command id cannot be read.');
}

/** Facts that some listener hears; decoded when the first one looks at them. */
class DecodedBatch implements CommittedBatch {
  readonly firstSequence: number;
  readonly lastSequence: number;
  readonly #facts: Uint8Array;
  readonly #hearing: readonly ((type: EventType) => boolean)[];
  readonly #heard = new Map<EventType, boolean>();
  #events: readonly PlacedEvent[] | undefined;

  constructor(
    firstSequence: number,
    lastSequence: number,
    facts: Uint8Array,
    hearing: readonly ((type: EventType) => boolean)[],
  ) {
    this.firstSequence = firstSequence;
    this.lastSequence = lastSequence;
    this.#facts = facts;
    this.#hearing = hearing;
  }

  get events(): readonly PlacedEvent[] {
    this.#events ??= [...readFacts(this.#facts)].flatMap((facts) => placedFacts(facts, (type) => this.#isHeard(type)));
    return this.#events;
  }

  #isHeard(type: EventType): boolean {
    let isHeard = this.#heard.get(type);
    if (isHeard === undefined) {
      isHeard = this.#hearing.some((hears) => hears(type));
      this.#heard.set(type, isHeard);
    }
    return isHeard;
  }
}
