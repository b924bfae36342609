import type { Atoms, Ppm, Price } from '@candor/money';

/**
 * The value of one field of an entity, described as data. It determines the field's bytes in a fact
 * (`field-codecs.ts`), its column and conversion to and from a row (read model), and its text in an answer (gateway).
 * It contains no functions, so that a build can generate code from it.
 */
export interface Field<out Kind extends FieldKind = FieldKind, out Value = unknown> {
  readonly kind: Kind;
  /** Of a word: those there are, in the order of their wire numbers. */
  readonly words?: readonly string[];
  /** Never set: carries the type of the value only. */
  readonly value?: Value;
}

/**
 * `price` is ×10^-8, `amount` atoms of an asset determined by the entity's pair, `count` any whole number from 0,
 * `hash` SHA-256.
 */
export type FieldKind = 'id' | 'count' | 'amount' | 'price' | 'ppm' | 'hash' | 'word';

export type Fields = Readonly<Record<string, Field>>;

/** The values that fields hold. */
export type ValuesOf<F extends Fields> = { readonly [Name in keyof F]: ValueOf<F[Name]> };
export type ValueOf<F> = F extends Field<FieldKind, infer Value> ? Value : never;

export const id = <T extends number>(): Field<'id', T> => ({ kind: 'id' });
export const count: Field<'count', number> = { kind: 'count' };
export const amount: Field<'amount', Atoms> = { kind: 'amount' };
export const price: Field<'price', Price> = { kind: 'price' };
export const ppm: Field<'ppm', Ppm> = { kind: 'ppm' };
export const hash: Field<'hash', Uint8Array> = { kind: 'hash' };
export const word = <const Word extends string>(words: readonly Word[]): Field<'word', Word> => ({
  kind: 'word',
  words,
});
