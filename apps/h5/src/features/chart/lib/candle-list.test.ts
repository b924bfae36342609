import type { CandleRow } from '@candor/api';
import { expect, it } from 'vitest';
import { countdownText, hasGap, joined, withRunning } from './candle-list.ts';

const minute = 60_000;
const candle = (at: number, close = '1') => ({ openedAtMs: at * minute, close }) as CandleRow;
const shown = (candles: readonly CandleRow[]) =>
  candles.map((row) => `${row.openedAtMs / minute}:${row.close}`).join(' ');

it('joins pages without doubling the candle they share', () => {
  expect(shown(joined([candle(1), candle(2)], [candle(2, '9'), candle(3)]))).toBe('1:1 2:9 3:1');
  expect(shown(joined([candle(1)], []))).toBe('1:1');
});

it('the running candle replaces the last, follows it, or is too old to matter', () => {
  const list = [candle(1), candle(2)];
  expect(shown(withRunning(list, candle(2, '5')))).toBe('1:1 2:5');
  expect(shown(withRunning(list, candle(3, '5')))).toBe('1:1 2:1 3:5');
  expect(withRunning(list, candle(1, '5'))).toBe(list);
  expect(withRunning(list, undefined)).toBe(list);
});

it('sees that candles were missed', () => {
  expect(hasGap([candle(1)], candle(2), '1min')).toBe(false);
  expect(hasGap([candle(1)], candle(3), '1min')).toBe(true);
});

it('counts down to the end of the candle', () => {
  expect(countdownText(0, '5min', 1)).toBe('05:00');
  expect(countdownText(0, '5min', 61_000)).toBe('03:59');
  expect(countdownText(0, '4hour', 0)).toBe('4:00:00');
  expect(countdownText(Date.UTC(2026, 1, 1), '1month', Date.UTC(2026, 1, 27))).toBe('2d 00:00');
  expect(countdownText(0, '1week', 60_000)).toBe('6d 23:59');
  expect(countdownText(0, '1min', 90_000)).toBe('00:00');
});
