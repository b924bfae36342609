import { expect, test } from 'vitest';
import { usStockSessions } from './us-sessions.ts';

const sessions = usStockSessions();
const on = (day: string) => sessions.find(({ opensAtMs }) => new Date(opensAtMs).toISOString().startsWith(day));
const utc = (day: string) => {
  const session = on(day);
  const clock = (ms: number) => new Date(ms).toISOString().slice(11, 16);
  return session === undefined ? 'closed' : `${clock(session.opensAtMs)}-${clock(session.closesAtMs)}`;
};

test.each([
  ['2026-01-01', 'closed', 'New Year'],
  ['2026-01-02', '14:30-21:00', 'a winter Friday'],
  ['2026-03-06', '14:30-21:00', 'the last session before daylight saving'],
  ['2026-03-09', '13:30-20:00', 'the first one with it'],
  ['2026-04-03', 'closed', 'Good Friday'],
  ['2026-07-03', 'closed', 'Independence Day, kept on a Friday'],
  ['2026-07-04', 'closed', 'a Saturday'],
  ['2026-10-30', '13:30-20:00', 'the last session with daylight saving'],
  ['2026-11-02', '14:30-21:00', 'the first one without it'],
  ['2026-11-26', 'closed', 'Thanksgiving'],
  ['2026-11-27', '14:30-18:00', 'the half day after it'],
  ['2026-12-24', '14:30-18:00', 'the half day before Christmas'],
  ['2027-03-15', '13:30-20:00', 'daylight saving from 14 March'],
  ['2027-12-24', 'closed', 'Christmas, kept on a Friday'],
  ['2027-12-31', '14:30-21:00', 'New Year’s Eve: a Saturday’s New Year is not kept'],
  ['2028-02-29', '14:30-21:00', 'a leap day'],
  ['2028-04-14', 'closed', 'Good Friday'],
  ['2028-07-03', '13:30-17:00', 'the half day before Independence Day'],
  ['2028-11-24', '14:30-18:00', 'the half day after Thanksgiving'],
  ['2029-01-02', 'closed', 'not known any more'],
])('%s: %s, %s', (day, hours) => {
  expect(utc(day)).toBe(hours);
});

test('years have as many sessions as their weekdays less their holidays, in order and apart', () => {
  const count = (year: number) =>
    sessions.filter(({ opensAtMs }) => new Date(opensAtMs).getUTCFullYear() === year).length;
  expect([count(2026), count(2027), count(2028)]).toEqual([251, 251, 251]);
  sessions.slice(1).forEach(({ opensAtMs }, i) => {
    expect(opensAtMs).toBeGreaterThan(sessions[i]?.closesAtMs ?? 0);
  });
});
