import type { ParameterRule } from '@candor/api';

/** The fields of a call: one value each, as everything that is called here takes them. */
export type Parameters = Readonly<Record<string, unknown>>;

/** Thrown for input that is not a list of fields, each once. */
export class UnreadableParameters extends Error {
  override readonly name = 'UnreadableParameters';
  /** Fastify answers with it when no handler does. */
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
 * A complete body that is parsed when its call is handled: its errors are then ordinary answers, whichever tick of the
 * event loop it arrived in.
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

  /**
   * The value of one field, also in a body that cannot be parsed as a whole: a plainly visible text of two or three
   * letters.
   */
  said(field: string): unknown {
    try {
      return this.parameters[field];
    } catch (error) {
      if (!(error instanceof UnreadableParameters)) throw error;
      const plainly = new RegExp(`(?:^|&)${field}=(\\w{2,3})(?=&|$)|"${field}"\\s*:\\s*"(\\w{2,3})"`).exec(this.#text);
      return plainly?.[1] ?? plainly?.[2];
    }
  }

  /** A broken body is not parsed again for the language of the error. */
  #readOnce(): Parameters | UnreadableParameters {
    try {
      return this.#read(this.#text);
    } catch (error) {
      if (error instanceof UnreadableParameters) return error;
      throw error;
    }
  }
}

/** Named instead of a field for input without one. */
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
  // Before it is parsed: a body of thousands of fields costs as much as a hundred calls.
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

/** `count`: the number of fields including this one. */
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
 * Counts the keys of a flat object: each text followed by a colon. `JSON.parse` would silently keep the last of two.
 * Stops at one key too many.
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
