import { assert } from '@candor/kernel';
import { languageField } from '../wire/codec.ts';
import type { CallSpec } from '../wire/define-call.ts';
import { openEnvelope } from '../wire/envelope.ts';
import { CallError } from './call-error.ts';

/** Spec section 9: requests wait 60 s at most. */
const callTimeoutMs = 60_000;

/** A call as it goes over the wire: its path with what is asked, and what goes with it. */
export interface CallRequest {
  readonly address: string;
  readonly method: CallSpec['method'];
  /** Absent: the address has all of it. */
  readonly body?: URLSearchParams | FormData;
}

/** The request of a call: its fields by their names on the wire, in a form; those that are absent are not sent. */
export function requestOf(
  { method, path, file: part }: Pick<CallSpec, 'method' | 'path' | 'file'>,
  fields: Readonly<Record<string, unknown>>,
  language: string,
  file?: Blob,
): CallRequest {
  const form = formOf({ ...fields, ...(file === undefined && { [languageField]: language }) });
  if (method === 'GET') return { address: `${path}?${form.toString()}`, method };
  if (file === undefined) return { address: path, method, body: form };
  assert(part !== undefined, `${path} takes no file`);
  // A body with a file is not read when it is too large or without a session, and the refusal is for the reader's eyes too.
  return { address: `${path}?${languageField}=${language}`, method, body: multipartOf(form, part, file) };
}

/** Form-urlencoded is the spec's default. */
function formOf(fields: Readonly<Record<string, unknown>>): URLSearchParams {
  const form = new URLSearchParams();
  for (const [name, value] of Object.entries(fields)) {
    if (value === undefined) continue;
    const isPlain = typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
    assert(isPlain, 'a form carries texts, numbers and flags');
    form.append(name, `${value}`);
  }
  return form;
}

/** The parts before the file are read before it, so that a file for nothing is not taken. */
function multipartOf(fields: URLSearchParams, name: string, file: Blob): FormData {
  const parts = new FormData();
  for (const [field, text] of fields) parts.append(field, text);
  parts.append(name, file);
  return parts;
}

interface Asking {
  readonly fetch: typeof fetch;
  /** Before the address of the request. */
  readonly baseUrl: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly timeoutMs?: number | undefined;
  /** The caller's own end; what it throws is passed on as it is. */
  readonly signal?: AbortSignal | undefined;
}

/** Sends a request and returns the answer as it came. Throws `CallError` when none came in time. */
export async function ask(
  { address, ...sent }: CallRequest,
  { fetch, baseUrl, headers, timeoutMs = callTimeoutMs, signal }: Asking,
): Promise<Response> {
  const timeout = AbortSignal.timeout(timeoutMs);
  try {
    const either = signal === undefined ? timeout : AbortSignal.any([timeout, signal]);
    return await fetch(`${baseUrl}${address}`, { ...sent, headers, signal: either });
  } catch (error) {
    if (signal?.aborted) throw error;
    if (timeout.aborted) throw new CallError({ kind: 'timed_out' });
    if (error instanceof TypeError) throw new CallError({ kind: 'unreachable' });
    throw new CallError({ kind: 'broken', code: 'answer_unreadable', message: String(error) });
  }
}

/** Opens the envelope (specification 8) of an answer. Throws `CallError` unless it is a success. */
export async function payloadOf(answer: Response): Promise<unknown> {
  const body: unknown = await answer.json().catch(() => undefined);
  const opened = openEnvelope(body);
  if (opened.kind === 'signed_out' || opened.kind === 'verification_needed') throw new CallError(opened);
  if (answer.status >= 500 || body === undefined) {
    const message = opened.kind === 'refused' ? opened.message : '';
    throw new CallError({ kind: 'broken', code: `http_${answer.status}`, ...(message !== '' && { message }) });
  }
  if (opened.kind === 'refused') throw new CallError(opened);
  // Spec section 7: success is HTTP 200 only.
  if (answer.status !== 200) throw new CallError({ kind: 'broken', code: `http_${answer.status}` });
  return opened.payload;
}
