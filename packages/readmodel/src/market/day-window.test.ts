import { atoms, price } from '@candor/money';
import { expect, test } from 'vitest';
import { minuteMs } from './periods.ts';
import { DayWindow } from './day-window.ts';

const nowMs = Date.UTC(2026, 10, 20, 9, 30, 15);

test('a minute counts for 1,440 minutes and is gone in the next, though nothing has come in its place', () => {
  const window = new DayWindow();
  window.moveTo(nowMs);
  const [one, volume] = [price(7), atoms(3n)];
  const oldestMs = DayWindow.startMs(nowMs);
  window.put({ openMs: oldestMs, open: one, high: one, low: one, close: one, volume, quoteVolume: volume });
  window.moveTo(nowMs + minuteMs - 15_001);
  expect(window.summary()).toMatchObject({ last: one, volume, quoteVolume: volume });
  window.moveTo(nowMs + minuteMs - 15_000);
  expect(window.summary()).toBeUndefined();
  expect(window.closes(32)).toEqual([]);
});
