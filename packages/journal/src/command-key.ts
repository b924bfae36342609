import { assert } from '@candor/kernel';

const rounds = { word: 2, last: 4 } as const;
const keyBits = /^[0-9a-f]{16}$/;

/**
 * The number of a command id in the index of answers: HalfSipHash-2-4 with a key of the journal's own, so that
 * outsiders cannot make ids that collide. The lower 53 of its 64 bits, to be a plain number. Ids that collide anyway
 * are distinguished by reading the records.
 */
export class CommandKeys {
  readonly #low: number;
  readonly #high: number;

  /** `salt` is 8 bytes in hex. */
  constructor(salt: string) {
    assert(keyBits.test(salt), 'the salt of a journal is 8 bytes in hex');
    const bytes = Buffer.from(salt, 'hex');
    this.#low = bytes.readInt32LE(0);
    this.#high = bytes.readInt32LE(4);
  }

  /** From 0 to 2^53 − 1. `id` is ASCII. */
  of(id: string): number {
    const [low, high] = halfSipHash(id, this.#low, this.#high);
    return (high & 0x1f_ffff) * 0x1_0000_0000 + low;
  }
}

/** HalfSipHash-2-4 with a 64-bit answer (Aumasson, Bernstein), as two unsigned words, low word first. */
export function halfSipHash(ascii: string, keyLow: number, keyHigh: number): [low: number, high: number] {
  let v0 = keyLow;
  let v1 = keyHigh ^ 0xee;
  let v2 = keyLow ^ 0x6c79_6765;
  let v3 = keyHigh ^ 0x7465_6462;
  const mix = (count: number): void => {
    for (let i = 0; i < count; i++) {
      v0 = (v0 + v1) | 0;
      v1 = ((v1 << 5) | (v1 >>> 27)) ^ v0;
      v0 = (v0 << 16) | (v0 >>> 16);
      v2 = (v2 + v3) | 0;
      v3 = ((v3 << 8) | (v3 >>> 24)) ^ v2;
      v0 = (v0 + v3) | 0;
      v3 = ((v3 << 7) | (v3 >>> 25)) ^ v0;
      v2 = (v2 + v1) | 0;
      v1 = ((v1 << 13) | (v1 >>> 19)) ^ v2;
      v2 = (v2 << 16) | (v2 >>> 16);
    }
  };
  const absorb = (word: number): void => {
    v3 ^= word;
    mix(rounds.word);
    v0 ^= word;
  };
  const size = ascii.length;
  const whole = size - (size % 4);
  for (let i = 0; i < whole; i += 4) {
    absorb(
      ascii.charCodeAt(i) |
        (ascii.charCodeAt(i + 1) << 8) |
        (ascii.charCodeAt(i + 2) << 16) |
        (ascii.charCodeAt(i + 3) << 24),
    );
  }
  let tail = size << 24;
  for (let i = whole; i < size; i++) tail |= ascii.charCodeAt(i) << (8 * (i - whole));
  absorb(tail);
  v2 ^= 0xee;
  mix(rounds.last);
  const low = v1 ^ v3;
  v1 ^= 0xdd;
  mix(rounds.last);
  return [low >>> 0, (v1 ^ v3) >>> 0];
}
