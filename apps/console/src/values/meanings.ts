import { type CallSpec, jsonSchema, type Meaning, meansKey, wirePart } from '@candor/api';

type Schema = CallSpec['output'];

/** The meanings of an answer's fields, at any depth, by the names that they have inside. */
export function meaningsIn(schema: Schema): ReadonlyMap<string, Meaning> {
  const found = new Map<string, Meaning>();
  collect(schema, found);
  return found;
}

function collect(schema: Schema, found: Map<string, Meaning>): void {
  const part = wirePart(schema);
  if (part?.kind === 'object') {
    for (const { inside, schema: field } of part.fields) {
      const means = jsonSchema(field)[meansKey];
      if (means !== undefined) found.set(inside, means as Meaning);
      collect(field, found);
    }
  } else if (part?.kind === 'list') collect(part.row, found);
  else if (part?.kind === 'either') for (const one of [part.first, part.second]) collect(one, found);
  else for (const one of within(schema)) collect(one, found);
}

/** The schemas that one without a part of its own is made of. */
function within(schema: Schema): readonly Schema[] {
  const {
    innerType,
    element,
    shape = {},
  } = schema._zod.def as {
    readonly innerType?: Schema;
    readonly element?: Schema;
    readonly shape?: Readonly<Record<string, Schema>>;
  };
  return [
    ...(innerType === undefined ? [] : [innerType]),
    ...(element === undefined ? [] : [element]),
    ...Object.values(shape),
  ];
}
