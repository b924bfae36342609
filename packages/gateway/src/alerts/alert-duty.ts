import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';
import { type AccountId, type CommittedBatch, gridMs, type PlacedEvent, staleAfterMs } from '@candor/exchange';
import type { HostedExchange, JournalReader } from '@candor/journal';
import { dayMs, minuteMs } from '@candor/kernel';
import type { Duty } from '@candor/kernel/duty';
import type { AlertTick, Platform } from '@candor/platform';
import { liquidationPoints } from './liquidation-points.ts';

interface AlertDutyParts {
  readonly exchange: HostedExchange;
  /** Of the same exchange: the source of ticks before the start. */
  readonly journal: Pick<JournalReader, 'identity' | 'lastSequence' | 'recordAt' | 'batchesAfter'>;
  readonly platform: Pick<Platform, 'alerts'>;
  readonly log: { error(details: object, message: string): void };
}

/** Batches that wait in memory. Beyond this many, facts are read from the journal when their turn comes. */
const waitingMax = 256;
const readAtOnce = 500;
const waitMs = 1_000;
const waitMsMax = 60_000;
/** The prices of a cross account move each other's liquidation prices without a fact about it. */
const renewEveryMs = minuteMs;

/**
 * Follows the index ticks of the journal in order and lets the alerts look at each. The place is kept with the alerts,
 * and a start goes on from there: no tick is passed over because the server stopped, and none is looked at twice. One
 * of these follows one journal, however many gateways there are.
 */
export function alertDuty(parts: AlertDutyParts): Duty {
  return new AlertDuty(parts);
}

class AlertDuty implements Duty {
  readonly name = 'alerts';
  readonly #parts: AlertDutyParts;
  readonly #ending = new AbortController();
  readonly #waiting: CommittedBatch[] = [];
  #stopListening: (() => void) | undefined;
  #renewing: NodeJS.Timeout | undefined;
  /** The start of a reader without a place: ticks before the first start fire nothing. */
  #beginning = 0;
  /** Of the last record that was looked at. */
  #sequence = 0;
  #following: Promise<void> | undefined;
  /** Woken while it was at work. */
  #isAsked = false;
  #isRenewalDue = false;
  #failures = 0;

  constructor(parts: AlertDutyParts) {
    this.#parts = parts;
  }

