import {
  type ArgumentsOf,
  type CallSpec,
  decodeOutput,
  deviceHeader,
  encodeInput,
  newTokenHeader,
  onlyTokenHeader,
  openEnvelope,
  type OutputOf,
  workField,
} from '@candor/api';
import { assert } from '@candor/kernel';
import type { Busy } from './busy.ts';
import { CallError } from './call-error.ts';
import { takeEarlyBody } from './early-answers.ts';
import type { Clock } from './clock.ts';

/** Spec section 9: requests wait 60 s at most. */
const requestTimeoutMs = 60_000;

interface RequestDeps {
  readonly fetch: typeof fetch;
  readonly baseUrl: string;
  readonly language: () => string;
  readonly token: () => string | undefined;
  readonly deviceId: () => string;
  readonly busy: Busy;
  readonly clock: Clock;
  readonly onSignedOut: (message: string) => void;
  readonly onVerificationNeeded: (message: string) => void;
  /** The session goes on under a new token, which came in answer to the old one. */
  readonly onRenewed: (before: string, token: string) => void;
  /** Waits before a lost answer is requested again. */
  readonly pause: (ms: number) => Promise<unknown>;
}

export interface CallOptions {
  readonly signal?: AbortSignal;
  readonly timeoutMs?: number;
  /** The solution of a task of the server. */
  readonly work?: string;
  /** For a call that takes one: sent as multipart, after the fields. */
  readonly file?: Blob;
  /** Called with the sent part of a file, in percent. */
  readonly onProgress?: (percent: number) => void;
}

export type Call = <C extends CallSpec>(spec: C, input: ArgumentsOf<C>, options?: CallOptions) => Promise<OutputOf<C>>;

/** The output of an answer that came before the app's code, if there is one for this call. */
export function earlyOutput<C extends CallSpec>(spec: C, language: string, baseUrl = '/api'): OutputOf<C> | undefined {
  const opened = openEnvelope(takeEarlyBody(`${baseUrl}${spec.path}?lang=${language}`));
  return opened.kind === 'ok' ? decodeOutput(spec, opened.payload) : undefined;
}

/** Makes the one function that talks to the server: contract in, the program's own types out, CallError otherwise. */
export function createCall(deps: RequestDeps): Call {
  return async (spec, input, options = {}) => {
    const { file } = options;
    const lang = deps.language();
    const form = formOf({
      ...encodeInput(spec, input),
      [workField]: options.work,
      ...(file === undefined && { lang }),
    });
    const body = file === undefined ? form : multipartOf(form, fileNameOf(spec), file);
    // A body with a file is not read when it is too large or without a session, and the refusal is for the user's eyes
    // too.
    const url = `${deps.baseUrl}${spec.path}${file === undefined ? '' : `?lang=${lang}`}`;
    const timeout = AbortSignal.timeout(options.timeoutMs ?? requestTimeoutMs);
    const signal = options.signal ? AbortSignal.any([timeout, options.signal]) : timeout;
    const token = deps.token();
    const ended = deps.busy.begin();
    const sent = {
      method: spec.method,
      headers: { [deviceHeader]: deps.deviceId(), ...(token === undefined ? {} : { Authorization: token }) },
      ...(spec.method === 'GET' ? {} : { body }),
    };
    try {
      // Few calls report their progress; the code that can is loaded for them.
      const ask = options.onProgress
        ? (await import('./fetch-telling.ts')).fetchTelling(options.onProgress)
        : deps.fetch;
      const sentAtMs = Date.now();
      const answer = await ask(spec.method === 'GET' ? `${url}?${form}` : url, { ...sent, signal });
      syncClock(deps.clock, answer, sentAtMs);
      takeToken(deps, answer, token);
      return decodeOutput(spec, await payloadOf(answer, deps, token));
    } catch (error) {
      if (error instanceof CallError || options.signal?.aborted) throw error;
      if (spec.renews && token !== undefined) void recoverRenewedToken(deps, url, token, sent);
      if (timeout.aborted) throw new CallError({ kind: 'timed_out' });
      if (error instanceof TypeError) throw new CallError({ kind: 'unreachable' });
      throw new CallError({ kind: 'broken', code: 'answer_unreadable', message: String(error) });
    } finally {
      ended();
    }
  };
}

/** Form-urlencoded is the spec's default; absent fields are not sent. */
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

function fileNameOf({ file, path }: CallSpec): string {
  assert(file !== undefined, `${path} takes no file`);
  return file;
}

/** Opens the envelope (specification 8). 999 and 998 are acted on once, here, for every call. */
async function payloadOf(answer: Response, deps: RequestDeps, token: string | undefined): Promise<unknown> {
  const body: unknown = await answer.json().catch(() => undefined);
  const opened = openEnvelope(body);
  if (opened.kind === 'signed_out') {
    // An answer to a token that has since been replaced does not concern the new one.
    if (deps.token() === token) deps.onSignedOut(opened.message);
    throw new CallError(opened);
  }
  if (opened.kind === 'verification_needed') {
    deps.onVerificationNeeded(opened.message);
    throw new CallError(opened);
  }
  if (answer.status >= 500 || body === undefined) {
    const message = opened.kind === 'refused' ? opened.message : '';
    throw new CallError({ kind: 'broken', code: `http_${answer.status}`, ...(message !== '' && { message }) });
  }
  if (opened.kind === 'refused') throw new CallError(opened);
  // Spec section 7: success is HTTP 200 only.
  if (answer.status !== 200) throw new CallError({ kind: 'broken', code: `http_${answer.status}` });
  return opened.payload;
}

function takeToken({ onRenewed }: RequestDeps, answer: Response, token: string | undefined): void {
  const renewed = answer.headers.get(newTokenHeader);
  if (renewed !== null && token !== undefined) onRenewed(token, renewed);
}

/**
 * The lost answer may have brought a new token. For two minutes the same call returns it again; it is sent for that
 * alone, so that nothing is done behind the user's back.
 */
async function recoverRenewedToken(deps: RequestDeps, url: string, token: string, sent: RequestInit): Promise<void> {
  const headers = { ...(sent.headers as Record<string, string>), [onlyTokenHeader]: '1' };
  for (let waitMs = 1_000; waitMs < 64_000 && deps.token() === token; waitMs *= 2) {
    await deps.pause(waitMs);
    const signal = AbortSignal.timeout(requestTimeoutMs);
    const answer = await deps.fetch(url, { ...sent, headers, signal }).catch(() => undefined);
    if (answer !== undefined) takeToken(deps, answer, token);
  }
}

function syncClock(clock: Clock, answer: Response, sentAtMs: number): void {
  const date = Date.parse(answer.headers.get('date') ?? '');
  // The header counts whole seconds; its middle is the best guess.
  if (!Number.isNaN(date)) clock.learn(date + 500, sentAtMs, Date.now());
}
