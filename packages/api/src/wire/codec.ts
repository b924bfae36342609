import * as z from 'zod/mini';
import {
  type ArgumentsOf,
  type CallSpec,
  type InputOf,
  keepsFirstAnswer,
  type OutputOf,
  takesOnlyDeclared,
} from './define-call.ts';
import { requestId } from './fields.ts';
import { isParameterRule, type ParameterRule } from './parameter-rules.ts';
import { workField } from './work.ts';
import { transform } from './transform.ts';
import { inputFields } from './wire-object.ts';

/** The fault in a request: the field by its name on the wire, and the broken rule. */
interface BadParameter {
  readonly ok: false;
  readonly field: string;
  readonly rule: ParameterRule;
}

type DecodedInput<T> = { readonly ok: true; readonly value: T } | BadParameter;

/** Goes with every call: the language of the answer (specification 7). */
export const languageField = 'lang';

/** Identifies one attempt at a call that changes something: sent again with it, the call returns its first answer. */
export const requestIdField = 'req_id';

/** Of a call that keeps its first answers: the id it was sent with. */
export function requestIdOf(call: CallSpec, sent: Readonly<Record<string, unknown>>): string | undefined {
  if (!keepsFirstAnswer(call)) return undefined;
  const read = z.safeParse(requestId, sent[requestIdField]);
  return read.success ? read.data : undefined;
}

/**
 * Reads and checks the input of a client (query, form or JSON); of several faults, the first. Calls that take only
 * declared fields name an unknown one; the others overlook it, and `null` with it.
 */
export function decodeInput<C extends CallSpec>(call: C, raw: unknown): DecodedInput<InputOf<C>> {
  const sent = isRecord(raw) ? raw : {};
  const odd = takesOnlyDeclared(call) ? oddField(call, sent) : undefined;
  if (odd !== undefined) return odd;
  if (keepsFirstAnswer(call) && sent[requestIdField] !== undefined && requestIdOf(call, sent) === undefined) {
    return { ok: false, field: requestIdField, rule: 'not_a_request_id' };
  }
  // Field by field: a schema of the whole object pays for those that are absent, which are most of an order's.
  const value: Record<string, unknown> = {};
  for (const { inside, wire, schema } of inputFields(call).fields) {
    const given = sent[wire] ?? undefined;
    if (given === undefined && isOptional(schema)) continue;
    const read = z.safeParse(schema, given);
    if (!read.success) return { ok: false, field: wire, rule: ruleOf(read.error.issues[0], given) };
    if (read.data !== undefined) value[inside] = read.data;
  }
  return { ok: true, value: value as InputOf<C> };
}

function isOptional(schema: z.core.$ZodType): boolean {
  return (schema as z.core.$ZodTypes)._zod.def.type === 'optional';
}

/** The first field that a call does not declare, or that has nothing in it. */
function oddField(call: CallSpec, sent: Readonly<Record<string, unknown>>): BadParameter | undefined {
  const { names } = inputFields(call);
  for (const [field, value] of Object.entries(sent)) {
    const isCommon =
      field === languageField ||
      (field === workField && call.work !== undefined) ||
      (field === requestIdField && keepsFirstAnswer(call) && value !== null);
    if (isCommon) continue;
    if (!names.has(field)) return { ok: false, field, rule: 'unknown' };
    if (value === null) return { ok: false, field, rule: 'nothing' };
  }
  return undefined;
}

function ruleOf(issue: z.core.$ZodIssue | undefined, value: unknown): ParameterRule {
  if (value === undefined) return 'missing';
  if (issue === undefined) return 'invalid';
  if (isParameterRule(issue.message)) return issue.message;
  if (issue.code === 'invalid_value') return 'not_in_list';
  if (issue.code === 'too_small' || issue.code === 'too_big') return 'out_of_range';
  return 'invalid';
}

/** Encodes the client's input: wire names, without missing fields. The server checks it. */
export function encodeInput<C extends CallSpec>(call: C, given: ArgumentsOf<C>): Record<string, unknown> {
  return transform(call.input, 'encode', given) as Record<string, unknown>;
}

/** Encodes the server's answer: wire names, and only declared fields. */
export function encodeOutput<C extends CallSpec>(call: C, value: OutputOf<C>): unknown {
  return transform(call.output, 'encode', value);
}

/** Decodes an answer for the client: our names. It trusts its server for the shapes; `checkOutput` is for tests. */
export function decodeOutput<C extends CallSpec>(call: C, raw: unknown): OutputOf<C> {
  return transform(call.output, 'decode', raw) as OutputOf<C>;
}

/** Reads an answer and checks every field of it; throws on the first that is not as declared. For tests. */
export function checkOutput<C extends CallSpec>(call: C, raw: unknown): OutputOf<C> {
  return z.parse(call.output, raw) as OutputOf<C>;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
