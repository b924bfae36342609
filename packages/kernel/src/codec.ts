import { assert } from './assert.ts';
import { type ByteReader, ByteWriter, ByteReader as Reader, UnreadableBytes } from './bytes.ts';

/**
 * The encoding of one kind of value as bytes: one value has one encoding, on every machine and version.
 *
 * Journals, snapshots, hashes and messages between threads all use it; nothing hashed goes through JSON.
 */
export interface Codec<T> {
  write(writer: ByteWriter, value: T): void;
  read(reader: ByteReader): T;
  /** Passes over a value that nobody wants, without making it. Absent: it is read and forgotten. */
  skip?(reader: ByteReader): void;
  /** Reads a value as the variant of a union that it is. Absent: the type is added to what `read` gives. */
  readVariant?(reader: ByteReader, type: string): T & { readonly type: string };
  /** The codec as data, from which `compiled` writes code. Absent: its functions are called, and may read nothing. */
  readonly form?: CodecForm;
}

/** The make of a codec: a value that its own functions always read, a kind that readers and writers know, or a composition. */
type CodecForm =
  | { readonly kind: 'own' }
  | { readonly kind: 'word'; readonly words: readonly string[] }
  | { readonly kind: 'uint' | 'big' | 'text' | 'blob' }
  | { readonly kind: 'optional' | 'list'; readonly of: Codec<any> }
  | { readonly kind: 'struct'; readonly fields: Readonly<Record<string, Codec<any>>> };

function passOver(codec: Codec<unknown>, reader: ByteReader): void {
  if (codec.skip === undefined) codec.read(reader);
  else codec.skip(reader);
}

export type Encoded<C> = C extends Codec<infer T> ? T : never;

/** A whole number from 0 to 2^53 − 1. */
export const uint: Codec<number> = {
  write: (writer, value) => writer.uint(value),
  read: (reader) => reader.uint(),
  skip: (reader) => reader.skipNumber(),
  form: { kind: 'uint' },
};

export const big: Codec<bigint> = {
  write: (writer, value) => writer.big(value),
  read: (reader) => reader.big(),
  skip: (reader) => reader.skipNumber(),
  form: { kind: 'big' },
};

export const bool: Codec<boolean> = {
  write: (writer, value) => writer.byte(value ? 1 : 0),
  read: (reader) => {
    const value = reader.byte();
    if (value > 1) throw new UnreadableBytes('a yes or no is 1 or 0');
    return value === 1;
  },
  skip: (reader) => reader.skip(1),
  form: { kind: 'own' },
};

export const text: Codec<string> = {
  write: (writer, value) => writer.text(value),
  read: (reader) => reader.text(),
  skip: (reader) => reader.skip(reader.uint()),
  form: { kind: 'text' },
};

export const blob: Codec<Uint8Array> = {
  write: (writer, value) => writer.blob(value),
  read: (reader) => reader.blob(),
  skip: (reader) => reader.skip(reader.uint()),
  form: { kind: 'blob' },
};

/** The same bytes under a nominal type: `as<Atoms>(big)`. */
/*#__NO_SIDE_EFFECTS__*/
export function as<T>(codec: Codec<T extends bigint ? bigint : T extends number ? number : string>): Codec<T> {
  return codec as unknown as Codec<T>;
}

/** One of a fixed list of words, written as its position: words may be added at the end and never move. */
/*#__NO_SIDE_EFFECTS__*/
export function oneOf<const Words extends readonly string[]>(...words: Words): Codec<Words[number]> {
  const positions = new Map<string, number>(words.map((word, position) => [word, position]));
  return {
    write(writer, value) {
      const position = positions.get(value);
      assert(position !== undefined, 'a word is one of its list');
      writer.uint(position);
    },
    read(reader) {
      const word = words[reader.uint()];
      if (word === undefined) throw new UnreadableBytes('a word is not in its list');
      return word;
    },
    skip: (reader) => reader.skipNumber(),
    form: { kind: 'word', words },
  };
}

/** A value that may be absent (`undefined`), which is not the same as zero or empty. */
/*#__NO_SIDE_EFFECTS__*/
export function optional<T>(codec: Codec<T>): Codec<T | undefined> {
  return {
    write(writer, value) {
      writer.byte(value === undefined ? 0 : 1);
      if (value !== undefined) codec.write(writer, value);
    },
    read: (reader) => (bool.read(reader) ? codec.read(reader) : undefined),
    skip(reader) {
      if (bool.read(reader)) passOver(codec, reader);
    },
    form: { kind: 'optional', of: codec },
  };
}

