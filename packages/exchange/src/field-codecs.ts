import { blob, type Codec, oneOf, optional, uint } from '@candor/kernel';
import type { Field, FieldKind, Fields, OptionalNames, ValueOf } from './fields.ts';
import { amount, lots, ppm, priceOf } from './vocabulary.ts';

const codecs: Readonly<Record<Exclude<FieldKind, 'word'>, Codec<any>>> = {
  id: uint,
  count: uint,
  lots,
  amount,
  price: priceOf,
  ppm,
  hash: blob,
  bytes: blob,
};

/** The codecs of fields under their names, for a `struct` that writes them in their order. */
export function codecsOf<F extends Fields>(fields: F): CodecsOf<F> {
  const made = Object.entries(fields).map(([name, field]) => {
    const codec = codecOf(field);
    return [name, field.isOptional ? optional(codec) : codec];
  });
  return Object.fromEntries(made) as CodecsOf<F>;
}

type CodecsOf<F extends Fields> = {
  readonly [Name in keyof F]: Codec<ValueOf<F[Name]> | (Name extends OptionalNames<F> ? undefined : never)>;
};

function codecOf({ kind, words = [] }: Field): Codec<any> {
  return kind === 'word' ? oneOf(...words) : codecs[kind];
}
