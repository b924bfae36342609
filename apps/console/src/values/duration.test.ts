import { expect, test } from 'vitest';
import { inUnits, msOf } from './duration.ts';

test.each([
  ['0', '0', 'second'],
  ['1500', '1.5', 'second'],
  ['90000', '90', 'second'],
  ['120000', '2', 'minute'],
  ['3600000', '1', 'hour'],
  ['172800000', '2', 'day'],
] as const)('shows %s ms as %s of a %s, and sends the same back', (ms, count, unit) => {
  expect(inUnits(ms)).toEqual({ count, unit });
  expect(msOf(count, unit)).toBe(ms);
});

test('refuses a length that is no number', () => {
  expect(msOf('1,5', 'hour')).toBe('5400000');
  for (const text of ['', '-1', 'abc', '1.2345']) expect(msOf(text, 'hour')).toBeUndefined();
});
