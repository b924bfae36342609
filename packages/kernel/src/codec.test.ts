import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { UnreadableBytes } from './bytes.ts';
import { big, bool, decode, encode, listOf, oneOf, optional, struct, text, uint, union } from './codec.ts';
import { compiledVariants } from './compiled.ts';

const fruit = oneOf('apple', 'pear');
const variants = {
  'shape.circle': [3, struct({ radius: uint })],
  'shape.label': [7, struct({ words: listOf(text), isBold: optional(bool), weight: optional(big), taste: fruit })],
  'shape.pile': [
    9,
    struct({
      parts: listOf(struct({ fruits: listOf(fruit), size: optional(struct({ high: uint, wide: optional(uint) })) })),
      tail: big,
    }),
  ],
} as const;
const shape = union(variants);

describe('codecs', () => {
  test('a list of words may outgrow one byte, and the first 128 keep theirs', () => {
    const numbers = oneOf(...Array.from({ length: 300 }, (_, i) => `word ${i}`));
    expect(encode(numbers, 'word 127')).toEqual(Uint8Array.of(127));
    expect(encode(numbers, 'word 128')).toEqual(Uint8Array.of(0x80, 1));
    for (const word of ['word 0', 'word 127', 'word 128', 'word 299']) {
      expect(decode(numbers, encode(numbers, word))).toBe(word);
    }
    expect(() => decode(numbers, encode(uint, 300))).toThrow(UnreadableBytes);
  });

  test('any value of a union comes back as it was, absent fields included, compiled or not', () => {
    const taste = fc.constantFrom('apple' as const, 'pear' as const);
    const value = fc.oneof(
      fc.record({ type: fc.constant('shape.circle' as const), radius: fc.maxSafeNat() }),
      fc.record(
        {
          type: fc.constant('shape.label' as const),
          words: fc.array(fc.string()),
          isBold: fc.boolean(),
          weight: fc.bigInt(),
          taste,
        },
        { requiredKeys: ['type', 'words', 'taste'] },
      ),
      fc.record({
        type: fc.constant('shape.pile' as const),
        parts: fc.array(
          fc.record(
            {
              fruits: fc.array(taste),
              size: fc.record({ high: fc.nat(), wide: fc.nat() }, { requiredKeys: ['high'] }),
            },
            { requiredKeys: ['fruits'] },
          ),
        ),
        tail: fc.bigInt(),
      }),
    );
    const compiledShape = union(compiledVariants(variants));
    fc.assert(
      fc.property(value, (one) => {
        const bytes = encode(shape, one);
        const read = decode(shape, bytes);
        expect(read).toEqual(one);
        expect(encode(compiledShape, one)).toEqual(bytes);
        expect(decode(compiledShape, bytes)).toStrictEqual(read);
      }),
    );
  });

  test('an absent number is not zero', () => {
    const record = struct({ count: optional(uint) });
    expect(decode(record, encode(record, {}))).toEqual({});
    expect(decode(record, encode(record, { count: 0 }))).toEqual({ count: 0 });
  });

  test('wire numbers, not names or order, distinguish variants', () => {
    const renamed = union({
      'shape.text': variants['shape.label'],
      'shape.round': [3, struct({ radius: uint })],
    });
    const bytes = encode(shape, { type: 'shape.circle', radius: 5 });
    expect(decode(renamed, bytes)).toEqual({ type: 'shape.round', radius: 5 });
  });

  test('two variants with one wire number do not start', () => {
    expect(() => union({ a: [1, struct({})], b: [1, struct({})] })).toThrow('belongs to one variant');
  });

  test.each([
    ['a word that is not in its list', fruit, [2]],
    ['a yes or no that is neither', bool, [2]],
    ['a variant nobody declared', shape, [4]],
    ['bytes left over', uint, [1, 1]],
    ['nothing', uint, []],
  ])('%s is damage', (_what, codec, bytes) => {
    expect(() => decode(codec as typeof uint, Uint8Array.from(bytes))).toThrow(UnreadableBytes);
  });
});
