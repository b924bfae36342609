import { blob, type Codec, oneOf, uint } from '@candor/kernel';
import type { Field, FieldKind, Fields, ValueOf } from './fields.ts';
import { amount, ppm, priceOf } from './vocabulary.ts';

const codecs: Readonly<Record<Exclude<FieldKind, 'word'>, Codec<any>>> = {
  id: uint,
  count: uint,
  amount,
  price: priceOf,
  ppm,
  hash: blob,
};

/** The codecs of fields under their names, for a `struct` that writes them in their order. */
export function codecsOf<F extends Fields>(fields: F): { readonly [Name in keyof F]: Codec<ValueOf<F[Name]>> } {
  const made = Object.entries(fields).map(([name, field]) => [name, codecOf(field)]);
  return Object.fromEntries(made) as { readonly [Name in keyof F]: Codec<ValueOf<F[Name]>> };
}

function codecOf({ kind, words = [] }: Field): Codec<any> {
  return kind === 'word' ? oneOf(...words) : codecs[kind];
}
