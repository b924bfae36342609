import { setTimeout as pause } from 'node:timers/promises';
import type { CommittedBatch, EventType, PlacedEvent } from '@candor/exchange';
import type { HostedExchange, JournalReader } from '@candor/journal';

interface FollowerParts {
  readonly exchange: HostedExchange;
  /** Of the same exchange: the source of facts that were committed before they could be heard, or were too many. */
  readonly journal: Pick<JournalReader, 'lastSequence' | 'batchesAfter'>;
  /** True of the types of facts that the work is about; the others are passed over. */
  readonly hears: (type: EventType) => boolean;
  /** Does what there is to do, by `next`, until there is no more. It is called again after each commit. */
  readonly work: () => Promise<void>;
  /** Tells of a failure, and answers the milliseconds to wait before the work is tried again. */
  readonly onFailure: (error: unknown) => number;
}

/** A piece of the journal without a gap, with its news. */
export interface Stretch {
  readonly firstSequence: number;
  lastSequence: number;
  readonly events: readonly PlacedEvent[];
}

/** Stretches that wait in memory. Beyond this many, facts are read from the journal when their turn comes. */
const waitingMax = 256;
const readAtOnce = 500;

/** Follows a journal in order for work that keeps its own place in it: nothing is passed over, one piece at a time. */
export class JournalFollower {
  readonly #parts: FollowerParts;
  readonly #ending = new AbortController();
  readonly #waiting: Stretch[] = [];
  #stopListening: (() => void) | undefined;
  #following: Promise<void> | undefined;
  /** Woken while it was at work. */
  #isAsked = false;
  #beginning = 0;

  constructor(parts: FollowerParts) {
    this.#parts = parts;
  }

  /** The last record at the start: the place of a reader that has none yet. */
  get beginning(): number {
    return this.#beginning;
  }

  /** Aborted when it is to stop. */
  get ending(): AbortSignal {
    return this.#ending.signal;
  }

  start(): void {
    const { exchange, hears } = this.#parts;
    this.#beginning = exchange.lastSequence;
    this.#stopListening = exchange.onCommit((batch) => this.#heard(batch), hears);
    this.wake();
  }

  /** Ends when the work on what was heard so far has ended. Work that had failed is not tried again. */
  async stop(): Promise<void> {
    this.#stopListening?.();
    this.#ending.abort();
    await this.#following;
  }

  /** Lets the work look, now or when it is done with what it does. */
  wake(): void {
    this.#isAsked = true;
    this.#following ??= this.#follow().finally(() => {
      this.#following = undefined;
    });
  }

  /** The stretch after a record: from memory when it is there, otherwise from the journal. */
  next(sequence: number): Stretch | undefined {
    const { exchange, journal, hears } = this.#parts;
    const waiting = this.#waiting;
    while (waiting[0] !== undefined && waiting[0].lastSequence <= sequence) waiting.shift();
    if (waiting[0] !== undefined && waiting[0].firstSequence <= sequence + 1) return waiting.shift();
    if (sequence >= exchange.lastSequence) return undefined;
    const batches = journal.batchesAfter(sequence, readAtOnce, hears);
    const last = batches.at(-1);
    if (last === undefined) return undefined;
    const events = batches.flatMap((batch) => batch.events.filter(({ event }) => hears(event.type)));
    return { firstSequence: sequence + 1, lastSequence: last.lastSequence, events };
  }

  #heard({ firstSequence, lastSequence, events }: CommittedBatch): void {
    const last = this.#waiting.at(-1);
    const news = events.filter(({ event }) => this.#parts.hears(event.type));
    if (last?.lastSequence === firstSequence - 1 && news.length === 0) last.lastSequence = lastSequence;
    else if (this.#waiting.length < waitingMax) this.#waiting.push({ firstSequence, lastSequence, events: news });
    this.wake();
  }

  async #follow(): Promise<void> {
    while (this.#isAsked) {
      this.#isAsked = false;
      try {
        await this.#parts.work();
      } catch (error) {
        if (error === this.ending.reason) return;
        await pause(this.#parts.onFailure(error), undefined, { signal: this.ending }).catch(() => {});
        this.#isAsked = !this.ending.aborted;
      }
    }
  }
}
