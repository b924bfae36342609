import { dayMs, hourMs, minuteMs } from '@candor/kernel';

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

const two = (value: number) => String(value).padStart(2, '0');

/** yyyy-mm-dd in the device's time zone. */
export function dateText(atMs: number): string {
  const at = new Date(atMs);
  return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
}

/** mm-dd hh:mm:ss, as order rows have it. */
export function momentText(atMs: number): string {
  return `${dateText(atMs).slice(5)} ${clockText(atMs)}`;
}

/** hh:mm:ss. */
export function clockText(atMs: number): string {
  const at = new Date(atMs);
  return `${two(at.getHours())}:${two(at.getMinutes())}:${two(at.getSeconds())}`;
}

/** Within so many days a weekday is unambiguous. */
const weekMs = 6 * dayMs;

/** A future time, as short as possible: hh:mm today, with its weekday within a week, else with mm-dd. */
export function comingText(atMs: number, nowMs: number, locale: string): string {
  const time = clockText(atMs).slice(0, 5);
  if (dateText(atMs) === dateText(nowMs)) return time;
  const day =
    atMs - nowMs < weekMs
      ? new Intl.DateTimeFormat(locale, { weekday: 'short' }).format(atMs)
      : dateText(atMs).slice(5);
  return `${day} ${time}`;
}
