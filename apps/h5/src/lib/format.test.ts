import { builtInFiatRates } from '@candor/api';
import { describe, expect, it, vi } from 'vitest';
import { formatFiat } from './fiat.ts';
import { formats, hidden, hiddenFormat, missing, withSubscriptZeros } from './format.ts';
import { ageOf, comingText, dateText, dayText, momentText, relativeTime } from './relative-time.ts';
import { shareOfAmount, stepped } from './step.ts';

const { comma, point } = formats;

describe('amounts', () => {
  it('keep their groups and steps, and are never rounded up', () => {
    expect(comma.amount('68412.5', 2)).toBe('68,412.50');
    expect(comma.amount('0.99999', 4)).toBe('0.9999');
    expect(comma.amount('-1.999', 2)).toBe('-1.99');
    expect(point.amount('1234567.5')).toBe('1.234.567,5');
    expect(comma.gain('318.42')).toBe('+318.42');
    expect(['0.001', '-0.009', '0', '-0.01'].map((text) => comma.gain(text, 2))).toEqual([
      '0.00',
      '0.00',
      '0.00',
      '-0.01',
    ]);
  });

  it('keep digits a float would lose', () => {
    expect(comma.amount('900719925474099312.123456789012345678')).toBe('900,719,925,474,099,312.123456789012345678');
  });

  it('show missing values as missing, never as zero', () => {
    expect([comma.amount(undefined), comma.volume(undefined), comma.change('x')]).toEqual([missing, missing, missing]);
  });
});

it('specification 9: volumes above 1e6 in M with one decimal, above 1e3 in K, else four decimals', () => {
  const shown = ['1710000000', '842312345', '1000000', '4567', '1000', '12.34567'].map((text) => comma.volume(text));
  expect(shown).toEqual(['1.71B', '842.3M', '1,000.0K', '4.5K', '1,000.0000', '12.3456']);
});

it('percent has its sign always and two decimals', () => {
  expect(['2.34', '-1.12', '0', '-0.001', '2'].map((text) => comma.change(text))).toEqual([
    '+2.34%',
    '-1.12%',
    '0.00%',
    '0.00%',
    '+2.00%',
  ]);
  expect(point.change('2.34')).toBe('+2,34%');
});

it('fiat is exact, with the decimals of its currency', () => {
  const vnd = { code: 'VND', rate: builtInFiatRates.VND as string };
  expect(formatFiat('94971.0884', vnd, comma)).toBe('2,469,248,298 ₫');
  expect(formatFiat('68412.5', { code: 'USD', rate: '1' }, comma)).toBe('$68,412.50');
  expect(formatFiat('0.00002104', { code: 'USD', rate: '1' }, comma)).toBe('$0.00002104');
  const usd = { code: 'USD', rate: '1' };
  // Rounded, with as many digits as a price below one has.
  expect(
    ['1.8376', '26.767', '0.695', '-0.5', '0.00000000004', '0.99999'].map((text) => formatFiat(text, usd, comma)),
  ).toEqual(['$1.84', '$26.77', '$0.6950', '-$0.5000', '$0.0000000000', '$1.0000']);
  expect(formatFiat('-3.5', { code: 'EUR', rate: '0.917528' }, comma)).toBe('-€3.21');
});

it('small numbers get subscript zeros in narrow columns', () => {
  expect(withSubscriptZeros('0.00002104')).toBe('0.0₄2104');
  expect(withSubscriptZeros('0.0021')).toBe('0.0021');
});

it('steps stay on the grid and above zero', () => {
  expect(stepped('68412.5', '0.5', 1)).toBe('68413.0');
  expect(stepped('68412.7', '0.5', -1)).toBe('68412.5');
  expect(stepped('', '0.0001', 1)).toBe('0.0001');
  expect(stepped('0.3', '0.5', -1)).toBe('0.0');
  expect(shareOfAmount('13604.2', 25, 2)).toBe('3401.05');
  expect(shareOfAmount('0.1', 33, 2)).toBe('0.03');
  // Never more than the actual amount, not even by the last place.
  expect(shareOfAmount('1.39', 25, 2)).toBe('0.34');
  expect(shareOfAmount('0.03', 99, 2)).toBe('0.02');
});

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

it('the own figures of a user who hides them all have one width', () => {
  const { amount, gain, percent, change, volume } = hiddenFormat;
  expect([amount, gain, percent, change, volume].map((write) => write('12.5'))).toEqual(Array(5).fill(hidden));
});

it('a share has its mark', () => {
  expect([comma.percent('0.25'), point.percent('12.5', 2)]).toEqual(['0.25%', '12,50%']);
});
