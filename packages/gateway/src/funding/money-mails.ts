import { createHash } from 'node:crypto';
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';
import { dayMs } from '@candor/kernel';
import type { Duty } from '@candor/kernel/duty';
import type { CommittedBatch, PlacedEvent } from '@candor/exchange';
import type { HostedExchange, JournalReader } from '@candor/journal';
import type { JournalNotice, Platform } from '@candor/platform';
import type { Reader } from '@candor/readmodel';
import { isAboutMoney, moneyNoticeOf } from './money-notices.ts';

interface MoneyMailParts {
  readonly exchange: HostedExchange;
  /** Of the same exchange: the source of mails about events before the start. */
  readonly journal: Pick<JournalReader, 'identity' | 'lastSequence' | 'recordAt' | 'batchesAfter'>;
  readonly reader: Reader;
  readonly platform: Platform;
  readonly clock: () => number;
  readonly log: Log;
}

/** A piece of the journal without a gap, with its facts about money. */
interface Stretch {
  readonly firstSequence: number;
  lastSequence: number;
  readonly events: readonly PlacedEvent[];
}

interface Log {
  error(details: object, message: string): void;
}

/** Stretches that wait in memory. Beyond this many, facts are read from the journal when their turn comes. */
const waitingMax = 256;
const readAtOnce = 500;
/** Letters of one transaction: it has the platform's only connection to itself. */
const togetherMax = 20;
/** The place is kept with every letter, and in between at least this often, so that a start has little to read. */
const keepEvery = 1_000;
/**
 * The time before the end of the journal from which facts are mailed; older ones count as mailed even if this database
 * has no record of it: it is an older copy of one that has.
 */
const catchUpMs = 900_000;
/** The age from which news are stale: none about yesterday when a server comes back after days. */
const newsMs = dayMs;
const triesMax = 5;
const waitMs = 1_000;
/** 128 bits in hex. */
const keySize = 32;

/**
 * Puts news about money into the post box, following the journal: its position is kept with the letters, and a start
 * continues from there. So no mail is lost because the server stopped, and none is sent twice. One of these follows one
 * journal, however many gateways there are.
 */
export function moneyMails(parts: MoneyMailParts): Duty {
  return new MoneyMails(parts);
}

class MoneyMails implements Duty {
  readonly name = 'money-mails';
  readonly #parts: MoneyMailParts;
  #stopListening: (() => void) | undefined;
  readonly #ending = new AbortController();
  /** The start of a reader without a position: facts before the first start are not mailed. */
  #beginning = 0;
  readonly #waiting: Stretch[] = [];
  #following: Promise<void> | undefined;
  /** Woken while it was at work. */
  #isAsked = false;
  #isOpen = false;
  /** Of the last record that was processed. */
  #sequence = 0;
  /** The same, as it is on disk. */
  #kept = 0;
  /** Older facts are no news. */
  #fromMs = 0;
  #failed = { sequence: 0, tries: 0 };

  constructor(parts: MoneyMailParts) {
    this.#parts = parts;
  }

  start(): void {
    const { exchange } = this.#parts;
    this.#beginning = exchange.lastSequence;
    this.#stopListening = exchange.onCommit((batch) => this.#heard(batch));
    this.#wake();
  }

