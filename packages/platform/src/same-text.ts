import { timingSafeEqual } from 'node:crypto';

/** Whether two hashes are the same text, in a time that does not tell how much of them is. */
export function isSameText(left: string, right: string): boolean {
  const [a, b] = [Buffer.from(left), Buffer.from(right)];
  return a.length === b.length && timingSafeEqual(a, b);
}
