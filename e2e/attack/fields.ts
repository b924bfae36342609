import { allCalls, type CallSpec, openApiDocument } from '@candor/api';

/** The kind of a field, as far as its refusal reveals it. */
export type Kind = 'whole number' | 'amount' | 'word' | 'pattern' | 'text';

export interface Field {
  readonly name: string;
  readonly kind: Kind;
  readonly isRequired: boolean;
  /** Something it takes; absent where none is known, of a field that may be left out. */
  readonly sound?: string;
  /** True if the field refuses the text. The schema does not describe the accepted rest. */
  refuses(text: string): boolean;
}

export interface CallFields {
  readonly call: CallSpec;
  readonly fields: readonly Field[];
}

interface Schema {
  readonly type?: string;
  readonly minimum?: number;
  readonly pattern?: string;
  readonly enum?: readonly string[];
  readonly minLength?: number;
  readonly maxLength?: number;
}

interface Operation {
  readonly parameters?: readonly { readonly name: string; readonly required: boolean; readonly schema: Schema }[];
  readonly requestBody?: {
    readonly content: Readonly<
      Record<
        string,
        {
          readonly schema: {
            readonly properties: Readonly<Record<string, Schema>>;
            readonly required?: readonly string[];
          };
        }
      >
    >;
  };
}

/** Every call with its fields, as the published document of the API has them. */
export function everyCall(): readonly CallFields[] {
  const { paths } = openApiDocument({ title: '', version: '', basePath: '/api' }) as {
    readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  };
  return allCalls.map((call) => {
    const operation = paths[call.path]?.[call.method.toLowerCase()];
    if (operation === undefined) throw new Error(`${call.path} is not in the document`);
    const fields = fieldsOf(operation).filter(({ name }) => name !== 'lang' && name !== 'work');
    // Without it every attack on another field would be refused for this one.
    const unknown = fields.find(({ isRequired, sound }) => isRequired && sound === undefined);
    if (unknown !== undefined) throw new Error(`${call.path} needs ${unknown.name}: add a sample that it takes`);
    return { call, fields };
  });
}

function fieldsOf({ parameters, requestBody }: Operation): readonly Field[] {
  if (parameters !== undefined) return parameters.map(({ name, required, schema }) => fieldOf(name, required, schema));
  const [body] = Object.values(requestBody?.content ?? {});
  const required = new Set(body?.schema.required);
  return Object.entries(body?.schema.properties ?? {}).map(([name, schema]) =>
    fieldOf(name, required.has(name), schema),
  );
}

function fieldOf(name: string, isRequired: boolean, schema: Schema): Field {
  const kind = kindOf(schema);
  const sound = soundOf(schema);
  return { name, kind, isRequired, refuses: refusalOf(schema), ...(sound !== undefined && { sound }) };
}

function kindOf({ type, pattern, enum: words }: Schema): Kind {
  if (words !== undefined) return 'word';
  if (type === 'integer') return 'whole number';
  if (pattern === undefined) return 'text';
  return new RegExp(pattern, 'u').test('0.000000000000000001') ? 'amount' : 'pattern';
}

function refusalOf({ type, pattern, enum: words, minimum = 0, minLength = 0, maxLength }: Schema) {
  if (words !== undefined) return (text: string) => !/^\w+$/.test(text);
  if (type === 'integer') return (text: string) => !/^(0|[1-9]\d{0,14})$/.test(text) || Number(text) < minimum;
  const grammar = pattern === undefined ? undefined : new RegExp(pattern, 'u');
  return (text: string) =>
    text.length < minLength ||
    [...text].length > (maxLength ?? Infinity) ||
    (grammar !== undefined && !grammar.test(text));
}

const samples = [
  '1',
  '123456',
  'not-known-1',
  'BTC/USDT',
  '2000-01-01',
  'VN',
  'ABCDEF12',
  '123456789',
  'read',
  '1:1',
  '1:1:1',
  '1:1:1:1',
  'bank_transfer',
  'take_profit:1:0',
  'contract.set_terms',
  // A copy of a work, and a blind box.
  '1-1',
  'B1',
  'a'.repeat(64),
  `upload:${'z'.repeat(22)}`,
  // A key of a device that is pushed to, and its secret.
  `B${'A'.repeat(86)}`,
  'A'.repeat(22),
];

function soundOf({ type, pattern, enum: words, minLength = 0, maxLength = Infinity }: Schema): string | undefined {
  if (words !== undefined) return words[0];
  if (type === 'integer') return '1';
  if (pattern === undefined) return type === 'string' ? 'z'.repeat(Math.min(maxLength, Math.max(minLength, 8))) : '0';
  return samples.find((text) => new RegExp(pattern, 'u').test(text));
}

/** The required fields of a call, each with an acceptable value; of a call that refuses unknown fields. */
export function soundFields({ fields }: CallFields, besides?: string): Record<string, string> {
  const needed = fields.filter(({ name, isRequired, sound }) => isRequired && sound !== undefined && name !== besides);
  return Object.fromEntries(needed.map(({ name, sound }) => [name, sound as string]));
}
