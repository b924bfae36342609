const two = (value: number) => String(value).padStart(2, '0');

/** h:mm:ss of a time still to come; 0:00:00 when it is over. */
export function durationText(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1_000));
  return `${Math.floor(seconds / 3_600)}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
}
