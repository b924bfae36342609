import { createHash } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { dayMs } from '@candor/kernel';
import type { Duty } from '@candor/kernel/duty';
import type { PlacedEvent } from '@candor/exchange';
import type { HostedExchange, JournalReader } from '@candor/journal';
import type { JournalNotice, Platform } from '@candor/platform';
import type { Reader } from '@candor/readmodel';
import { JournalFollower, type Stretch } from '../live/journal-follower.ts';
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

interface Log {
  error(details: object, message: string): void;
}

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
  readonly #follower: JournalFollower;
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
    const { exchange, journal } = parts;
    this.#follower = new JournalFollower({
      exchange,
      journal,
      isNews: isAboutMoney,
      work: () => this.#work(),
      onFailure: (error) => this.#wait(error),
    });
  }

  start(): void {
    this.#follower.start();
  }

  /**
   * Stops listening, processes the facts received so far, and keeps the position. Failed ones are retried after the
   * next start.
   */
  async stop(): Promise<void> {
    await this.#follower.stop();
    if (this.#sequence > this.#kept) await this.#keep(this.#sequence, []);
  }

  async #work(): Promise<void> {
    if (!this.#isOpen) await this.#open();
    for (let next = this.#next(); next !== undefined; next = this.#next()) await this.#tell(next);
  }

  #next(): Stretch | undefined {
    return this.#follower.next(this.#sequence);
  }

  #wait(error: unknown): number {
    this.#parts.log.error(
      { event: 'money_mail.waits', err: error, sequence: this.#sequence },
      'mails about money wait',
    );
    return waitMs * 2 ** this.#failed.tries;
  }

  async #open(): Promise<void> {
    const { platform, clock } = this.#parts;
    const end = this.#parts.journal.lastSequence();
    const place = await platform.journalNews.place();
    const isOfThis = place?.journal === this.#parts.journal.identity.salt && place.sequence <= end;
    const endMs = this.#parts.journal.recordAt(end)?.atMs ?? 0;
    this.#fromMs = Math.max(endMs - catchUpMs, clock() - newsMs);
    if (isOfThis) this.#sequence = this.#kept = place.sequence;
    else await this.#keep(this.#follower.beginning, []);
    this.#isOpen = true;
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
