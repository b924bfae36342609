import { assert } from '@candor/kernel';
import * as z from 'zod/mini';
import { parameterRule } from './parameter-rules.ts';

/** A field whose name on the wire is the spec's legacy one: `named('legal_id', idNumber)`. */
export interface Named<S extends z.core.$ZodType> {
  readonly wireName: string;
  readonly schema: S;
}

export function named<S extends z.core.$ZodType>(wireName: string, schema: S): Named<S> {
  return { wireName, schema };
}

type Field = z.core.$ZodType | Named<z.core.$ZodType>;
type Fields = Readonly<Record<string, Field>>;
type SchemaOf<F extends Field> = F extends Named<infer S> ? S : F;
type Inside<F extends Fields> = {
  [K in keyof F as undefined extends z.output<SchemaOf<F[K]>> ? never : K]: z.output<SchemaOf<F[K]>>;
} & {
  [K in keyof F as undefined extends z.output<SchemaOf<F[K]>> ? K : never]?: z.output<SchemaOf<F[K]>>;
};
type MayBeLeftOut<S> = S extends z.ZodMiniDefault<any> ? true : undefined extends z.output<S> ? true : false;
type Given<F extends Fields> = {
  [K in keyof F as MayBeLeftOut<SchemaOf<F[K]>> extends true ? never : K]: z.output<SchemaOf<F[K]>>;
} & {
  [K in keyof F as MayBeLeftOut<SchemaOf<F[K]>> extends true ? K : never]?: z.output<SchemaOf<F[K]>>;
};
type Flat<T> = { [K in keyof T]: T[K] };

declare const given: unique symbol;

/**
 * A two-way schema: decoding turns the wire form into the program's own names and types, encoding turns it back. `G` is
 * the caller's input: the same without the fields that have a default.
 */
export type Wire<T, G = T> = z.core.$ZodType<T> & { readonly [given]?: G };
export type GivenOf<S> = S extends { readonly [given]?: infer G } ? NonNullable<G> : z.output<S>;

interface WireField {
  readonly inside: string;
  readonly wire: string;
  readonly schema: z.core.$ZodType;
}

/** The structure that the quick transforms cannot see in a schema itself. */
export type WirePart =
  | { readonly kind: 'object'; readonly fields: readonly WireField[]; readonly names: ReadonlySet<string> }
  | { readonly kind: 'list'; readonly row: z.core.$ZodType }
  | {
      readonly kind: 'either';
      readonly mark: WireField;
      readonly first: z.core.$ZodType;
      readonly second: z.core.$ZodType;
    };

const partOf = new WeakMap<z.core.$ZodType, WirePart>();

/** The structure of a schema made by `wireObject`, `listOf` or `eitherOf`; `undefined` for other schemas. */
export function wirePart(schema: z.core.$ZodType): WirePart | undefined {
  return partOf.get(schema);
}

/** The fields of a `wireObject`; `undefined` for other schemas. */
export function wireFields(schema: z.core.$ZodType): readonly WireField[] | undefined {
  const part = partOf.get(schema);
  return part?.kind === 'object' ? part.fields : undefined;
}

/** The fields of a call's input, and their names on the wire. */
export function inputFields({ input }: { readonly input: z.core.$ZodType }) {
  const part = partOf.get(input);
  assert(part?.kind === 'object' && input._zod.def.checks === undefined, 'an input is fields, each checked by itself');
  return part;
}

/**
 * An object whose fields carry our names inside. On the wire they are the same in snake_case, or the legacy name that
 * `named` gives. The renaming is declared here and nowhere else: past the API no code uses `legal_id`.
 */
export function wireObject<const F extends Fields>(fields: F): Wire<Flat<Inside<F>>, Flat<Given<F>>> {
  const list = Object.entries(fields).map(
    ([inside, field]): WireField =>
      'wireName' in field
        ? { inside, wire: field.wireName, schema: field.schema }
        : { inside, wire: snakeCase(inside), schema: field },
  );
  const rename = (from: 'inside' | 'wire', to: 'inside' | 'wire') => (source: Record<string, unknown>) => {
    const target: Record<string, unknown> = {};
    for (const field of list) {
      const value = source[field[from]];
      if (value !== undefined) target[field[to]] = value;
    }
    return target;
  };
  const shape = Object.fromEntries(list.map((field) => [field.wire, field.schema]));
  const codec = z.codec(z.object(shape), z.custom<Record<string, unknown>>(), {
    decode: rename('wire', 'inside'),
    encode: rename('inside', 'wire'),
  }) as unknown as Wire<Flat<Inside<F>>, Flat<Given<F>>>;
  partOf.set(codec, { kind: 'object', fields: list, names: new Set(list.map(({ wire }) => wire)) });
  return codec;
}

