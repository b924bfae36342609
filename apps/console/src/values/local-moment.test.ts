import { expect, test } from 'vitest';
import { dayOfLocal, localDay, localText, msOfLocal, msOfPicker, pickerText, wireOfLocal } from './local-moment.ts';

const at = `${new Date(2026, 1, 3, 14, 5, 9).getTime()}`;

test.each([
  ['en', '2026-02-03 14:05:09'],
  ['vi', '03/02/2026 14:05:09'],
  ['zh-Hans', '2026/02/03 14:05:09'],
])('writes a moment as one types it, and reads it again: %s', (htmlLang, text) => {
  expect(localText(at, htmlLang)).toBe(text);
  expect(msOfLocal(text, htmlLang)).toBe(at);
});

test('takes a time to the minute, and midnight where none is typed', () => {
  expect(msOfLocal('3/2/2026 14:05', 'vi')).toBe(`${new Date(2026, 1, 3, 14, 5).getTime()}`);
  expect(msOfLocal('2026-02-03', 'en')).toBe(`${new Date(2026, 1, 3).getTime()}`);
});

test.each([
  '',
  '2026',
  '2026-02',
  '2026-02-30',
  '2026-13-01',
  '2026-02-03 14',
  '2026-02-03 24:00',
  '2026-02-03 14:60',
  'x',
])('reads no moment from "%s"', (text) => {
  expect(msOfLocal(text, 'en')).toBe('');
});

test('sends no number for a text that is no moment', () => {
  expect(wireOfLocal('2026-02-03 14:05:09', 'en')).toBe(at);
  expect(['2026', ' 20260203 ', 'soon'].map((text) => wireOfLocal(text, 'en'))).toEqual([
    '"2026"',
    '"20260203"',
    '"soon"',
  ]);
  expect(wireOfLocal('  ', 'en')).toBe('');
});

test('passes a moment to the picker of the browser and back', () => {
  expect(pickerText(at)).toBe('2026-02-03T14:05:09');
  expect(msOfPicker(pickerText(at))).toBe(at);
  expect([localText('', 'en'), pickerText('soon'), msOfPicker('')]).toEqual(['', '', '']);
});

test.each([
  ['en', '2026-02-03'],
  ['vi', '03/02/2026'],
  ['zh-Hans', '2026/02/03'],
])('writes a day as one types it, and reads it again, with no time: %s', (htmlLang, text) => {
  expect(localDay('2026-02-03', htmlLang)).toBe(text);
  expect(dayOfLocal(text, htmlLang)).toBe('2026-02-03');
  expect([`${text} 14:05`, text.replace('2026', 'x'), ''].map((one) => dayOfLocal(one, htmlLang))).toEqual([
    '',
    '',
    '',
  ]);
});
