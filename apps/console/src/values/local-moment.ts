/** Dates of figures with the year first, as no reader of English takes for another day. */
const dateLanguages: Readonly<Record<string, string>> = { en: 'en-CA' };

type Part = 'year' | 'month' | 'day';

const two = (value: number): string => `${value}`.padStart(2, '0');
const timeOf = (at: Date): string => `${two(at.getHours())}:${two(at.getMinutes())}:${two(at.getSeconds())}`;

function dateFormat(htmlLang: string, timeZone?: 'UTC'): Intl.DateTimeFormat {
  const language = dateLanguages[htmlLang] ?? htmlLang;
  return new Intl.DateTimeFormat(language, { year: 'numeric', month: '2-digit', day: '2-digit', timeZone });
}

/** A moment as one types it in a language, in the zone of the device; empty for none. */
export function localText(ms: string, htmlLang: string): string {
  if (!/^\d+$/.test(ms)) return '';
  const at = new Date(Number(ms));
  return `${dateFormat(htmlLang).format(at)} ${timeOf(at)}`;
}

/** The moment of such a text, as milliseconds; a time that is left out is midnight. Empty while it is no moment, or before 1970. */
export function msOfLocal(text: string, htmlLang: string): string {
  const numbers = text
    .trim()
    .split(/\D+/)
    .filter((digits) => digits !== '');
  const order = dateFormat(htmlLang)
    .formatToParts(0)
    .flatMap(({ type }) => (type === 'year' || type === 'month' || type === 'day' ? [type] : []));
  const date = Object.fromEntries(order.map((part, place) => [part, Number(numbers[place])])) as Record<Part, number>;
  const times = numbers.slice(order.length);
  if (numbers.length < order.length || times.length === 1 || times.length > 3) return '';
  const [hours = 0, minutes = 0, seconds = 0] = times.map(Number);
  const at = new Date(date.year, date.month - 1, date.day, hours, minutes, seconds);
  const isThere =
    at.getFullYear() === date.year &&
    at.getMonth() === date.month - 1 &&
    at.getDate() === date.day &&
    at.getHours() === hours &&
    at.getMinutes() === minutes &&
    at.getSeconds() === seconds;
  return isThere && at.getTime() >= 0 ? `${at.getTime()}` : '';
}

/** A day, `2026-11-24`, as one types it in a language; empty for none. */
export function localDay(day: string, htmlLang: string): string {
  return day === '' ? '' : dateFormat(htmlLang, 'UTC').format(new Date(`${day}T00:00:00Z`));
}

/** The day of such a text; empty while it is none. */
export function dayOfLocal(text: string, htmlLang: string): string {
  const ms = msOfLocal(text, htmlLang);
  return ms === '' || text.trim().split(/\D+/).length > 3 ? '' : pickerText(ms).slice(0, 10);
}

/** The value of the wire for what is typed. What is no moment is sent as text, and refused with words: digits alone would be another moment. */
export function wireOfLocal(text: string, htmlLang: string): string {
  const typed = text.trim();
  return msOfLocal(typed, htmlLang) || (typed === '' ? '' : `"${typed}"`);
}

/** A moment as the browser's own field has it; empty for none. */
export function pickerText(ms: string): string {
  if (!/^\d+$/.test(ms)) return '';
  const at = new Date(Number(ms));
  return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}T${timeOf(at)}`;
}

/** The moment that was picked in it; empty for none. */
export function msOfPicker(text: string): string {
  const ms = new Date(text).getTime();
  return ms >= 0 ? `${ms}` : '';
}
