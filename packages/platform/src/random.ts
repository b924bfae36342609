import { assert } from '@candor/kernel';

/** Secure random bytes; `crypto.randomBytes`, or a seeded source in tests. */
export type RandomBytes = (size: number) => Uint8Array;

const two32 = 0x1_0000_0000;

/** A whole number from 0 to `bound` − 1, each equally likely; `bound` up to 2^32. */
export function randomBelow(randomBytes: RandomBytes, bound: number): number {
  assert(Number.isInteger(bound) && bound > 0 && bound <= two32, 'a bound lies between 1 and 2^32');
  // Draws above the last whole multiple are thrown away: taking the remainder of them would favour small numbers.
  const limit = two32 - (two32 % bound);
  for (;;) {
    const draw = Buffer.from(randomBytes(4)).readUInt32BE();
    if (draw < limit) return draw % bound;
  }
}

/** Text of `length` characters drawn from `alphabet`. */
export function randomText(randomBytes: RandomBytes, alphabet: string, length: number): string {
  let text = '';
  while (text.length < length) text += alphabet.charAt(randomBelow(randomBytes, alphabet.length));
  return text;
}

/** `size` random bytes as text that is safe in headers and file names. */
export function randomToken(randomBytes: RandomBytes, size: number): string {
  return Buffer.from(randomBytes(size)).toString('base64url');
}