/** The same object with more fields, which come first. */
export function withFields<T, G, const F extends Fields>(
  fields: F,
  base: Wire<T, G>,
): Wire<Flat<T & Inside<F>>, Flat<G & Given<F>>> {
  const kept = (wireFields(base) ?? []).map(({ inside, wire, schema }) => [inside, named(wire, schema)] as const);
  return wireObject({ ...fields, ...Object.fromEntries(kept) }) as unknown as Wire<
    Flat<T & Inside<F>>,
    Flat<G & Given<F>>
  >;
}

/**
 * A list that has no pages: `{ data, page: 1, limit, total }` on the wire like every list (RULES 18), the rows alone inside.
 */
export function listOf<S extends z.core.$ZodType>(row: S): Wire<z.output<S>[]> {
  const onWire = z.object({ data: z.array(row), page: z.literal(1), limit: z.number(), total: z.number() });
  const codec = z.codec(onWire, z.custom<unknown[]>(), {
    decode: ({ data }) => data as unknown[],
    encode: (rows) => wholeList(rows) as never,
  }) as unknown as Wire<z.output<S>[]>;
  partOf.set(codec, { kind: 'list', row });
  return codec;
}

/** All rows of a list without pages, as its one page. */
export function wholeList(rows: readonly unknown[]): Record<string, unknown> {
  return { data: rows, page: 1, limit: rows.length, total: rows.length };
}

/** Rows of two kinds in one list: those that have the field `has` are of the first kind, which always has it. */
export function eitherOf<First, Second>(
  has: keyof First & string,
  first: Wire<First>,
  second: Wire<Second>,
): Wire<First | Second> {
  const mark = wireFields(first)?.find(({ inside }) => inside === has);
  const isShared = wireFields(second)?.some(({ inside, wire }) => inside === has || wire === mark?.wire) ?? true;
  if (mark === undefined || isShared) throw new Error(`${has} does not tell the rows apart`);
  const union = z.union([first, second]) as unknown as Wire<First | Second>;
  partOf.set(union, { kind: 'either', mark, first, second });
  return union;
}

function snakeCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

/**
 * A legacy number on the wire and our word inside: `oneOfWire({ buy: '1', sell: '2' })`. Our word is accepted too, and so
 * are the `others`; answers carry the legacy value.
 */
export function oneOfWire<const M extends Record<string, string>>(
  words: M,
  others: Readonly<Record<string, keyof M & string>> = {},
): Wire<keyof M & string> {
  const inside = new Map<string, string>(Object.entries(others));
  for (const [word, wire] of Object.entries(words)) inside.set(wire, word).set(word, word);
  const onWire = z.union([z.string(), z.number()], parameterRule('not_in_list'));
  const codec = z.codec(onWire, z.custom<string>(), {
    decode: (wire, context) => {
      const word = inside.get(String(wire));
      if (word !== undefined) return word;
      context.issues.push({ code: 'custom', message: 'not_in_list', input: wire });
      return z.NEVER;
    },
    encode: (word) => words[word] as string,
  });
  const meaning = Object.entries(words).map(([word, wire]) => `${wire} ${word}`);
  const shown = { type: 'string', enum: Object.values(words) };
  return described(codec, `One of: ${meaning.join(', ')}.`, shown) as Wire<keyof M & string>;
}

/** The same schema with a line about it for the API page, where `shown` overrides the derived parts. */
export function described<S extends z.core.$ZodType>(schema: S, description: string, shown: object = {}): S {
  const copy = z.clone(schema);
  const part = partOf.get(schema);
  if (part !== undefined) partOf.set(copy, part);
  z.globalRegistry.add(copy, { ...z.globalRegistry.get(schema), ...shown, description });
  return copy;
}
