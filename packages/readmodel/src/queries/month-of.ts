/** The month of a moment in UTC: 202611 is November 2026. */
export function monthOf(atMs: number): number {
  const at = new Date(atMs);
  return at.getUTCFullYear() * 100 + at.getUTCMonth() + 1;
}
