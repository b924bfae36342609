const two = (value: number) => String(value).padStart(2, '0');

/** hh:mm:ss. */
export function clockText(atMs: number): string {
  const at = new Date(atMs);
  return `${two(at.getHours())}:${two(at.getMinutes())}:${two(at.getSeconds())}`;
}
