import { type Atoms, type Ppm, type Price, zero } from '@candor/money';
import type { Lots } from './vocabulary.ts';

/**
 * The value of one field of an entity, described as data. It determines the field's bytes in a fact
 * (`field-codecs.ts`), its column and conversion to and from a row (read model), and its text in an answer (gateway).
 * It contains no functions, so that a build can generate code from it.
 */
export interface Field<out Kind extends FieldKind = FieldKind, out Value = unknown> {
  readonly kind: Kind;
  /** Of a word: the possible ones, in the order of their wire numbers. */
  readonly words?: readonly string[];
  /** The entity may have no value for it. */
  readonly isOptional?: boolean;
  /** Never set: carries the type of the value only. */
  readonly value?: Value;
}

interface OptionalField<out Kind extends FieldKind, out Value> extends Field<Kind, Value> {
  readonly isOptional: true;
}

/**
 * `price` is ×10^-8, `lots` hundredths of a contract lot, `amount` atoms of an asset that the entity names (by its pair, or as
 * its own), `count` any whole number from 0, `hash` SHA-256 that people compare, `bytes` any others.
 */
export type FieldKind = 'id' | 'count' | 'lots' | 'amount' | 'price' | 'ppm' | 'hash' | 'bytes' | 'word';

export type Fields = Readonly<Record<string, Field>>;

/** The names of the fields that an entity may be without. */
export type OptionalNames<F extends Fields> = {
  [Name in keyof F]: F[Name] extends { readonly isOptional: true } ? Name : never;
}[keyof F];

/** The values that fields hold. */
export type ValuesOf<F extends Fields> = {
  readonly [Name in Exclude<keyof F, OptionalNames<F>>]: ValueOf<F[Name]>;
} & { readonly [Name in OptionalNames<F>]?: ValueOf<F[Name]> | undefined };
export type ValueOf<F> = F extends Field<FieldKind, infer Value> ? Value : never;

export const id = <T extends number>(): Field<'id', T> => ({ kind: 'id' });
export const count: Field<'count', number> = { kind: 'count' };
export const lots: Field<'lots', Lots> = { kind: 'lots' };
export const amount: Field<'amount', Atoms> = { kind: 'amount' };
export const price: Field<'price', Price> = { kind: 'price' };
export const ppm: Field<'ppm', Ppm> = { kind: 'ppm' };
export const hash: Field<'hash', Uint8Array> = { kind: 'hash' };
export const bytes: Field<'bytes', Uint8Array> = { kind: 'bytes' };
export const word = <const Word extends string>(words: readonly Word[]): Field<'word', Word> => ({
  kind: 'word',
  words,
});

/** A field that the entity may be without. */
export function optional<Kind extends FieldKind, Value>(field: Field<Kind, Value>): OptionalField<Kind, Value> {
  return { ...field, isOptional: true };
}

/** Some of an entity's fields, in the order in which they are named. */
export function pick<F extends Fields, const Names extends readonly (keyof F & string)[]>(
  fields: F,
  ...names: Names
): Pick<F, Names[number]> {
  const chosen: Partial<Pick<F, Names[number]>> = {};
  for (const name of names) chosen[name as Names[number]] = fields[name];
  return chosen as Pick<F, Names[number]>;
}

/** The values of an entity that has none yet: zeros, no bytes, the first of the words. */
export function emptyOf<F extends Fields>(fields: F): ValuesOf<F> {
  const values: Partial<Record<string, unknown>> = {};
  for (const [name, field] of Object.entries(fields)) values[name] = emptyValue(field);
  return values as ValuesOf<F>;
}

function emptyValue({ kind, words, isOptional }: Field): unknown {
  if (isOptional) return undefined;
  if (kind === 'word') return words?.[0];
  if (kind === 'hash' || kind === 'bytes') return new Uint8Array();
  return kind === 'amount' ? zero : 0;
}
