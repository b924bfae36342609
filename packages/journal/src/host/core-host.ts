import type { MessagePort } from 'node:worker_threads';
import { ByteReader, ByteWriter, Fault } from '@candor/kernel';
import { messageOf } from '../faults.ts';
import { DurableMachine, type MachineOptions } from '../machine.ts';
import { groupLimits, type Taken } from '../sequencer.ts';
import { BookPublisher } from './book-publisher.ts';
import { Questions } from './questions.ts';
import { type FromHost, movable, type ToHost, writeAnswer, writeFacts } from './protocol.ts';

/**
 * Runs the durable machine in this thread for the client at the other end of `port`. All commands that have arrived
 * form one group: apply them, commit once, then send their answers and facts in one message. Everything else (queries,
 * books, snapshots) happens between groups, so it only ever sees committed state; and commands go first, so that a
 * query delays a command by no more than one query, or a few milliseconds of them.
 *
 * A failure is reported, the port is closed and nothing of the open group leaves. `onStop` receives it too.
 */
export function hostExchange(port: MessagePort, options: MachineOptions, onStop?: (fault?: Fault) => void): void {
  try {
    new CoreHost(port, options, onStop).start();
  } catch (error) {
    leave(port, onStop, asFault(error));
  }
}

/** The interval at which the clocks are compared when no command arrives. */
const lookEveryMs = 250;

/** The time that a group may spend on catching up: questions are answered in between. */
const catchUpMsMax = 50;

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
  readonly #questions: Questions;
  readonly #looking: NodeJS.Timeout;
  #piece: NodeJS.Timeout | undefined;
  #isScheduled = false;
  #hasLeft = false;

  constructor(port: MessagePort, options: MachineOptions, onStop: ((fault?: Fault) => void) | undefined) {
    const machine = new DurableMachine({ ...options, onSnapshot: (missed) => this.#wake(missed) });
    this.#port = port;
    this.#machine = machine;
    this.#onStop = onStop;
    this.#books = new BookPublisher(
      (pairId, levels) => machine.core.queries.book(pairId, levels),
      (changes) => this.#send({ kind: 'books', changes }),
    );
    this.#questions = new Questions(
      machine.core,
      (pairId) => this.#books.snapshot(pairId),
      (answer) => this.#send(answer),
    );
    // Without commands the clocks are compared as well, and time is brought forward.
    this.#looking = setInterval(() => this.#schedule(), lookEveryMs);
    this.#looking.unref();
  }

  start(): void {
    this.#port.on('message', (message: ToHost) => this.#orLeave(() => this.#receive(message)));
    // The client is gone without a close: commits stay, and nothing more is to be done.
    this.#port.on('close', () => this.#leave());
    this.#send({ kind: 'ready', recovery: this.#machine.recovery });
    this.#schedule();
  }

  /** Takes another turn soon: a snapshot has been made, or missed. */
  #wake(missed?: Fault): void {
    if (missed !== undefined) this.#alarm(missed);
    this.#schedule();
  }

  #receive(message: ToHost): void {
    switch (message.kind) {
      case 'submit':
        this.#inbox.push({ reader: new ByteReader(message.submissions), nextTicket: message.firstTicket });
        return this.#schedule();
      case 'query':
      case 'book':
        this.#questions.add(message);
        return this.#schedule();
      case 'watch_books':
        return this.#books.watch(message.isWatching);
      case 'close':
        while (this.#inbox.length > 0) this.#runGroup();
        this.#questions.answerAll();
        this.#machine.close();
        return this.#leave();
    }
  }

  /** After the messages that have arrived in this turn: their commands belong to one group. */
  #schedule(): void {
    if (this.#isScheduled) return;
    this.#isScheduled = true;
    setImmediate(() => {
      this.#isScheduled = false;
      this.#orLeave(() => this.#takeTurn());
    });
  }

  /** One group, then questions for as long as a turn allows. The rest waits for the next turn, behind its commands. */
  #takeTurn(): void {
    if (this.#hasLeft) return;
    const machine = this.#machine;
    if (this.#inbox.length > 0 || machine.look() || machine.isBehind) this.#runGroup();
    else if (machine.isKeeping) machine.keepUp();
    this.#questions.answerSome();
    if (this.#inbox.length > 0 || this.#questions.areWaiting || machine.isBehind || machine.isKeeping) this.#schedule();
    else this.#wakeForPiece();
  }

  /** The next piece of what is done in pieces is awaited, not found by the next command. */
  #wakeForPiece(): void {
    if (this.#piece !== undefined) return;
    const waitMs = this.#machine.untilPieceMs(lookEveryMs);
    if (waitMs === undefined) return;
    this.#piece = setTimeout(() => {
      this.#piece = undefined;
      this.#schedule();
    }, waitMs);
    this.#piece.unref();
  }

  #runGroup(): void {
    if (this.#hasLeft) return;
    const machine = this.#machine;
    const firstSequence = machine.core.sequence + 1;
    this.#answers.clear();
    this.#facts.clear();
    const catchUpUntilMs = performance.now() + catchUpMsMax;
    for (let count = 0; count < groupLimits.records && !machine.isGroupFull; count++) {
      // A command that arrives with a clock in doubt, or after a long pause, is decided by a core that has been told.
      this.#tell(machine.watch());
      if (this.#tell(machine.catchUp())) {
        if (performance.now() >= catchUpUntilMs) break;
        continue;
      }
      const batch = this.#inbox[0];
      if (batch === undefined) break;
      this.#takeNext(batch);
      if (batch.reader.isAtEnd) this.#inbox.shift();
    }
    const startedMs = performance.now();
    const lastSequence = machine.commit();
    const commitMs = performance.now() - startedMs;
    const answers = movable(this.#answers);
    const facts = movable(this.#facts);
    this.#send({ kind: 'committed', firstSequence, lastSequence, answers, facts, commitMs }, [
      answers.buffer,
      facts.buffer,
    ]);
    this.#books.changed(machine.core.takeChangedBooks());
    machine.keepUp();
  }

  #takeNext(batch: Batch): void {
    const taken = this.#machine.take(batch.reader.blobView());
    writeAnswer(this.#answers, batch.nextTicket, taken);
    batch.nextTicket += 1;
    if (taken.fault !== undefined) this.#alarm(taken.fault);
    writeFacts(this.#facts, taken);
  }

  /** Passes on the facts of a command of the host's own; true if there was one. */
  #tell(taken: Taken | undefined): boolean {
    if (taken !== undefined) writeFacts(this.#facts, taken);
    return taken !== undefined;
  }

  #alarm({ kind, message }: Fault): void {
    this.#send({ kind: 'alarm', fault: { kind, message } });
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
    clearInterval(this.#looking);
    clearTimeout(this.#piece);
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
