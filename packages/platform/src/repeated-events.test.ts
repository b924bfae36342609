import { afterEach, expect, it, vi } from 'vitest';
import { RepeatedEvents } from './repeated-events.ts';

afterEach(() => {
  vi.useRealTimers();
});

it('logs the first of a kind at once and the others as a number once a minute', () => {
  vi.useFakeTimers();
  const lines: object[] = [];
  const events = new RepeatedEvents({ warn: (details) => lines.push(details) });
  for (let i = 0; i < 1_000; i++) events.note('limit.hit', 'a limit was hit', { route: '/a' });
  events.note('host.refused', 'a strange name');
  expect(lines).toEqual([
    { event: 'limit.hit', times: 1, route: '/a' },
    { event: 'host.refused', times: 1 },
  ]);
  vi.advanceTimersByTime(60_000);
  expect(lines.slice(2)).toEqual([{ event: 'limit.hit', times: 999 }]);
  vi.advanceTimersByTime(120_000);
  expect(lines).toHaveLength(3);
  events.note('limit.hit', 'a limit was hit');
  expect(lines.at(-1)).toEqual({ event: 'limit.hit', times: 1 });
});
