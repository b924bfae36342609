import { hourMs, minuteMs } from '@candor/kernel';
import type { CandlePeriod, CandleRow } from '@candor/api';

/** The longest duration of a candle: months have 28 to 31 days. */
export const periodMs: Readonly<Record<CandlePeriod, number>> = {
  '1min': minuteMs,
  '3min': 3 * minuteMs,
  '5min': 5 * minuteMs,
  '15min': 15 * minuteMs,
  '30min': 30 * minuteMs,
  '1hour': hourMs,
  '2hour': 2 * hourMs,
  '4hour': 4 * hourMs,
  '6hour': 6 * hourMs,
  '12hour': 12 * hourMs,
  '1day': 24 * hourMs,
  '1week': 7 * 24 * hourMs,
  '1month': 31 * 24 * hourMs,
};

/** The moment at which a candle ends; its start is that of its period, in UTC. */
function candleEndMs(openedAtMs: number, period: CandlePeriod): number {
  if (period !== '1month') return openedAtMs + periodMs[period];
  const opened = new Date(openedAtMs);
  return Date.UTC(opened.getUTCFullYear(), opened.getUTCMonth() + 1, 1);
}

/** Older candles in front of newer ones; where both have one, the newer reading wins. Both are oldest first. */
export function joined(older: readonly CandleRow[], newer: readonly CandleRow[]): readonly CandleRow[] {
  const first = newer[0];
  if (first === undefined) return older;
  return [...older.filter((candle) => candle.openedAtMs < first.openedAtMs), ...newer];
}

/** With the running candle in place of the last one or after it. One that is older than the last is ignored. */
export function withRunning(candles: readonly CandleRow[], running: CandleRow | undefined): readonly CandleRow[] {
  const last = candles.at(-1);
  if (running === undefined || last === undefined || running.openedAtMs < last.openedAtMs) return candles;
  return running.openedAtMs === last.openedAtMs ? [...candles.slice(0, -1), running] : [...candles, running];
}

/** The running candle is not the next one: some in between were missed and the history must be read again. */
export function hasGap(candles: readonly CandleRow[], running: CandleRow, period: CandlePeriod): boolean {
  const last = candles.at(-1);
  return last !== undefined && running.openedAtMs > candleEndMs(last.openedAtMs, period);
}

const two = (value: number) => String(value).padStart(2, '0');

/** Until the running candle ends: 04:59, 3:59:59, 6d 23:59. */
export function countdownText(openedAtMs: number, period: CandlePeriod, nowMs: number): string {
  const seconds = Math.max(0, Math.ceil((candleEndMs(openedAtMs, period) - nowMs) / 1_000));
  const [days, hours] = [Math.floor(seconds / 86_400), Math.floor((seconds % 86_400) / 3_600)];
  const minutes = Math.floor((seconds % 3_600) / 60);
  if (days > 0) return `${days}d ${two(hours)}:${two(minutes)}`;
  return `${hours > 0 ? `${hours}:` : ''}${two(minutes)}:${two(seconds % 60)}`;
}
