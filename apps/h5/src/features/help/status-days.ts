interface Day {
  readonly atMs: number;
  readonly minutes: number;
  readonly down: number;
}

type DayState = 'unknown' | 'good' | 'short' | 'long';

const dayMs = 86_400_000;
const shown = 90;
/** From here on a day was a bad one. */
const longMinutes = 30;
const troubleMax = 5;

/** The state of each of the last 90 days, oldest first; nothing is known of those before the first start. */
export function shownDays(days: readonly Day[], nowMs: number): readonly DayState[] {
  const today = Math.floor(nowMs / dayMs);
  const known = new Map(days.map((day) => [Math.floor(day.atMs / dayMs), day]));
  return Array.from({ length: shown }, (_, place): DayState => {
    const day = known.get(today - shown + 1 + place);
    if (day === undefined) return 'unknown';
    if (day.down === 0) return 'good';
    return day.down < longMinutes ? 'short' : 'long';
  });
}

/** The share of known minutes in which a part worked, cut to two decimals so that it is never 100 after a bad minute. */
export function shareText(days: readonly Day[]): string | undefined {
  const minutes = days.reduce((sum, day) => sum + day.minutes, 0);
  if (minutes === 0) return undefined;
  const down = days.reduce((sum, day) => sum + day.down, 0);
  if (down === 0) return '100';
  return (Math.floor(((minutes - down) * 10_000) / minutes) / 100).toFixed(2);
}

/** The newest days on which something was wrong. */
export function troubleDays(days: readonly Day[]): readonly Day[] {
  return days
    .filter(({ down }) => down > 0)
    .toReversed()
    .slice(0, troubleMax);
}
