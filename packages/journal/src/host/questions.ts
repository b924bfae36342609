import type { BookSnapshot, CoreMachine, PairId } from '@candor/exchange';
import { messageOf } from '../faults.ts';
import type { FromHost, ToHost } from './protocol.ts';

/** The time for answering questions before newly arrived commands go first. */
const turnMs = 4;
/** Of one state. An exchange where nothing happens is asked about for ever. */
const answersMax = 1_000;

export type Question = Extract<ToHost, { readonly kind: 'query' | 'book' }>;
type Answered = Extract<FromHost, { readonly kind: 'answer' | 'query_failed' }>;

/**
 * Questions that wait, in the order they came. They are answered between groups, a few milliseconds at a time and at
 * least one, so that many of them do not block commands. A question repeated about one state is computed once.
 */
export class Questions {
  readonly #core: Pick<CoreMachine, 'queries' | 'sequence'>;
  readonly #bookOf: (pairId: PairId) => BookSnapshot;
  readonly #tell: (answer: Answered) => void;
  readonly #nowMs: () => number;
  readonly #answers = new Map<string, unknown>();
  readonly #waiting: Question[] = [];
  #answersAt = 0;

  constructor(
    core: Pick<CoreMachine, 'queries' | 'sequence'>,
    bookOf: (pairId: PairId) => BookSnapshot,
    tell: (answer: Answered) => void,
    nowMs: () => number = () => performance.now(),
  ) {
    this.#core = core;
    this.#bookOf = bookOf;
    this.#tell = tell;
    this.#nowMs = nowMs;
  }

  get areWaiting(): boolean {
    return this.#waiting.length > 0;
  }

  add(question: Question): void {
    this.#waiting.push(question);
  }

  /** Answers at least one, and goes on while the turn lasts. */
  answerSome(): void {
    const untilMs = this.#nowMs() + turnMs;
    do this.#answerNext();
    while (this.areWaiting && this.#nowMs() < untilMs);
  }

  answerAll(): void {
    while (this.areWaiting) this.#answerNext();
  }

  /** A question cannot change anything, so one that fails is its asker's failure and not the exchange's. */
  #answerNext(): void {
    const question = this.#waiting.shift();
    if (question === undefined) return;
    const { ticket } = question;
    try {
      this.#tell({ kind: 'answer', ticket, value: this.#answerTo(question) });
    } catch (error) {
      this.#tell({ kind: 'query_failed', ticket, message: messageOf(error) });
    }
  }

  #answerTo(question: Question): unknown {
    if (question.kind === 'book') return this.#bookOf(question.pairId);
    const { name, args } = question;
    const { queries, sequence } = this.#core;
    if (this.#answersAt !== sequence || this.#answers.size >= answersMax) {
      this.#answers.clear();
      this.#answersAt = sequence;
    }
    const isPlain = args.every((arg) => typeof arg !== 'object');
    const key = isPlain ? [name, ...args].join('\n') : undefined;
    if (key !== undefined && this.#answers.has(key)) return this.#answers.get(key);
    const answer = (queries[name] as (...given: readonly unknown[]) => unknown).apply(queries, [...args]);
    if (key !== undefined) this.#answers.set(key, answer);
    return answer;
  }
}
