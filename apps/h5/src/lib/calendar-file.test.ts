import { expect, it } from 'vitest';
import { calendarText } from './calendar-file.ts';

const madeMs = Date.UTC(2026, 10, 25, 18, 15);

it('writes a calendar as RFC 5545 has it', () => {
  const text = calendarText(
    [{ uid: '7-0@candor.example', atMs: Date.UTC(2027, 0, 2, 3, 4, 5), summary: 'a, b; c\\\nd' }],
    madeMs,
  );
  expect(text.split('\r\n')).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Candor//Candor//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    'UID:7-0@candor.example',
    'DTSTAMP:20261125T181500Z',
    'DTSTART:20270102T030405Z',
    String.raw`SUMMARY:a\, b\; c\\\nd`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]);
});

it('folds long lines between characters, and a reader gets them whole', () => {
  const summary = '释放 🚀 mở khóa '.repeat(20);
  const text = calendarText([{ uid: 'x', atMs: 0, summary }], madeMs);
  const lines = text.split('\r\n');
  expect(lines.every((line) => new TextEncoder().encode(line).length <= 75)).toBe(true);
  expect(text.replaceAll('\r\n ', '')).toContain(`SUMMARY:${summary}\r\n`);
});
