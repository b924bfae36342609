import { createHash } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { dayMs, Fault } from '@candor/kernel';
import type { Duty } from '@candor/kernel/duty';
import type { CoreEvent, PlacedEvent } from '@candor/exchange';
import type { HostedExchange, JournalReader } from '@candor/journal';
import type { JournalNotice, OperatorNewsItem, Platform } from '@candor/platform';
import type { Reader } from '@candor/readmodel';
import { JournalFollower, type Stretch } from '../live/journal-follower.ts';
import { productNotices } from '../generated/notices.ts';
import { operatorNewsOf } from '../operators/news.ts';
import { type FactNotice, type FactPlace, NoticeParts } from './describe-notices.ts';

interface NoticeDutyParts {
  readonly exchange: HostedExchange;
  /** Of the same exchange: the source of facts before the start. */
  readonly journal: Pick<JournalReader, 'identity' | 'lastSequence' | 'recordAt' | 'batchesAfter'>;
  readonly reader: Reader;
  readonly platform: Platform;
  readonly clock: () => number;
  readonly log: Log;
}

interface Log {
  info(details: object, message: string): void;
  error(details: object, message: string): void;
}

/** Notices of one transaction: it has the platform's only connection to itself. */
const togetherMax = 20;
/** The place is kept with every notice, and in between at least this often, so that a start has little to read. */
const keepEvery = 1_000;
/**
 * The time before the end of the journal from which facts are told; older ones count as told even if this database
 * has no record of it: it is an older copy of one that has.
 */
const catchUpMs = 900_000;
/** The age from which news are stale: none about yesterday when a server comes back after days. */
const newsMs = dayMs;
const triesMax = 5;
const waitMs = 1_000;
/** 128 bits in hex. */
const keySize = 32;

type AnyDescribe = (
  event: CoreEvent,
  parts: NoticeParts,
  place: FactPlace,
) => FactNotice | readonly FactNotice[] | undefined | Promise<FactNotice | readonly FactNotice[] | undefined>;

/** By the type of the fact. */
const descriptions: ReadonlyMap<string, AnyDescribe | 'heard'> = new Map(
  productNotices.flatMap((notices) => Object.entries(notices) as unknown as [string, AnyDescribe | 'heard'][]),
);

/**
 * Tells users what facts of the journal are to them, in the words of each product's `notices.ts`, and operators how their
 * proposals ended: its position is kept
 * with the notices, their letters and their pushes, and a start continues from there. So none is lost because the
 * server stopped, and none is told twice. One of these follows one journal, however many gateways there are.
 */
export function noticeDuty(parts: NoticeDutyParts): Duty {
  return new NoticeDuty(parts);
}

class NoticeDuty implements Duty {
  readonly name = 'notices';
  readonly #parts: NoticeDutyParts;
  readonly #noticeParts: NoticeParts;
  readonly #follower: JournalFollower;
  #isOpen = false;
  /** Of the last record that was processed. */
  #sequence = 0;
  /** The same, as it is on disk. */
  #kept = 0;
  /** Older facts are no news. */
  #fromMs = 0;
  #failed = { sequence: 0, tries: 0 };

  constructor(parts: NoticeDutyParts) {
    this.#parts = parts;
    this.#noticeParts = new NoticeParts(parts);
    const { exchange, journal } = parts;
    this.#follower = new JournalFollower({
      exchange,
      journal,
      hears: (type) => descriptions.has(type) || type === 'proposals.ended',
      work: () => this.#work(),
      onFailure: (error) => this.#wait(error),
    });
  }

  start(): void {
    this.#follower.start();
  }

  /**
   * Stops listening, tells the facts received so far, and keeps the position. Failed ones are retried after the
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
    const { log } = this.#parts;
    // Somebody registers at the moment: nothing is wrong.
    if (error instanceof Fault && error.kind === 'registration_open') {
      log.info({ event: 'notice.waits_for_registration', sequence: this.#sequence }, 'notices wait for a registration');
    } else log.error({ event: 'notice.waits', err: error, sequence: this.#sequence }, 'notices wait');
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
    let notices: JournalNotice[] = [];
    let ofOperators: OperatorNewsItem[] = [];
    let reached = this.#sequence;
    let before: CoreEvent[] = [];
    for (const placed of fresh) {
      if (notices.length >= togetherMax && placed.sequence > reached) {
        await this.#keep(reached, notices, ofOperators);
        notices = [];
        ofOperators = [];
        await nextTurn();
      }
      if (placed.sequence > reached) before = [];
      notices.push(...(await this.#noticesOf(placed, before)));
      before.push(placed.event);
      const news = operatorNewsOf(placed.event, placed.atMs);
      if (news !== undefined) ofOperators.push(news);
      reached = placed.sequence;
    }
    const isNews = notices.length + ofOperators.length > 0;
    if (isNews || lastSequence - this.#kept >= keepEvery) await this.#keep(lastSequence, notices, ofOperators);
    else this.#sequence = lastSequence;
    await nextTurn();
  }

  /** One fact that fails on every try does not block all others. */
  async #noticesOf(placed: PlacedEvent, before: readonly CoreEvent[]): Promise<readonly JournalNotice[]> {
    const { event, sequence, index, atMs } = placed;
    const describe = descriptions.get(event.type) ?? 'heard';
    if (describe === 'heard') return [];
    try {
      if ('accountId' in event && !(await this.#noticeParts.isUsers(event.accountId))) return [];
      const described = await describe(event, this.#noticeParts, { sequence, atMs, before });
      const told: readonly FactNotice[] = described === undefined ? [] : [described].flat();
      return told.map((notice, number) => {
        // A fact of one user has the key that its letter always had.
        const of = number === 0 ? '' : ` ${notice.accountId}`;
        const fact = `${this.#parts.journal.identity.salt} ${sequence} ${index} ${atMs}${of}`;
        const key = createHash('sha256').update(fact).digest('hex').slice(0, keySize);
        return { ...notice, key, happenedAtMs: atMs };
      });
    } catch (error) {
      this.#failed = { sequence, tries: this.#failed.sequence === sequence ? this.#failed.tries + 1 : 1 };
      if (this.#failed.tries < triesMax) throw error;
      this.#parts.log.error({ event: 'notice.left_out', err: error, sequence }, 'a notice was left out');
      return [];
    }
  }

  /** Tells notices and keeps the place with them. */
  async #keep(
    sequence: number,
    notices: readonly JournalNotice[],
    ofOperators: readonly OperatorNewsItem[] = [],
  ): Promise<void> {
    const place = { journal: this.#parts.journal.identity.salt, sequence };
    await this.#parts.platform.journalNews.tell(place, notices, ofOperators);
    this.#sequence = sequence;
    this.#kept = sequence;
  }
}
