const dayMinutes = 1_440;

/** "08:30" of a minute of the day in UTC, as the clock of a place shows it; `offset`: its minutes ahead of UTC. */
export function clockOf(minute: number, offset: number): string {
  const local = (minute + offset + dayMinutes) % dayMinutes;
  return `${Math.floor(local / 60)}`.padStart(2, '0').concat(':', `${local % 60}`.padStart(2, '0'));
}

/** The minute of the day in UTC of "08:30" there; absent for what is no time. */
export function minuteOf(clock: string, offset: number): number | undefined {
  const [, hours, minutes] = /^(\d{2}):(\d{2})$/.exec(clock) ?? [];
  if (hours === undefined || Number(hours) > 23 || Number(minutes) > 59) return undefined;
  return (Number(hours) * 60 + Number(minutes) - offset + dayMinutes) % dayMinutes;
}
