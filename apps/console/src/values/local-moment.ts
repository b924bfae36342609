const two = (value: number): string => `${value}`.padStart(2, '0');

/** A moment as the browser's own field has it, in the zone of the device; empty for none. */
export function localText(ms: string): string {
  if (!/^\d+$/.test(ms)) return '';
  const at = new Date(Number(ms));
  const day = `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
  return `${day}T${two(at.getHours())}:${two(at.getMinutes())}:${two(at.getSeconds())}`;
}

/** The moment of such a text; empty while it is not whole, or before 1970. */
export function msOfLocal(text: string): string {
  const ms = new Date(text).getTime();
  return ms >= 0 ? `${ms}` : '';
}
