import * as z from 'zod/mini';

/** A field whose name on the wire is the spec's legacy one: `named('legal_id', idNumber)`. */
export interface Named<S extends z.core.$ZodType> {
  readonly wireName: string;
  readonly schema: S;
}

export function named<S extends z.core.$ZodType>(wireName: string, schema: S): Named<S> {
  return { wireName, schema };
}

type Field = z.core.$ZodType | Named<z.core.$ZodType>;
type SchemaOf<F extends Field> = F extends Named<infer S> ? S : F;
type Inside<F extends Record<string, Field>> = {
  [K in keyof F as undefined extends z.output<SchemaOf<F[K]>> ? never : K]: z.output<SchemaOf<F[K]>>;
} & {
  [K in keyof F as undefined extends z.output<SchemaOf<F[K]>> ? K : never]?: z.output<SchemaOf<F[K]>>;
};

/** A two-way schema: decoding turns what is on the wire into the program's own names and types, encoding turns back. */
export type Wire<T> = z.core.$ZodType<T, unknown>;

/**
 * An object whose fields carry our names inside and may carry legacy names on the wire. The renaming is declared here
 * and nowhere else: past the contract nobody writes `legal_id`.
 */
export function wireObject<const F extends Record<string, Field>>(
  fields: F,
): Wire<{ [K in keyof Inside<F>]: Inside<F>[K] }> {
  const shape: Record<string, z.core.$ZodType> = {};
  const renamed: [inside: string, wire: string][] = [];
  for (const [inside, field] of Object.entries(fields)) {
    const isNamed = 'wireName' in field;
    const wireName = isNamed ? field.wireName : inside;
    shape[wireName] = isNamed ? field.schema : field;
    renamed.push([inside, wireName]);
  }
  const rename = (from: 0 | 1, to: 0 | 1) => (source: Record<string, unknown>) => {
    const target: Record<string, unknown> = {};
    for (const pair of renamed) {
      const value = source[pair[from]];
      if (value !== undefined) target[pair[to]] = value;
    }
    return target;
  };
  return z.codec(z.object(shape), z.custom<Record<string, unknown>>(), {
    decode: rename(1, 0),
    encode: rename(0, 1),
  }) as unknown as Wire<{ [K in keyof Inside<F>]: Inside<F>[K] }>;
}

/** A legacy number or word on the wire and our word inside: `oneOfWire({ buy: '1', sell: '2' })`. */
export function oneOfWire<const M extends Record<string, string>>(words: M): Wire<keyof M & string> {
  const inside = new Map(Object.entries(words).map(([word, wire]) => [wire, word]));
  return z.codec(z.union([z.string(), z.number()]), z.custom<string>(), {
    decode: (wire, context) => {
      const word = inside.get(String(wire));
      if (word !== undefined) return word;
      context.issues.push({ code: 'invalid_value', values: [...inside.keys()], input: wire });
      return z.NEVER;
    },
    encode: (word) => words[word] as string,
  }) as unknown as Wire<keyof M & string>;
}
