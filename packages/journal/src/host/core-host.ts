import type { MessagePort } from 'node:worker_threads';
import { ByteReader, ByteWriter, Fault } from '@candor/kernel';
import { messageOf } from '../faults.ts';
import { DurableMachine, type MachineOptions } from '../machine.ts';
import { groupLimits } from '../sequencer.ts';
import { BookPublisher } from './book-publisher.ts';
import { type FromHost, movable, type ToHost, writeAnswer, writeFacts } from './protocol.ts';

/**
 * Runs the durable machine in this thread for the client at the other end of `port`. All commands that have arrived
 * form one group: apply them, commit once, then send their answers and facts in one message. Everything else (queries,
 * books, snapshots) happens between groups, so it only ever sees committed state.
 *
 * A failure is told, the port is closed and nothing of the open group leaves. `onStop` hears it too.
 */
export function hostExchange(port: MessagePort, options: MachineOptions, onStop?: (fault?: Fault) => void): void {
  try {
    new CoreHost(port, new DurableMachine(options), onStop).start();
  } catch (error) {
    leave(port, onStop, asFault(error));
  }
}

interface Batch {
  readonly reader: ByteReader;
  nextTicket: number;
}

class CoreHost {
  readonly #port: MessagePort;
  readonly #machine: DurableMachine;
  readonly #books: BookPublisher;
  readonly #onStop: ((fault?: Fault) => void) | undefined;
  readonly #inbox: Batch[] = [];
  readonly #answers = new ByteWriter(1 << 16);
  readonly #facts = new ByteWriter(1 << 18);
  #isScheduled = false;
  #hasLeft = false;

  constructor(port: MessagePort, machine: DurableMachine, onStop: ((fault?: Fault) => void) | undefined) {
    this.#port = port;
    this.#machine = machine;
    this.#onStop = onStop;
    this.#books = new BookPublisher(
      (pairId, levels) => machine.core.queries.book(pairId, levels),
      (changes) => this.#send({ kind: 'books', changes }),
    );
  }

  start(): void {
    this.#port.on('message', (message: ToHost) => this.#orLeave(() => this.#receive(message)));
    // The client is gone without asking to close: what is committed stays, and nothing more is to be done.
    this.#port.on('close', () => this.#leave());
    this.#send({ kind: 'ready', recovery: this.#machine.recovery });
  }

  #receive(message: ToHost): void {
    switch (message.kind) {
      case 'submit':
        this.#inbox.push({ reader: new ByteReader(message.submissions), nextTicket: message.firstTicket });
        return this.#schedule();
      case 'query':
        return this.#reply(message.ticket, () => this.#query(message.name, message.args));
      case 'book':
        return this.#reply(message.ticket, () => this.#books.snapshot(message.pairId));
      case 'watch_books':
        return this.#books.watch(message.isWatching);
      case 'close':
        while (this.#inbox.length > 0) this.#runGroup();
        this.#machine.close();
        return this.#leave();
    }
  }

  /** After the messages that have arrived in this turn: they belong to one group. */
  #schedule(): void {
    if (this.#isScheduled) return;
    this.#isScheduled = true;
    setImmediate(() => {
      this.#isScheduled = false;
      this.#orLeave(() => this.#runGroup());
    });
  }

  #runGroup(): void {
    if (this.#hasLeft) return;
    const machine = this.#machine;
    const firstSequence = machine.core.sequence + 1;
    this.#answers.clear();
    this.#facts.clear();
    for (let count = 0; count < groupLimits.records && !machine.isGroupFull; count++) {
      const batch = this.#inbox[0];
      if (batch === undefined) break;
      this.#takeNext(batch);
      if (batch.reader.isAtEnd) this.#inbox.shift();
    }
    const lastSequence = machine.commit();
    const answers = movable(this.#answers);
    const facts = movable(this.#facts);
    this.#send({ kind: 'committed', firstSequence, lastSequence, answers, facts }, [answers.buffer, facts.buffer]);
    this.#books.changed(machine.core.takeChangedBooks());
    machine.keepUp();
    if (this.#inbox.length > 0) this.#schedule();
  }

  #takeNext(batch: Batch): void {
    const taken = this.#machine.take(batch.reader.blobView());
    writeAnswer(this.#answers, batch.nextTicket, taken);
    batch.nextTicket += 1;
    if (taken.events !== undefined) writeFacts(this.#facts, taken.sequence, taken.atMs, taken.events);
  }

  #query(name: keyof DurableMachine['core']['queries'], args: readonly unknown[]): unknown {
    const { queries } = this.#machine.core;
    return (queries[name] as (...given: readonly unknown[]) => unknown).apply(queries, [...args]);
  }

  /** A question cannot change anything, so one that fails is its asker's failure and not the exchange's. */
  #reply(ticket: number, answer: () => unknown): void {
    try {
      this.#send({ kind: 'answer', ticket, value: answer() });
    } catch (error) {
      this.#send({ kind: 'query_failed', ticket, message: messageOf(error) });
    }
  }

  #send(message: FromHost, transfer: ArrayBuffer[] = []): void {
    this.#port.postMessage(message, transfer);
  }

  #orLeave(work: () => void): void {
    try {
      work();
    } catch (error) {
      this.#leave(asFault(error));
    }
  }

  #leave(fault?: Fault): void {
    if (this.#hasLeft) return;
    this.#hasLeft = true;
    this.#books.stop();
    this.#machine.stop();
    leave(this.#port, this.#onStop, fault);
  }
}

function leave(port: MessagePort, onStop: ((fault?: Fault) => void) | undefined, fault?: Fault): void {
  const told = fault === undefined ? {} : { fault: { kind: fault.kind, message: fault.message } };
  port.postMessage({ kind: 'stopped', ...told } satisfies FromHost);
  port.close();
  onStop?.(fault);
}

function asFault(error: unknown): Fault {
  return error instanceof Fault ? error : new Fault('exchange_stopped', messageOf(error), { cause: error });
}
