import { type Time, TickMarkType, type UTCTimestamp } from 'lightweight-charts';

/** Times in words. Those of the chart are shifted to the device's zone already: they are read as if in UTC. */
export interface TimeTexts {
  /** Under a day of the axis. */
  readonly day: (atMs: number) => string;
  /** Under the crosshair, in candles of a day or more. */
  readonly date: (atMs: number) => string;
}

const atMsOf = (time: Time) => (time as UTCTimestamp) * 1_000;
const minute = (atMs: number) => new Date(atMs).toISOString().slice(11, 16);

/** The label under a tick of the time axis; null leaves it to the library, which knows months and years. */
export function tickText(time: Time, kind: TickMarkType, texts: TimeTexts): string | null {
  if (kind === TickMarkType.Time) return minute(atMsOf(time));
  return kind === TickMarkType.DayOfMonth ? texts.day(atMsOf(time)) : null;
}

/** The label under the crosshair. */
export function crosshairText(time: Time, isDaily: boolean, texts: TimeTexts): string {
  const atMs = atMsOf(time);
  return isDaily ? texts.date(atMs) : `${texts.day(atMs)} ${minute(atMs)}`;
}
