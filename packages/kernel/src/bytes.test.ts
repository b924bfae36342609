import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ByteReader, ByteWriter, UnreadableBytes } from './bytes.ts';

function written(write: (writer: ByteWriter) => void): Uint8Array {
  const writer = new ByteWriter(1);
  write(writer);
  return writer.take();
}

const whole = fc.maxSafeNat();
const signedWhole = fc.integer({ min: -(2 ** 52) + 1, max: 2 ** 52 - 1 });
const wellFormed = fc.string({ unit: 'binary' });

describe('reads back everything it writes', () => {
  test('whole numbers, at the edges of each length', () => {
    const edges = [0, 1, 127, 128, 2 ** 14 - 1, 2 ** 14, 2 ** 28, 2 ** 31, 2 ** 32 - 1, 2 ** 32, 2 ** 35, 2 ** 49];
    for (const value of [...edges, 2 ** 49 - 1, 2 ** 53 - 1]) {
      expect(new ByteReader(written((writer) => writer.uint(value))).uint()).toBe(value);
    }
    for (const value of [0, -1, 1, -64, 64, -(2 ** 52) + 1, 2 ** 52 - 1]) {
      expect(new ByteReader(written((writer) => writer.int(value))).int()).toBe(value);
    }
  });

  test('bigints on both sides of every power of two up to 2^200', () => {
    for (let power = 0n; power <= 200n; power++) {
      for (const nearby of [-1n, 0n, 1n]) {
        for (const sign of [1n, -1n]) {
          const value = sign * ((1n << power) + nearby);
          const bytes = written((writer) => writer.big(value));
          const reader = new ByteReader(bytes);
          expect(reader.big()).toBe(value);
          expect(reader.isAtEnd).toBe(true);
          if (BigInt.asIntN(64, value) !== value) continue;
          const [low, high] = [Number(value & 0xffff_ffffn), Number(value >> 32n)];
          expect(written((writer) => writer.halves(low, high))).toEqual(bytes);
        }
      }
    }
  });

  test('any sequence of values, one after the other', () => {
    const values = fc.array(
      fc.oneof(
        whole.map((value) => ({ kind: 'uint', value }) as const),
        signedWhole.map((value) => ({ kind: 'int', value }) as const),
        fc.bigInt({ min: -(2n ** 80n), max: 2n ** 80n }).map((value) => ({ kind: 'big', value }) as const),
        wellFormed.map((value) => ({ kind: 'text', value }) as const),
        fc.uint8Array().map((value) => ({ kind: 'blob', value }) as const),
      ),
    );
    fc.assert(
      fc.property(values, (all) => {
        const bytes = written((writer) => {
          for (const { kind, value } of all) writer[kind](value as never);
        });
        const reader = new ByteReader(bytes);
        for (const { kind, value } of all) expect(reader[kind]()).toEqual(value);
        expect(reader.isAtEnd).toBe(true);
      }),
    );
  });

  test('a text keeps a byte order mark and everything else that looks like nothing', () => {
    for (const value of ['', '\u0000', '\uFEFF', '\uFEFFa', 'a\uFEFF', '\u200B', 'Ünïcödé', '💱', '\u{10FFFF}']) {
      expect(new ByteReader(written((writer) => writer.text(value))).text()).toBe(value);
    }
  });
});

describe('a value has one encoding', () => {
  test('bytes that read as a number are the bytes that the number is written as', () => {
    fc.assert(
      fc.property(
        fc.uint8Array({ minLength: 1, maxLength: 12 }),
        fc.constantFrom('uint', 'int', 'big'),
        (bytes, kind) => {
          const reader = new ByteReader(bytes);
          let value: number | bigint;
          try {
            value = reader[kind]();
          } catch (error) {
            expect(error).toBeInstanceOf(UnreadableBytes);
            return;
          }
          expect(written((writer) => writer[kind](value as never))).toEqual(bytes.slice(0, reader.position));
        },
      ),
      { numRuns: 5_000 },
    );
  });

  test('bytes that read as a text are the bytes that the text is written as', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 12 }), (content) => {
        const bytes = written((writer) => writer.blob(content));
        let value: string;
        try {
          value = new ByteReader(bytes).text();
        } catch (error) {
          expect(error).toBeInstanceOf(UnreadableBytes);
          return;
        }
        expect(written((writer) => writer.text(value))).toEqual(bytes);
      }),
      { numRuns: 5_000 },
    );
  });

  test.each([
    ['zero in two bytes', [0x80, 0x00]],
    ['one in two bytes', [0x81, 0x00]],
    ['2^53', [0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x10]],
    ['nine bytes', [0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x01]],
  ])('refuses %s as a whole number', (_what, bytes) => {
    expect(() => new ByteReader(Uint8Array.from(bytes)).uint()).toThrow(UnreadableBytes);
  });
});

describe('damage', () => {
  test('a record cut anywhere is refused and never read past its end', () => {
    const bytes = written((writer) => {
      writer.uint(300);
      writer.int(-5_000_000_000);
      writer.big(-(2n ** 70n));
      writer.text('số dư');
      writer.blob(Uint8Array.of(1, 2, 3));
    });
    // The bytes behind the end would complete the record: they must not be read.
    for (let end = 0; end < bytes.length; end++) {
      const reader = new ByteReader(bytes, 0, end);
      const readAll = () => [reader.uint(), reader.int(), reader.big(), reader.text(), reader.blob()];
      expect(readAll).toThrow(UnreadableBytes);
      expect(reader.position).toBeLessThanOrEqual(end);
    }
  });

  test('a length that promises more than the bytes', () => {
    const bytes = written((writer) => writer.uint(2 ** 53 - 1));
    expect(() => new ByteReader(bytes).blob()).toThrow(UnreadableBytes);
  });
});

test('treats a number that is not whole or not in range as a bug, and writes nothing', () => {
  const writer = new ByteWriter();
  for (const value of [-1, 0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53]) {
    expect(() => writer.uint(value)).toThrow('whole number');
  }
  expect(writer.length).toBe(0);
});

test('a copy that was taken stays as it is while the writer goes on', () => {
  const writer = new ByteWriter(4);
  writer.text('first');
  const first = writer.take();
  const copies: Uint8Array[] = [];
  for (let i = 0; i < 20_000; i++) {
    writer.clear();
    writer.uint(i);
    copies.push(writer.take());
  }
  expect(new ByteReader(first).text()).toBe('first');
  copies.forEach((copy, i) => expect(new ByteReader(copy).uint()).toBe(i));
});
