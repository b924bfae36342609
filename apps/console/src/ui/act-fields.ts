import {
  amountText,
  type CallSpec,
  countNumber,
  durationMs,
  flag,
  hashText,
  idNumber,
  jsonSchema,
  isNamedThing,
  type ListColumn,
  listPartsKey,
  lotsText,
  mayBeNewKey,
  type Meaning,
  meansKey,
  onlyThis,
  ppmNumber,
  timeMs,
  timeSecondsOrMs,
} from '@candor/api';

/** One field of a form, as the contract declares it. */
export interface ActField {
  readonly name: string;
  readonly kind: 'text' | 'long' | 'number' | 'flag' | 'choice' | 'rows';
  readonly words: readonly string[];
  /** The columns of rows. */
  readonly columns: readonly ListColumn[];
  /** More than the number or the text that the wire has. */
  readonly means?: Meaning;
  /** Of a thing with a name: one that is not there yet may be named. */
  readonly mayBeNew: boolean;
  readonly isNeeded: boolean;
  /** The contract says more about it than its grammar. */
  readonly isExplained: boolean;
  /** The grammar of its values, where forms say it. */
  readonly grammar?: Grammar;
  /** The most that may be entered of a number of rows. */
  readonly most?: number;
}

type Grammar = 'id' | 'count' | 'duration' | 'rows' | 'amount' | 'time' | 'millionths' | 'lots' | 'hash' | 'only';

/** The English words of the contract for every field of a kind. */
const grammars: ReadonlyMap<string, Grammar> = new Map(
  (
    [
      ['id', idNumber],
      ['count', countNumber],
      ['amount', amountText],
      ['duration', durationMs],
      ['time', timeMs],
      ['time', timeSecondsOrMs],
      ['millionths', ppmNumber],
      ['lots', lotsText],
      ['hash', hashText],
      ['only', onlyThis],
    ] as const
  ).map(([grammar, schema]) => [(jsonSchema(schema) as Property).description ?? '', grammar]),
);
const rowsUpTo = /^A whole number from 1 to (\d+)\.$/;
/** A yes or no is chosen, and needs no words. */
const ofFlags = (jsonSchema(flag) as Property).description;

interface Shape {
  readonly properties?: Readonly<Record<string, Property>>;
  readonly required?: readonly string[];
}

interface Property {
  readonly type?: string;
  readonly enum?: readonly string[];
  readonly description?: string;
  readonly maxLength?: number;
  readonly anyOf?: readonly Property[];
  readonly default?: unknown;
  readonly [listPartsKey]?: readonly ListColumn[];
  readonly [meansKey]?: Meaning;
  readonly [mayBeNewKey]?: boolean;
}

const longFrom = 200;
/** Made by the console itself. */
const ownFields = new Set(['req_id', 'client_id']);

/** The fields that a person fills in, in the order of the contract. */
export function actFieldsOf(call: CallSpec): readonly ActField[] {
  const { properties = {}, required = [] } = jsonSchema(call.input) as Shape;
  return Object.entries(properties)
    .filter(([name]) => !ownFields.has(name))
    .map(([name, property]) => ({
      name,
      kind: kindOf(property),
      words: property.enum ?? [],
      columns: property[listPartsKey] ?? [],
      ...(property[meansKey] !== undefined && { means: property[meansKey] }),
      mayBeNew: property[mayBeNewKey] === true,
      isNeeded: required.includes(name) && property.default === undefined,
      ...sayingsOf(property),
    }));
}

/** The grammar that a description is of; any other description explains its own field. What has a name has no grammar. */
function sayingsOf({
  description = '',
  [meansKey]: means,
  [listPartsKey]: columns = [],
}: Property): Pick<ActField, 'isExplained' | 'grammar' | 'most'> {
  const [, most] = rowsUpTo.exec(description) ?? [];
  if (most !== undefined) return { isExplained: false, grammar: 'rows', most: Number(most) };
  const grammar = grammars.get(description);
  if (grammar !== undefined) return { isExplained: false, ...(!isNamedThing(means) && { grammar }) };
  const isOfNames = columns.length === 1 && isNamedThing(columns[0]?.means);
  return { isExplained: description !== '' && description !== ofFlags && !isOfNames };
}

/** True when the console has to make the id of a message. */
export function takesClientId(call: CallSpec): boolean {
  return 'client_id' in ((jsonSchema(call.input) as Shape).properties ?? {});
}

function kindOf({
  type,
  enum: words,
  maxLength = 0,
  anyOf = [],
  [listPartsKey]: columns = [],
}: Property): ActField['kind'] {
  // A plain list, of numbers of users say, is rather pasted than filled in row by row; one of names is chosen from.
  if (columns.length > 1 || isNamedThing(columns[0]?.means)) return 'rows';
  if (words !== undefined) return 'choice';
  if (type === 'boolean' || anyOf.some((one) => one.type === 'boolean')) return 'flag';
  if (type === 'integer' || type === 'number') return 'number';
  return maxLength >= longFrom ? 'long' : 'text';
}
