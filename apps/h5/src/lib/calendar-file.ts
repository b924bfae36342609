/** A moment to put into a calendar. */
export interface CalendarEvent {
  /** The same one for the same event for ever, and no other's in the world: a file read again changes it, and adds none. */
  readonly uid: string;
  readonly atMs: number;
  readonly summary: string;
  readonly description?: string;
}

const lineOctets = 75;

/** A calendar file by RFC 5545. `nowMs` is when it was made. */
export function calendarText(events: readonly CalendarEvent[], nowMs: number): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Candor//Candor//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...events.flatMap(({ uid, atMs, summary, description }) => [
      'BEGIN:VEVENT',
      `UID:${escaped(uid)}`,
      `DTSTAMP:${utc(nowMs)}`,
      `DTSTART:${utc(atMs)}`,
      `SUMMARY:${escaped(summary)}`,
      ...(description === undefined ? [] : [`DESCRIPTION:${escaped(description)}`]),
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

/** 20261125T181500Z */
function utc(atMs: number): string {
  return `${new Date(atMs).toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;
}

function escaped(text: string): string {
  return text.replaceAll(/[\\;,]/g, String.raw`\$&`).replaceAll(/\r\n|\r|\n/g, String.raw`\n`);
}

/** A line of at most 75 octets goes on after a line break and a space, never inside a character. */
function folded(line: string): string {
  const encoder = new TextEncoder();
  let room = lineOctets;
  let text = '';
  for (const character of line) {
    const { length } = encoder.encode(character);
    if (length > room) {
      text += '\r\n ';
      room = lineOctets - 1;
    }
    text += character;
    room -= length;
  }
  return text;
}