  start(): void {
    const { exchange } = this.#parts;
    this.#beginning = exchange.lastSequence;
    this.#stopListening = exchange.onCommit((batch) => this.#heard(batch));
    this.#renewing = setInterval(() => {
      this.#isRenewalDue = true;
      this.#wake();
    }, renewEveryMs);
    this.#renewing.unref();
    this.#wake();
  }

  /** Looks at the ticks heard so far, and keeps the place. */
  async stop(): Promise<void> {
    this.#stopListening?.();
    clearInterval(this.#renewing);
    this.#ending.abort();
    await this.#following;
    await this.#parts.platform.alerts.watch.close();
  }

  #heard(batch: CommittedBatch): void {
    if (this.#waiting.length < waitingMax) this.#waiting.push(batch);
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
        if (!this.#parts.platform.alerts.watch.isOpen) await this.#open();
        for (let next = this.#next(); next !== undefined; next = this.#next()) await this.#look(next);
        if (this.#isRenewalDue) await this.#renewAll();
        this.#failures = 0;
      } catch (error) {
        if (this.#ending.signal.aborted) return;
        this.#parts.log.error({ event: 'alerts.wait', err: error, sequence: this.#sequence }, 'the alerts wait');
        const ms = Math.min(waitMs * 2 ** this.#failures++, waitMsMax);
        await pause(ms, undefined, { signal: this.#ending.signal }).catch(() => {});
        this.#isAsked = !this.#ending.signal.aborted;
      }
    }
  }

  /** Fills the windows with the day before the place, and begins there. */
  async #open(): Promise<void> {
    const { journal, platform } = this.#parts;
    const { watch } = platform.alerts;
    const kept = await watch.place();
    const isOfThis = kept?.journal === journal.identity.salt && kept.sequence <= journal.lastSequence();
    this.#sequence = isOfThis ? kept.sequence : this.#beginning;
    await watch.begin();
    await this.#fillWindows();
    await watch.open({ journal: journal.identity.salt, sequence: this.#sequence });
    await this.#renewAll();
  }

  async #fillWindows(): Promise<void> {
    const { journal, platform } = this.#parts;
    const fromMs = (journal.recordAt(this.#sequence)?.atMs ?? 0) - dayMs;
    for (let at = this.#firstAfter(fromMs) - 1; at < this.#sequence; ) {
      const batches = journal.batchesAfter(at, readAtOnce);
      for (const { events } of batches) {
        const known = events.filter(({ sequence }) => sequence <= this.#sequence);
        for (const tick of known.flatMap(tickOf)) platform.alerts.watch.note(tick);
      }
      at = batches.at(-1)?.lastSequence ?? this.#sequence;
      await nextTurn();
      this.#ending.signal.throwIfAborted();
    }
  }

  /** The first record up to the place that is not before `fromMs`. */
  #firstAfter(fromMs: number): number {
    let low = 1;
    let high = this.#sequence + 1;
    while (low < high) {
      const middle = (low + high) >>> 1;
      const atMs = this.#parts.journal.recordAt(middle)?.atMs ?? 0;
      if (atMs < fromMs) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /** The next batch: from memory when it is there, otherwise from the journal. */
  #next(): CommittedBatch | undefined {
    const waiting = this.#waiting;
    while (waiting[0] !== undefined && waiting[0].lastSequence <= this.#sequence) waiting.shift();
    if (waiting[0] !== undefined && waiting[0].firstSequence <= this.#sequence + 1) return waiting.shift();
    if (this.#sequence >= this.#parts.exchange.lastSequence) return undefined;
    const batches = this.#parts.journal.batchesAfter(this.#sequence, readAtOnce);
    const last = batches.at(-1);
    if (last === undefined) return undefined;
    const events = batches.flatMap((batch) => batch.events);
    return { firstSequence: this.#sequence + 1, lastSequence: last.lastSequence, events };
  }

  async #look({ lastSequence, events }: CommittedBatch): Promise<void> {
    const { watch } = this.#parts.platform.alerts;
    const fresh = events.filter(({ sequence }) => sequence > this.#sequence);
    const ticks = fresh.flatMap(tickOf);
    await watch.look(lastSequence, ticks);
    this.#sequence = lastSequence;
    const touched = new Set(fresh.flatMap(({ event }) => contractAccountOf(event, watch.watchedAccounts)));
    for (const accountId of touched) await this.#renew(accountId);
    await nextTurn();
  }

  async #renewAll(): Promise<void> {
    this.#isRenewalDue = false;
    const accounts = [...this.#parts.platform.alerts.watch.watchedAccounts.keys()] as AccountId[];
    for (const accountId of accounts) {
      if (this.#ending.signal.aborted) return;
      await this.#renew(accountId);
    }
  }

  async #renew(accountId: AccountId): Promise<void> {
    const { exchange, platform } = this.#parts;
    await platform.alerts.watch.renew(accountId, await liquidationPoints(exchange, accountId));
  }
}

/** A tick whose prices were fresh when it was sequenced; of a stale one nothing is told. */
function tickOf({ event, sequence, atMs }: PlacedEvent): readonly AlertTick[] {
  if (event.type !== 'index.ticked' || atMs - event.gridIndex * gridMs > staleAfterMs) return [];
  return [{ sequence, gridIndex: event.gridIndex, prices: event.prices }];
}

/** Facts of contracts and of transfers move liquidation prices. */
function contractAccountOf(event: PlacedEvent['event'], watched: ReadonlyMap<number, unknown>): readonly AccountId[] {
  if (!('accountId' in event) || !watched.has(event.accountId)) return [];
  return event.type.startsWith('contract.') || event.type.startsWith('transfer.') ? [event.accountId] : [];
}
