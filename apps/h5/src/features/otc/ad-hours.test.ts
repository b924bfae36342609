import { expect, test } from 'vitest';
import { clockOf, minuteOf } from './ad-hours.ts';

test('shows the minutes of a UTC day on the clock of a place, and takes them back', () => {
  const [hanoi, newYork] = [7 * 60, -5 * 60];
  expect(clockOf(0, hanoi)).toBe('07:00');
  expect(clockOf(20 * 60 + 5, hanoi)).toBe('03:05');
  expect(clockOf(60, newYork)).toBe('20:00');
  for (const offset of [hanoi, newYork, 345, 0]) {
    for (const minute of [0, 1, 719, 1_439]) expect(minuteOf(clockOf(minute, offset), offset)).toBe(minute);
  }
});

test('rejects what is no time of day', () => {
  for (const text of ['', '24:00', '12:60', '7:00', 'noon']) expect(minuteOf(text, 0)).toBeUndefined();
});
