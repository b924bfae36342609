import {
  type ArgumentsOf,
  ask,
  CallError,
  type CallRequest,
  type CallSpec,
  decodeOutput,
  deviceHeader,
  encodeInput,
  newTokenHeader,
  onlyTokenHeader,
  openEnvelope,
  type OutputOf,
  payloadOf,
  requestOf,
  workField,
} from '@candor/api';
import type { Busy } from './busy.ts';
import { takeEarlyBody } from './early-answers.ts';
import type { Clock } from './clock.ts';

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
  const { baseUrl } = deps;
  return async (spec, input, options = {}) => {
    const { file, signal, timeoutMs, work } = options;
    const request = requestOf(spec, { ...encodeInput(spec, input), [workField]: work }, deps.language(), file);
    const token = deps.token();
    const headers = { [deviceHeader]: deps.deviceId(), ...(token === undefined ? {} : { Authorization: token }) };
    const isLost = (error: unknown) => {
      if (spec.renews && token !== undefined) void recoverRenewedToken(deps, request, token, headers);
      return error;
    };
    const ended = deps.busy.begin();
    try {
      // Few calls report their progress; the code that can is loaded for them.
      const fetch = options.onProgress
        ? (await import('./fetch-telling.ts')).fetchTelling(options.onProgress)
        : deps.fetch;
      const sentAtMs = Date.now();
      const answer = await ask(request, { fetch, baseUrl, headers, timeoutMs, signal }).catch((error: unknown) => {
        throw signal?.aborted ? error : isLost(error);
      });
      syncClock(deps.clock, answer, sentAtMs);
      takeToken(deps, answer, token);
      return decodeOutput(spec, await payloadOf(answer));
    } catch (error) {
      if (error instanceof CallError) tell(deps, error, token);
      if (error instanceof CallError || signal?.aborted) throw error;
      throw isLost(new CallError({ kind: 'broken', code: 'answer_unreadable', message: String(error) }));
    } finally {
      ended();
    }
  };
}

/** 999 and 998 are acted on once, here, for every call. */
function tell(deps: RequestDeps, { failure }: CallError, token: string | undefined): void {
  // An answer to a token that has since been replaced does not concern the new one.
  if (failure.kind === 'signed_out' && deps.token() === token) deps.onSignedOut(failure.message);
  if (failure.kind === 'verification_needed') deps.onVerificationNeeded(failure.message);
}

function takeToken({ onRenewed }: RequestDeps, answer: Response, token: string | undefined): void {
  const renewed = answer.headers.get(newTokenHeader);
  if (renewed !== null && token !== undefined) onRenewed(token, renewed);
}

/**
 * The lost answer may have brought a new token. For two minutes the same call returns it again; it is sent for that
 * alone, so that nothing is done behind the user's back.
 */
async function recoverRenewedToken(
  deps: RequestDeps,
  request: CallRequest,
  token: string,
  sent: Readonly<Record<string, string>>,
): Promise<void> {
  const { fetch, baseUrl } = deps;
  const headers = { ...sent, [onlyTokenHeader]: '1' };
  for (let waitMs = 1_000; waitMs < 64_000 && deps.token() === token; waitMs *= 2) {
    await deps.pause(waitMs);
    const answer = await ask(request, { fetch, baseUrl, headers }).catch(() => undefined);
    if (answer !== undefined) takeToken(deps, answer, token);
  }
}

function syncClock(clock: Clock, answer: Response, sentAtMs: number): void {
  const date = Date.parse(answer.headers.get('date') ?? '');
  // The header counts whole seconds; its middle is the best guess.
  if (!Number.isNaN(date)) clock.learn(date + 500, sentAtMs, Date.now());
}
