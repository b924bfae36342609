import { randomInt } from 'node:crypto';

/** No letter or digit that is taken for another when it is read off a screen. */
const alphabet = '23456789abcdefghjkmnpqrstuvwxyz';
const groups = 4;
const groupSize = 4;

/** A new key at each start: 79 bits, in groups that people can copy onto a phone. */
export function drawOutboxKey(): string {
  const sign = (): string => alphabet.charAt(randomInt(alphabet.length));
  const group = (): string => Array.from({ length: groupSize }, sign).join('');
  return Array.from({ length: groups }, group).join('-');
}
