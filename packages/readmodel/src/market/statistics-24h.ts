import type { PairId } from '@candor/exchange';
import { type Price, zero } from '@candor/money';
import type { CandleHistory } from './candle.ts';
import { minuteMs } from './periods.ts';
import { candleOf } from './candle-row.ts';
import type { ReadDatabase } from '../queries/database.ts';
import { type DaySummary, DayWindow } from './day-window.ts';

/** The figures of a pair in the last 1,440 minutes, the running one included. */
export interface Statistics extends DaySummary {
  readonly pairId: PairId;
}

interface PairWindow {
  readonly firstMinuteMs: number | null;
  readonly window: DayWindow;
}

/** The age up to which an answer is reused. */
const maxAgeMs = 1_000;
const sparklinePoints = 32;

/**
 * Rolling figures of all pairs. A day of minutes is read once; after that only new or growing minutes, at most once a
 * second however many requests there are.
 */
export class RollingStatistics {
  readonly #db: ReadDatabase;
  readonly #history: CandleHistory | undefined;
  readonly #windows = new Map<PairId, PairWindow>();
  #newestMs = 0;
  #answer: readonly Statistics[] = [];
  #refreshedAtMs = Number.NEGATIVE_INFINITY;
  #refreshing: Promise<void> | undefined;

  constructor(db: ReadDatabase, history: CandleHistory | undefined) {
    this.#db = db;
    this.#history = history;
  }

  /** All pairs that ever had a price, by pair number. */
  async all(nowMs: number): Promise<readonly Statistics[]> {
    await this.#refresh(nowMs);
    return this.#answer;
  }

  /** About 32 prices over the last day, oldest first; empty when nothing is known of the pair. */
  async sparkline(pairId: PairId, nowMs: number): Promise<readonly Price[]> {
    await this.#refresh(nowMs);
    return this.#windows.get(pairId)?.window.closes(sparklinePoints) ?? [];
  }

  async #refresh(nowMs: number): Promise<void> {
    if (nowMs - this.#refreshedAtMs < maxAgeMs) return;
    this.#refreshing ??= this.#read(nowMs).finally(() => {
      this.#refreshing = undefined;
    });
    await this.#refreshing;
  }

  async #read(nowMs: number): Promise<void> {
    const startMs = DayWindow.startMs(nowMs);
    const pairs = await this.#db
      .selectFrom('pairs')
      .select(['pair_id', 'first_minute_ms'])
      .orderBy('pair_id')
      .execute();
    let hasNewWindow = false;
    for (const { pair_id, first_minute_ms } of pairs) {
      if (this.#windows.get(pair_id)?.firstMinuteMs !== first_minute_ms) {
        this.#windows.set(pair_id, await this.#beginWindow(pair_id, first_minute_ms, nowMs));
        hasNewWindow = true;
      } else {
        this.#windows.get(pair_id)?.window.moveTo(nowMs);
      }
    }
    // A tick may still reach the minute before the newest one.
    const fromMs = hasNewWindow ? startMs : Math.max(startMs, this.#newestMs - minuteMs);
    await this.#readMinutes(
      pairs.map(({ pair_id }) => pair_id),
      fromMs,
    );
    this.#answer = await this.#summaries();
    this.#refreshedAtMs = nowMs;
  }

  async #beginWindow(pairId: PairId, firstMinuteMs: number | null, nowMs: number): Promise<PairWindow> {
    const window = new DayWindow();
    window.moveTo(nowMs);
    const historyToMs = Math.min(firstMinuteMs ?? nowMs, nowMs);
    const before = await this.#history?.candles(pairId, '1min', DayWindow.startMs(nowMs), historyToMs);
    for (const candle of before ?? []) window.put(candle);
    return { firstMinuteMs, window };
  }

  async #readMinutes(pairIds: readonly PairId[], fromMs: number): Promise<void> {
    if (pairIds.length === 0) return;
    const rows = await this.#db
      .selectFrom('candles')
      .selectAll()
      .where('pair_id', 'in', pairIds)
      .where('period_ms', '=', minuteMs)
      .where('open_ms', '>=', fromMs)
      .execute();
    for (const row of rows) {
      this.#windows.get(row.pair_id)?.window.put(candleOf(row));
      this.#newestMs = Math.max(this.#newestMs, row.open_ms);
    }
  }

  async #summaries(): Promise<Statistics[]> {
    const all: Statistics[] = [];
    for (const [pairId, { window }] of this.#windows) {
      const summary = window.summary() ?? (await this.#standingStill(pairId));
      if (summary) all.push({ pairId, ...summary });
    }
    return all;
  }

  /** The figures of a pair without a price for a day, at its last one. */
  async #standingStill(pairId: PairId): Promise<DaySummary | undefined> {
    const row = await this.#db
      .selectFrom('candles')
      .select('close')
      .where('pair_id', '=', pairId)
      .where('period_ms', '=', minuteMs)
      .orderBy('open_ms', 'desc')
      .limit(1)
      .executeTakeFirst();
    if (!row) return undefined;
    const { close } = row;
    return { open: close, high: close, low: close, last: close, volume: zero, quoteVolume: zero };
  }
}
