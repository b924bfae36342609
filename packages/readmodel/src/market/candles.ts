import type { PairId } from '@candor/exchange';
import { type Candle, type CandleHistory, mergedCandle } from './candle.ts';
import {
  candleStartMs,
  partsOf,
  type Period,
  periodEndMs,
  periodsMs,
  periodStartMs,
  type StoredPeriod,
} from './periods.ts';
import { candleOf } from './candle-row.ts';
import type { ReadDatabase } from '../queries/database.ts';

export interface CandlesRequest {
  readonly pairId: PairId;
  readonly period: Period;
  /** Opened at or after. */
  readonly fromMs: number;
  /** Opened before. */
  readonly toMs: number;
  /** The largest number; when there are more, the last ones are returned. */
  readonly limit: number;
}

/** A request for candles that are kept. */
interface StoredRequest extends CandlesRequest {
  readonly period: StoredPeriod;
}

/** Candles in the order of time: history up to the minute of the first tick, ours from there on. */
export async function candles(
  db: ReadDatabase,
  history: CandleHistory | undefined,
  request: CandlesRequest,
): Promise<readonly Candle[]> {
  const { period, fromMs, toMs, limit } = request;
  const merging = partsOf(period);
  if (merging === undefined) return keptCandles(db, history, { ...request, period: period as StoredPeriod });
  // Whole candles only: from the first that begins in the range to the end of the last one.
  const beginMs = periodStartMs(period, fromMs) === fromMs ? fromMs : periodEndMs(period, fromMs);
  const asked: StoredRequest = {
    pairId: request.pairId,
    period: merging.of,
    fromMs: beginMs,
    toMs: periodEndMs(period, toMs - 1),
    // The oldest candle must not be cut: one more than is asked for.
    limit: (limit + 1) * merging.parts,
  };
  const parts = await keptCandles(db, history, asked);
  return merged(parts, period, await withoutTicks(db, asked)).slice(-limit);
}

/** The starts of kept candles that have trades alone: their prices are those of before. */
async function withoutTicks(
  db: ReadDatabase,
  { pairId, period, fromMs, toMs }: StoredRequest,
): Promise<ReadonlySet<number>> {
  const rows = await db
    .selectFrom('candles')
    .select('open_ms')
    .where('pair_id', '=', pairId)
    .where('period_ms', '=', periodsMs[period])
    .where('open_ms', '>=', fromMs)
    .where('open_ms', '<', toMs)
    .where('has_tick', '=', 0)
    .execute();
  return new Set(rows.map((row) => row.open_ms));
}

function merged(parts: readonly Candle[], period: Period, unticked: ReadonlySet<number>): readonly Candle[] {
  const groups = new Map<number, Candle[]>();
  for (const part of parts) {
    const startMs = periodStartMs(period, part.openMs);
    const group = groups.get(startMs);
    if (group === undefined) groups.set(startMs, [part]);
    else group.push(part);
  }
  return [...groups].flatMap(([startMs, group]) => {
    const whole = mergedCandle(startMs, group);
    const priced = mergedCandle(
      startMs,
      group.filter(({ openMs }) => !unticked.has(openMs)),
    );
    if (whole === undefined || priced === undefined) return whole ?? [];
    return { ...priced, volume: whole.volume, quoteVolume: whole.quoteVolume };
  });
}

async function keptCandles(
  db: ReadDatabase,
  history: CandleHistory | undefined,
  request: StoredRequest,
): Promise<readonly Candle[]> {
  const stored = await storedCandles(db, request);
  if (!history) return stored;
  const firstMinuteMs = await firstMinuteOf(db, request.pairId);
  return withHistory(stored, history, request, firstMinuteMs ?? Number.POSITIVE_INFINITY);
}

async function storedCandles(
  db: ReadDatabase,
  { pairId, period, fromMs, toMs, limit }: StoredRequest,
): Promise<Candle[]> {
  const rows = await db
    .selectFrom('candles')
    .select(['open_ms', 'open', 'high', 'low', 'close', 'base_volume_atoms', 'quote_volume_atoms'])
    .where('pair_id', '=', pairId)
    .where('period_ms', '=', periodsMs[period])
    .where('open_ms', '>=', fromMs)
    .where('open_ms', '<', toMs)
    .orderBy('open_ms', 'desc')
    .limit(limit)
    .execute();
  return rows.reverse().map(candleOf);
}

async function firstMinuteOf(db: ReadDatabase, pairId: PairId): Promise<number | undefined> {
  const row = await db.selectFrom('pairs').select('first_minute_ms').where('pair_id', '=', pairId).executeTakeFirst();
  return row?.first_minute_ms ?? undefined;
}

async function withHistory(
  stored: readonly Candle[],
  history: CandleHistory,
  { pairId, period, fromMs, toMs, limit }: StoredRequest,
  firstMinuteMs: number,
): Promise<readonly Candle[]> {
  const periodMs = periodsMs[period];
  const boundaryMs = candleStartMs(Math.min(firstMinuteMs, toMs), periodMs);
  const straddling = [...stored];
  const at = straddling.findIndex(({ openMs }) => openMs === boundaryMs && boundaryMs < firstMinuteMs);
  const candle = straddling[at];
  if (candle !== undefined) {
    const before = await history.candles(pairId, '1min', boundaryMs, firstMinuteMs);
    straddling[at] = mergedCandle(boundaryMs, [...before, candle]) ?? candle;
  }
  const missing = limit - straddling.length;
  // Nothing before the boundary is stored, so the missing stretch ends there.
  const olderToMs = firstMinuteMs < toMs ? boundaryMs : toMs;
  const olderFromMs = Math.max(fromMs, candleStartMs(olderToMs, periodMs) - missing * periodMs);
  if (missing <= 0 || olderFromMs >= olderToMs) return straddling;
  const older = await history.candles(pairId, period, olderFromMs, olderToMs);
  return [...older.slice(-missing), ...straddling];
}
