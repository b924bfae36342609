import { expect, test } from 'vitest';
import { shareText, shownDays, troubleDays } from './status-days.ts';

const dayMs = 86_400_000;
const now = 20_000 * dayMs + 5;
const days = [
  { atMs: 19_998 * dayMs, minutes: 1_440, down: 30 },
  { atMs: 19_999 * dayMs, minutes: 1_440, down: 0 },
  { atMs: 20_000 * dayMs, minutes: 600, down: 1 },
];

test('each of 90 days is good, short, long or unknown', () => {
  const states = shownDays(days, now);
  expect(states).toHaveLength(90);
  expect(states.slice(-4)).toEqual(['unknown', 'long', 'good', 'short']);
});

test('one bad minute in 90 days keeps the share below 100', () => {
  expect(shareText(days)).toBe('99.10');
  expect(shareText([{ atMs: 0, minutes: 129_600, down: 1 }])).toBe('99.99');
  expect(shareText([{ atMs: 0, minutes: 10, down: 0 }])).toBe('100');
  expect(shareText([])).toBeUndefined();
});

test('days of trouble are told, the newest first', () => {
  expect(troubleDays(days).map(({ down }) => down)).toEqual([1, 30]);
});
