import { dayMs, hourMs, minuteMs } from '@candor/kernel';

const two = (value: number) => String(value).padStart(2, '0');

/** hh:mm:ss. */
export function clockText(atMs: number): string {
  const at = new Date(atMs);
  return `${two(at.getHours())}:${two(at.getMinutes())}:${two(at.getSeconds())}`;
}

type RelativeTime =
  | { readonly kind: 'just_now' }
  | { readonly kind: 'ago'; readonly count: number; readonly unit: 'minute' | 'hour' | 'day' }
  | { readonly kind: 'date' };

/** Spec section 9: "just now" under 5 minutes, then minutes, hours and days ago up to 30 days, then the date. */
export function relativeTime(atMs: number, nowMs: number): RelativeTime {
  const agoMs = nowMs - atMs;
  if (agoMs < 5 * minuteMs) return { kind: 'just_now' };
  if (agoMs < hourMs) return { kind: 'ago', count: Math.floor(agoMs / minuteMs), unit: 'minute' };
  if (agoMs < dayMs) return { kind: 'ago', count: Math.floor(agoMs / hourMs), unit: 'hour' };
  if (agoMs <= 30 * dayMs) return { kind: 'ago', count: Math.floor(agoMs / dayMs), unit: 'day' };
  return { kind: 'date' };
}

/** The age of something, in the largest unit with at least two: 14 s, 62 min, 3 h. */
export function ageOf(seconds: number): { readonly count: number; readonly unit: 'seconds' | 'minutes' | 'hours' } {
  const minutes = Math.floor(seconds / 60);
  const hours = Math.floor(minutes / 60);
  if (hours >= 2) return { count: hours, unit: 'hours' };
  return minutes >= 2 ? { count: minutes, unit: 'minutes' } : { count: seconds, unit: 'seconds' };
}

const monthsOf = 'Jan Feb Mar Apr May Jun Jul Aug Sept Oct Nov Dec'.split(' ');
/** The dates of the written languages, by hand: the first `Intl.DateTimeFormat` takes a slow phone a tenth of a second. */
const writtenIn: Readonly<Record<string, (day: number, month: number, year: number | undefined) => string>> = {
  en: (day, month, year) => `${day} ${monthsOf[month - 1]}${year === undefined ? '' : ` ${year}`}`,
  vi: (day, month, year) => `${day}/${month}${year === undefined ? '' : `/${year}`}`,
  'zh-Hans': (day, month, year) => `${year === undefined ? '' : `${year}年`}${month}月${day}日`,
};
const formats = new Map<string, Intl.DateTimeFormat>();

function written(atMs: number, hasYear: boolean, timeZone?: 'UTC', language = document.documentElement.lang): string {
  const byHand = writtenIn[language];
  if (byHand !== undefined) {
    const at = new Date(atMs);
    const [day, month, year] =
      timeZone === 'UTC'
        ? [at.getUTCDate(), at.getUTCMonth(), at.getUTCFullYear()]
        : [at.getDate(), at.getMonth(), at.getFullYear()];
    return byHand(day, month + 1, hasYear ? year : undefined);
  }
  const key = `${language}${hasYear}${timeZone}`;
  let format = formats.get(key);
  if (format === undefined) {
    format = new Intl.DateTimeFormat(language, {
      day: 'numeric',
      month: 'short',
      timeZone,
      ...(hasYear && { year: 'numeric' }),
    });
    formats.set(key, format);
  }
  return format.format(atMs);
}

/**
 * A date: 22 Nov 2026, 22/11/2026, 2026年11月22日. In the device's time zone, but for a day of UTC; in the language of the
 * document, unless in another.
 */
export function dateText(atMs: number, timeZone?: 'UTC', language?: string): string {
  return written(atMs, true, timeZone, language);
}

/** A day of a year that is clear: 22 Nov, 22/11, 11月22日. */
export function dayText(atMs: number, timeZone?: 'UTC'): string {
  return written(atMs, false, timeZone);
}

/** 22 Nov 13:05. */
export function dayTimeText(atMs: number): string {
  return `${dayText(atMs)} ${minuteText(atMs)}`;
}

/** 22 Nov 2026 13:05. */
export function dateTimeText(atMs: number, language?: string): string {
  return `${dateText(atMs, undefined, language)} ${minuteText(atMs)}`;
}

/** True of two moments of one day in the device's time zone. */
export function isSameDay(atMs: number, otherMs: number): boolean {
  return new Date(atMs).toDateString() === new Date(otherMs).toDateString();
}

/** As order rows have it: 13:05:09 today, 22 Nov 13:05:09 before; with its year when it is another one. */
export function momentText(atMs: number, nowMs = Date.now()): string {
  if (isSameDay(atMs, nowMs)) return clockText(atMs);
  const isThisYear = new Date(atMs).getFullYear() === new Date(nowMs).getFullYear();
  return `${written(atMs, !isThisYear)} ${clockText(atMs)}`;
}

/** hh:mm. */
export function minuteText(atMs: number): string {
  return clockText(atMs).slice(0, 5);
}

/** Within so many days a weekday is unambiguous. */
const weekMs = 6 * dayMs;

/** A future time, as short as possible: hh:mm today, with its weekday within a week, else with its day. */
export function comingText(atMs: number, nowMs: number, locale: string): string {
  const time = minuteText(atMs);
  if (isSameDay(atMs, nowMs)) return time;
  const day =
    atMs - nowMs < weekMs ? new Intl.DateTimeFormat(locale, { weekday: 'short' }).format(atMs) : dayText(atMs);
  return `${day} ${time}`;
}
