import type { ParameterRule } from '@candor/api';

/** The fields of a call: one value each, as everything that is called here takes them. */
export type Parameters = Readonly<Record<string, unknown>>;

/** What was sent is not a list of fields, each once. */
export class UnreadableParameters extends Error {
  override readonly name = 'UnreadableParameters';
  /** Fastify answers with it when nobody else does. */
  readonly statusCode = 400;
  readonly field: string;
  readonly rule: ParameterRule;

  constructor(field: string, rule: ParameterRule) {
    super(`${field}: ${rule}`);
    this.field = field;
    this.rule = rule;
  }
}

/**
 * A body that has come whole and is read when its call is handled: what is wrong with it is then an answer like any
 * other, whatever thread of events it came on.
 */
export class UnreadBody {
  readonly #text: string;
  readonly #read: (text: string) => Parameters;
  #parameters: Parameters | UnreadableParameters | undefined;

  constructor(text: string, read: (text: string) => Parameters) {
    this.#text = text;
    this.#read = read;
  }

  /** Throws `UnreadableParameters`. */
  get parameters(): Parameters {
    this.#parameters ??= this.#readOnce();
    if (this.#parameters instanceof UnreadableParameters) throw this.#parameters;
    return this.#parameters;
  }

  /** What one field says, also in a body that cannot be read as a whole: a text of two or three letters, plainly there. */
  said(field: string): unknown {
    try {
      return this.parameters[field];
    } catch (error) {
      if (!(error instanceof UnreadableParameters)) throw error;
      const plainly = new RegExp(`(?:^|&)${field}=(\\w{2,3})(?=&|$)|"${field}"\\s*:\\s*"(\\w{2,3})"`).exec(this.#text);
      return plainly?.[1] ?? plainly?.[2];
    }
  }

  /** What cannot be read is not read again for the language of the answer that says so. */
  #readOnce(): Parameters | UnreadableParameters {
    try {
      return this.#read(this.#text);
    } catch (error) {
      if (error instanceof UnreadableParameters) return error;
      throw error;
    }
  }
}

/** Named instead of a field when what was sent has none. */
export const unreadable = 'body';

const poison = new Set(['__proto__', 'constructor', 'prototype']);
const brackets = /[[\]]/;
const fieldsMax = 64;

/**
 * A query or a form. A key that comes twice and a key in brackets are refused: servers that take the first, the last or
 * both of two amounts are how such requests go wrong.
 */
export function formParameters(text: string): Parameters {
  if (hasMoreThan(fieldsMax, '&', text)) throw new UnreadableParameters(unreadable, 'invalid');
  const fields: Record<string, unknown> = {};
  let count = 0;
  for (const [name, value] of new URLSearchParams(text)) put(fields, name, value, ++count);
  return fields;
}

/** A JSON object of plain values and nulls; its keys too come once. An empty body has no fields. */
export function jsonParameters(text: string): Parameters {
  if (text.trim() === '') return {};
  // Before anything is made of it: a body of thousands of fields costs as much as a hundred calls.
  const keys = countKeys(text);
  if (keys > fieldsMax) throw new UnreadableParameters(unreadable, 'invalid');
  const parsed = parsedJson(text);
  if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed))
    throw new UnreadableParameters(unreadable, 'invalid');
  const fields: Record<string, unknown> = {};
  let count = 0;
  for (const [name, value] of Object.entries(parsed)) {
    if (typeof value === 'object' && value !== null) throw new UnreadableParameters(name, 'invalid');
    put(fields, name, value, ++count);
  }
  if (keys !== Object.keys(parsed).length) throw new UnreadableParameters(unreadable, 'invalid');
  return fields;
}

/** `count`: how many fields there are with this one. */
function put(fields: Record<string, unknown>, name: string, value: unknown, count: number): void {
  if (poison.has(name) || brackets.test(name) || Object.hasOwn(fields, name) || count > fieldsMax) {
    throw new UnreadableParameters(name, 'invalid');
  }
  fields[name] = value;
}

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new UnreadableParameters(unreadable, 'invalid');
  }
}

/**
 * Of a flat object: each text that a colon follows is a key. `JSON.parse` would keep the last of two and say nothing.
 * Looks no further than one key too many.
 */
function countKeys(flatJson: string): number {
  let keys = 0;
  for (const [, colon] of flatJson.matchAll(/"(?:[^"\\]|\\.)*"\s*(:)?/g)) {
    if (colon !== undefined) keys += 1;
    if (keys > fieldsMax) break;
  }
  return keys;
}

function hasMoreThan(most: number, sign: string, text: string): boolean {
  let count = 0;
  for (let at = text.indexOf(sign); at >= 0 && count <= most; at = text.indexOf(sign, at + 1)) count += 1;
  return count > most;
}
