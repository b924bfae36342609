import { describe, expect, it } from 'vitest';
import { CommandKeys, halfSipHash } from './command-key.ts';

describe('the key of a command id', () => {
  it('equals HalfSipHash-2-4 with a 64-bit answer', () => {
    // The reference's vectors: key 00 01 … 07, message 00 01 … (n − 1).
    const hashOf = (size: number): string => {
      const message = String.fromCharCode(...Array.from({ length: size }, (_, i) => i));
      const [low, high] = halfSipHash(message, 0x0302_0100, 0x0706_0504);
      const bytes = Buffer.alloc(8);
      bytes.writeUInt32LE(low, 0);
      bytes.writeUInt32LE(high, 4);
      return bytes.toString('hex');
    };
    expect([0, 1, 2, 3, 4].map(hashOf)).toEqual([
      '218d1f59b9b83cc8',
      'be552412f8387315',
      '064f39ef7c50eb57',
      'ce0f1a45f7060679',
      'd5e78a175be52ea1',
    ]);
  });

  it('stays a whole number below 2^53 and depends on the salt', () => {
    const one = new CommandKeys('0123456789abcdef');
    const other = new CommandKeys('0123456789abcdee');
    for (const id of ['a', 'u:1000:order-1', 'x'.repeat(64)]) {
      expect(Number.isSafeInteger(one.of(id))).toBe(true);
      expect(one.of(id)).toBe(one.of(id));
      expect(one.of(id)).not.toBe(other.of(id));
    }
  });
});
