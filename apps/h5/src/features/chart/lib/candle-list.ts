import { hourMs, minuteMs } from '@candor/kernel';
import type { CandlePeriod, CandleRow } from '@candor/api';

/** The duration of a candle. */
export const periodMs: Readonly<Record<CandlePeriod, number>> = {
  '1min': minuteMs,
  '5min': 5 * minuteMs,
  '15min': 15 * minuteMs,
  '30min': 30 * minuteMs,
  '1hour': hourMs,
  '4hour': 4 * hourMs,
  '1day': 24 * hourMs,
  '1week': 7 * 24 * hourMs,
};

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
  return last !== undefined && running.openedAtMs > last.openedAtMs + periodMs[period];
}

const two = (value: number) => String(value).padStart(2, '0');

/** Until the running candle ends: 04:59, 3:59:59, 6d 23:59. */
export function countdownText(openedAtMs: number, period: CandlePeriod, nowMs: number): string {
  const seconds = Math.max(0, Math.ceil((openedAtMs + periodMs[period] - nowMs) / 1_000));
  const [days, hours] = [Math.floor(seconds / 86_400), Math.floor((seconds % 86_400) / 3_600)];
  const minutes = Math.floor((seconds % 3_600) / 60);
  if (days > 0) return `${days}d ${two(hours)}:${two(minutes)}`;
  return `${hours > 0 ? `${hours}:` : ''}${two(minutes)}:${two(seconds % 60)}`;
}
