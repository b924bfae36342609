import { expect, it, vi } from 'vitest';
import { ageOf, comingText, dateText, dayText, momentText, relativeTime } from './times.ts';

it('specification 9: just now under 5 minutes, then minutes, hours, days up to 30, then the date', () => {
  const [minute, hour, day] = [60_000, 3_600_000, 86_400_000];
  const kinds = [4 * minute, 5 * minute, 59 * minute, hour, 23 * hour, day, 30 * day, 30 * day + 1].map((ago) => {
    const time = relativeTime(0, ago);
    return time.kind === 'ago' ? `${time.count} ${time.unit}` : time.kind;
  });
  expect(kinds).toEqual(['just_now', '5 minute', '59 minute', '1 hour', '23 hour', '1 day', '30 day', 'date']);
});

it('writes dates as each language does, and of today only the time', () => {
  const at = new Date(2026, 10, 22, 13, 5, 9).getTime();
  const sameDay = new Date(2026, 10, 22, 23, 59).getTime();
  const nextYear = new Date(2027, 0, 1).getTime();
  const all = (['vi', 'zh-Hans', 'en'] as const).map((language) => {
    vi.stubGlobal('document', { documentElement: { lang: language } });
    return [
      dateText(at),
      dayText(at),
      momentText(at, sameDay),
      momentText(at, sameDay + 86_400_000),
      momentText(at, nextYear),
    ];
  });
  expect(all).toEqual([
    ['22/11/2026', '22/11', '13:05:09', '22/11 13:05:09', '22/11/2026 13:05:09'],
    ['2026年11月22日', '11月22日', '13:05:09', '11月22日 13:05:09', '2026年11月22日 13:05:09'],
    ['22 Nov 2026', '22 Nov', '13:05:09', '22 Nov 13:05:09', '22 Nov 2026 13:05:09'],
  ]);
});

it('writes dates by hand as the platform would, in the time zone of the device and in UTC', () => {
  const platform = { en: ['en-GB', 'short'], vi: ['vi', 'numeric'], 'zh-Hans': ['zh-Hans', 'short'] } as const;
  const days = Array.from({ length: 13 }, (_, month) => Date.UTC(2026, month, 1 + 2 * month, 23, 30));
  for (const [language, [locale, month]] of Object.entries(platform)) {
    vi.stubGlobal('document', { documentElement: { lang: language } });
    for (const timeZone of ['UTC', undefined] as const) {
      const day = new Intl.DateTimeFormat(locale, { day: 'numeric', month, timeZone });
      const date = new Intl.DateTimeFormat(locale, { day: 'numeric', month, year: 'numeric', timeZone });
      expect(days.map((at) => dayText(at, timeZone))).toEqual(days.map((at) => day.format(at)));
      expect(days.map((at) => dateText(at, timeZone))).toEqual(days.map((at) => date.format(at)));
    }
  }
});

it('shows a future time by the hour, the weekday or the date, in the time zone of the device', () => {
  const at = (day: number, hour: number) => new Date(2026, 10, day, hour, 30).getTime();
  const friday = at(20, 22);
  vi.stubGlobal('document', { documentElement: { lang: 'en' } });
  expect(comingText(at(20, 23), friday, 'en')).toBe('23:30');
  expect(comingText(at(21, 0), friday, 'en')).toBe('Sat 00:30');
  expect(['en', 'zh-Hans'].map((locale) => comingText(at(23, 9), friday, locale))).toEqual(['Mon 09:30', '周一 09:30']);
  expect(comingText(at(27, 9), friday, 'en')).toBe('27 Nov 09:30');
});

it.each([
  [14, '14 seconds'],
  [119, '119 seconds'],
  [120, '2 minutes'],
  [3_617, '60 minutes'],
  [7_199, '119 minutes'],
  [7_200, '2 hours'],
])('an age of %i seconds is shown as %s', (seconds, told) => {
  const { count, unit } = ageOf(seconds);
  expect(`${count} ${unit}`).toBe(told);
});
