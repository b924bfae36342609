import { describe, expect, test } from 'vitest';
import { lastDays, rangeMs, rangeProblem } from './date-range.ts';

const noon = new Date(2026, 10, 20, 12).getTime();

describe('a range of days', () => {
  test('the last 7 days are today and the six before', () => {
    expect(lastDays(7, noon)).toEqual({ from: '2026-11-14', to: '2026-11-20' });
  });

  test('holds its first and its last day whole', () => {
    const range = rangeMs({ from: '2026-11-20', to: '2026-11-20' });
    expect(range).toEqual({
      fromMs: new Date(2026, 10, 20).getTime(),
      toMs: new Date(2026, 10, 21).getTime() - 1,
    });
  });

  test.each([
    [{ from: '', to: '2026-11-20' }, 'incomplete'],
    [{ from: '2026-11-21', to: '2026-11-20' }, 'reversed'],
    [{ from: '2026-08-20', to: '2026-11-20' }, 'too_long'],
    [{ from: '2026-08-21', to: '2026-11-20' }, undefined],
  ] as const)('%o: %s', (range, problem) => {
    expect(rangeProblem(range)).toBe(problem);
    expect(rangeMs(range) === undefined).toBe(problem !== undefined);
  });
});