/*#__NO_SIDE_EFFECTS__*/
export function listOf<T>(codec: Codec<T>): Codec<readonly T[]> {
  return {
    write(writer, values) {
      writer.uint(values.length);
      for (const value of values) codec.write(writer, value);
    },
    read(reader) {
      const size = reader.uint();
      const values: T[] = [];
      for (let i = 0; i < size; i++) values.push(codec.read(reader));
      return values;
    },
    skip(reader) {
      const size = reader.uint();
      for (let i = 0; i < size; i++) passOver(codec, reader);
    },
    form: { kind: 'list', of: codec },
  };
}

type AnyFields = Readonly<Record<string, Codec<any>>>;
type OptionalKeys<F extends AnyFields> = { [K in keyof F]: undefined extends Encoded<F[K]> ? K : never }[keyof F];

/** The value that a list of field codecs writes. A field whose codec is `optional` may be left out. */
type Struct<F extends AnyFields> = {
  readonly [K in Exclude<keyof F, OptionalKeys<F>>]: Encoded<F[K]>;
} & {
  readonly [K in OptionalKeys<F>]?: Encoded<F[K]>;
};

/** The fields one after the other, in the order they are declared. */
/*#__NO_SIDE_EFFECTS__*/
export function struct<const F extends AnyFields>(fields: F): Codec<Struct<F>> {
  const names = Object.keys(fields);
  const codecs = names.map((name) => fields[name] as Codec<unknown>);
  const count = names.length;
  return {
    write(writer, value) {
      const source = value as Record<string, unknown>;
      for (let i = 0; i < count; i++) (codecs[i] as Codec<unknown>).write(writer, source[names[i] as string]);
    },
    read(reader) {
      const value: Record<string, unknown> = {};
      for (let i = 0; i < count; i++) {
        const field = (codecs[i] as Codec<unknown>).read(reader);
        if (field !== undefined) value[names[i] as string] = field;
      }
      return value as Struct<F>;
    },
    skip(reader) {
      for (const codec of codecs) passOver(codec, reader);
    },
    form: { kind: 'struct', fields },
  };
}

/** Each variant's wire number and its fields. Numbers are never reused. */
export type Variants = Readonly<Record<string, readonly [number, Codec<any>]>>;

/** The union that a table of variants writes: `{ type: 'spot.cancel', ... }`. */
export type Union<V extends Variants> = {
  [K in keyof V & string]: { readonly type: K } & Encoded<V[K][1]>;
}[keyof V & string];

/** The codec of a union, which can also read only the variants that somebody wants. */
interface UnionCodec<T extends { readonly type: string }> extends Codec<T> {
  /** The next value; absent when it is passed over because its type is not wanted. */
  readIf(reader: ByteReader, isWanted: (type: T['type']) => boolean): T | undefined;
}

/** A tagged union by wire numbers, so that a variant may be renamed without breaking old journals. */
/*#__NO_SIDE_EFFECTS__*/
export function union<const V extends Variants>(variants: V): UnionCodec<Union<V>> {
  const byType = new Map<string, readonly [number, Codec<unknown>]>(Object.entries(variants));
  const byNumber = new Map<number, readonly [string, Codec<unknown>]>();
  for (const [type, [number, codec]] of byType) {
    assert(!byNumber.has(number), `the wire number ${number} belongs to one variant`);
    byNumber.set(number, [type, codec]);
  }
  const variantOf = (reader: ByteReader): readonly [string, Codec<unknown>] => {
    const number = reader.uint();
    const variant = byNumber.get(number);
    if (variant === undefined) throw new UnreadableBytes(`no variant has the wire number ${number}`);
    return variant;
  };
  const readAs = (reader: ByteReader, [type, codec]: readonly [string, Codec<unknown>]): Union<V> =>
    (codec.readVariant?.(reader, type) ?? { type, ...(codec.read(reader) as object) }) as unknown as Union<V>;
  return {
    write(writer, value) {
      const variant = byType.get(value.type);
      assert(variant !== undefined, `the variant ${value.type} is declared`);
      writer.uint(variant[0]);
      variant[1].write(writer, value);
    },
    read: (reader) => readAs(reader, variantOf(reader)),
    skip: (reader) => passOver(variantOf(reader)[1], reader),
    readIf(reader, isWanted) {
      const variant = variantOf(reader);
      if (isWanted(variant[0])) return readAs(reader, variant);
      passOver(variant[1], reader);
      return undefined;
    },
  };
}

export function encode<T>(codec: Codec<T>, value: T): Uint8Array {
  const writer = new ByteWriter(256);
  codec.write(writer, value);
  return writer.take();
}

/** Reads one whole value; bytes left over are damage. */
export function decode<T>(codec: Codec<T>, bytes: Uint8Array): T {
  const reader = new Reader(bytes);
  const value = codec.read(reader);
  if (!reader.isAtEnd) throw new UnreadableBytes('bytes are left over after the value');
  return value;
}
