import { expect, test } from 'vitest';
import type { PairId } from '../../vocabulary.ts';
import { Sessions } from './sessions.ts';

const acme = 4 as PairId;

test('a session is half-open, and past the last one a pair stays closed', () => {
  const sessions = new Sessions();
  expect(sessions.isOpen(acme, 5)).toBe(true);
  sessions.calendars.set(acme, [
    { opensAtMs: 10, closesAtMs: 20 },
    { opensAtMs: 30, closesAtMs: 40 },
  ]);
  const open = [9, 10, 19, 20, 29, 30, 39, 40].filter((at) => sessions.isOpen(acme, at));
  expect(open).toEqual([10, 19, 30, 39]);
  expect([0, 10, 20, 35, 40].map((at) => sessions.changesAtMs(acme, at))).toEqual([10, 20, 30, 40, undefined]);
});
