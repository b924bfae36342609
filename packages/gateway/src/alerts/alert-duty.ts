import { setImmediate as nextTurn } from 'node:timers/promises';
import { type AccountId, type EventType, gridMs, type PlacedEvent, staleAfterMs } from '@candor/exchange';
import type { HostedExchange, JournalReader } from '@candor/journal';
import { dayMs, minuteMs } from '@candor/kernel';
import type { Duty } from '@candor/kernel/duty';
import type { AlertTick, Platform } from '@candor/platform';
import { JournalFollower, type Stretch } from '../live/journal-follower.ts';
import { liquidationPoints } from './liquidation-points.ts';

interface AlertDutyParts {
  readonly exchange: HostedExchange;
  /** Of the same exchange: the source of ticks before the start. */
  readonly journal: Pick<JournalReader, 'identity' | 'lastSequence' | 'recordAt' | 'batchesAfter'>;
  readonly platform: Pick<Platform, 'alerts' | 'firingTeller'>;
  readonly log: { error(details: object, message: string): void };
}

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
  readonly #follower: JournalFollower;
  #renewing: NodeJS.Timeout | undefined;
  /** Of the last record that was looked at. */
  #sequence = 0;
  #isRenewalDue = false;
  #failures = 0;
  /** Pairs by number, as they are named to users. */
  #symbols: ReadonlyMap<number, string> = new Map();

  constructor(parts: AlertDutyParts) {
    this.#parts = parts;
    const { exchange, journal } = parts;
    this.#follower = new JournalFollower({
      exchange,
      journal,
      hears: isTickOrPosition,
      work: () => this.#work(),
      onFailure: (error) => this.#wait(error),
    });
  }

  start(): void {
    this.#follower.start();
    this.#renewing = setInterval(() => {
      this.#isRenewalDue = true;
      this.#follower.wake();
    }, renewEveryMs);
    this.#renewing.unref();
  }

  /** Looks at the ticks heard so far, and keeps the place. */
  async stop(): Promise<void> {
    clearInterval(this.#renewing);
    await this.#follower.stop();
    await this.#parts.platform.alerts.watch.close();
  }

  async #work(): Promise<void> {
    if (!this.#parts.platform.alerts.watch.isOpen) await this.#open();
    for (let next = this.#next(); next !== undefined; next = this.#next()) await this.#look(next);
    if (this.#isRenewalDue) await this.#renewAll();
    this.#failures = 0;
  }

  #next(): Stretch | undefined {
    return this.#follower.next(this.#sequence);
  }

  #wait(error: unknown): number {
    this.#parts.log.error({ event: 'alerts.wait', err: error, sequence: this.#sequence }, 'the alerts wait');
    return Math.min(waitMs * 2 ** this.#failures++, waitMsMax);
  }

  /** Fills the windows with the day before the place, and begins there. */
  async #open(): Promise<void> {
    const { journal, platform } = this.#parts;
    const { watch } = platform.alerts;
    const kept = await watch.place();
    const isOfThis = kept?.journal === journal.identity.salt && kept.sequence <= journal.lastSequence();
    this.#sequence = isOfThis ? kept.sequence : this.#follower.beginning;
    await watch.begin();
    await this.#fillWindows();
    await watch.open({ journal: journal.identity.salt, sequence: this.#sequence });
    await this.#renewAll();
  }

  async #fillWindows(): Promise<void> {
    const { journal, platform } = this.#parts;
    const fromMs = (journal.recordAt(this.#sequence)?.atMs ?? 0) - dayMs;
    for (let at = this.#firstAfter(fromMs) - 1; at < this.#sequence; ) {
      const batches = journal.batchesAfter(at, readAtOnce, (type) => type === 'index.ticked');
      for (const { events } of batches) {
        const known = events.filter(({ sequence }) => sequence <= this.#sequence);
        for (const tick of known.flatMap(tickOf)) platform.alerts.watch.note(tick);
      }
      at = batches.at(-1)?.lastSequence ?? this.#sequence;
      await nextTurn();
      this.#follower.ending.throwIfAborted();
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

  async #look({ lastSequence, events }: Stretch): Promise<void> {
    const { watch } = this.#parts.platform.alerts;
    const fresh = events.filter(({ sequence }) => sequence > this.#sequence);
    const ticks = fresh.flatMap(tickOf);
    await this.#namePairs(ticks);
    await watch.look(lastSequence, ticks);
    this.#sequence = lastSequence;
    const touched = new Set(fresh.flatMap((placed) => touchedBy(placed, watch.watchedAccounts)));
    for (const accountId of touched) await this.#renew(accountId);
    await nextTurn();
  }

  /** Pairs are listed while it runs. */
  async #namePairs(ticks: readonly AlertTick[]): Promise<void> {
    if (ticks.every(({ prices }) => prices.every(({ pairId }) => this.#symbols.has(pairId)))) return;
    const { exchange, platform } = this.#parts;
    const [assets, pairs] = await Promise.all([exchange.query('assets'), exchange.query('pairs')]);
    const codes = new Map(assets.map(({ assetId, code }) => [assetId, code]));
    this.#symbols = new Map(
      pairs.map(({ pairId, baseAssetId, quoteAssetId }) => [
        pairId as number,
        `${codes.get(baseAssetId)}/${codes.get(quoteAssetId)}`,
      ]),
    );
    platform.firingTeller.name(this.#symbols);
  }

  async #renewAll(): Promise<void> {
    this.#isRenewalDue = false;
    const accounts = [...this.#parts.platform.alerts.watch.watchedAccounts.keys()] as AccountId[];
    for (const accountId of accounts) {
      if (this.#follower.ending.aborted) return;
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

/** Ticks, and facts that move liquidation prices: those of contracts and of transfers. */
function isTickOrPosition(type: EventType): boolean {
  return type === 'index.ticked' || type.startsWith('contract.') || type.startsWith('transfer.');
}

/** The account whose liquidation prices a fact of contracts or transfers may have moved. */
function touchedBy({ event }: PlacedEvent, watched: ReadonlyMap<number, unknown>): readonly AccountId[] {
  return 'accountId' in event && watched.has(event.accountId) ? [event.accountId] : [];
}