  /**
   * Stops listening, processes the facts received so far, and keeps the position. Failed ones are retried after the
   * next start.
   */
  async stop(): Promise<void> {
    this.#stopListening?.();
    this.#ending.abort();
    await this.#following;
    if (this.#sequence > this.#kept) await this.#keep(this.#sequence, []);
  }

  #heard({ firstSequence, lastSequence, events }: CommittedBatch): void {
    const last = this.#waiting.at(-1);
    const money = events.filter(isAboutMoney);
    if (last?.lastSequence === firstSequence - 1 && money.length === 0) last.lastSequence = lastSequence;
    else if (this.#waiting.length < waitingMax) this.#waiting.push({ firstSequence, lastSequence, events: money });
    this.#wake();
  }

  #wake(): void {
    this.#isAsked = true;
    this.#following ??= this.#follow().finally(() => {
      this.#following = undefined;
    });
  }

  async #follow(): Promise<void> {
    while (this.#isAsked) {
      this.#isAsked = false;
      try {
        if (!this.#isOpen) await this.#open();
        for (let next = this.#next(); next !== undefined; next = this.#next()) await this.#tell(next);
      } catch (error) {
        this.#parts.log.error(
          { event: 'money_mail.waits', err: error, sequence: this.#sequence },
          'mails about money wait',
        );
        await pause(waitMs * 2 ** this.#failed.tries, undefined, { signal: this.#ending.signal }).catch(() => {});
        this.#isAsked = !this.#ending.signal.aborted;
      }
    }
  }

  async #open(): Promise<void> {
    const { platform, clock } = this.#parts;
    const end = this.#parts.journal.lastSequence();
    const place = await platform.journalNews.place();
    const isOfThis = place?.journal === this.#parts.journal.identity.salt && place.sequence <= end;
    const endMs = this.#parts.journal.recordAt(end)?.atMs ?? 0;
    this.#fromMs = Math.max(endMs - catchUpMs, clock() - newsMs);
    if (isOfThis) this.#sequence = this.#kept = place.sequence;
    else await this.#keep(this.#beginning, []);
    this.#isOpen = true;
  }

  /** The next stretch: from memory when it is there, otherwise from the journal. */
  #next(): Stretch | undefined {
    const waiting = this.#waiting;
    while (waiting[0] !== undefined && waiting[0].lastSequence <= this.#sequence) waiting.shift();
    if (waiting[0] !== undefined && waiting[0].firstSequence <= this.#sequence + 1) return waiting.shift();
    if (this.#sequence >= this.#parts.exchange.lastSequence) return undefined;
    const batches = this.#parts.journal.batchesAfter(this.#sequence, readAtOnce);
    const last = batches.at(-1);
    if (last === undefined) return undefined;
    const events = batches.flatMap((batch) => batch.events.filter(isAboutMoney));
    return { firstSequence: this.#sequence + 1, lastSequence: last.lastSequence, events };
  }

  async #tell({ lastSequence, events }: Stretch): Promise<void> {
    const fresh = events.filter(({ sequence, atMs }) => sequence > this.#sequence && atMs >= this.#fromMs);
    let letters: JournalNotice[] = [];
    let reached = this.#sequence;
    for (const placed of fresh) {
      if (letters.length >= togetherMax && placed.sequence > reached) {
        await this.#keep(reached, letters);
        letters = [];
        await nextTurn();
      }
      const letter = await this.#letterOf(placed);
      if (letter !== undefined) letters.push(letter);
      reached = placed.sequence;
    }
    if (letters.length > 0 || lastSequence - this.#kept >= keepEvery) await this.#keep(lastSequence, letters);
    else this.#sequence = lastSequence;
    await nextTurn();
  }

  /** One fact that fails on every try does not block all others. */
  async #letterOf(placed: PlacedEvent): Promise<JournalNotice | undefined> {
    const { sequence, index, atMs } = placed;
    try {
      const told = await moneyNoticeOf(this.#parts, placed);
      if (told === undefined) return undefined;
      const fact = `${this.#parts.journal.identity.salt} ${sequence} ${index} ${atMs}`;
      const key = createHash('sha256').update(fact).digest('hex').slice(0, keySize);
      return { ...told, key, happenedAtMs: atMs };
    } catch (error) {
      this.#failed = { sequence, tries: this.#failed.sequence === sequence ? this.#failed.tries + 1 : 1 };
      if (this.#failed.tries < triesMax) throw error;
      this.#parts.log.error({ event: 'money_mail.left_out', err: error, sequence }, 'a mail about money was left out');
      return undefined;
    }
  }

  /** Puts letters in and the place with them. */
  async #keep(sequence: number, letters: readonly JournalNotice[]): Promise<void> {
    await this.#parts.platform.journalNews.tell({ journal: this.#parts.journal.identity.salt, sequence }, letters);
    this.#sequence = sequence;
    this.#kept = sequence;
  }
}
