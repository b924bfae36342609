import { type CallSpec, jsonSchema, type ListColumn, listPartsKey } from '@candor/api';

/** One field of a form, as the contract declares it. */
export interface ActField {
  readonly name: string;
  readonly kind: 'text' | 'long' | 'number' | 'flag' | 'choice' | 'rows';
  readonly words: readonly string[];
  /** The columns of rows. */
  readonly columns: readonly ListColumn[];
  readonly isNeeded: boolean;
  /** The words of the contract about it, in English. */
  readonly hint: string;
}

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
      isNeeded: required.includes(name) && property.default === undefined,
      hint: property.description ?? '',
    }));
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
  // A plain list, of numbers of users say, is rather pasted than filled in row by row.
  if (columns.length > 1) return 'rows';
  if (words !== undefined) return 'choice';
  if (type === 'boolean' || anyOf.some((one) => one.type === 'boolean')) return 'flag';
  if (type === 'integer' || type === 'number') return 'number';
  return maxLength >= longFrom ? 'long' : 'text';
}
