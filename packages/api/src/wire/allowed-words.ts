import type { CallSpec } from './define-call.ts';
import { type Json, jsonSchema } from '../openapi/json-schema.ts';
import { wireFields } from './wire-object.ts';

/** The words that a field of a call accepts where it is one of a list; empty for other fields. */
export function allowedWords(call: CallSpec, field: string): readonly string[] {
  const schema = wireFields(call.input)?.find(({ wire }) => wire === field)?.schema;
  return schema === undefined ? [] : wordsOf(jsonSchema(schema));
}

function wordsOf(shown: Json): readonly string[] {
  const branches = (shown['anyOf'] ?? []) as readonly Json[];
  const own = shown['const'] === undefined ? ((shown['enum'] ?? []) as readonly unknown[]) : [shown['const']];
  return [...new Set([...own.map(String), ...branches.flatMap(wordsOf)])];
}
