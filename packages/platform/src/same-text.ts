import { timingSafeEqual } from 'node:crypto';

/** True if two hashes are the same text, in a time that does not reveal how much of them is equal. */
export function isSameText(left: string, right: string): boolean {
  const [a, b] = [Buffer.from(left), Buffer.from(right)];
  return a.length === b.length && timingSafeEqual(a, b);
}
