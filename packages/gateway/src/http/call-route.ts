import {
  type CallSpec,
  decodeInput,
  type Envelope,
  encodeOutput,
  errorEnvelope,
  type LanguageCode,
  okEnvelope,
  workCode,
} from '@candor/contract';
import { parameterTextOf, textOf, textUntil } from '@candor/messages/server';
import { done } from '@candor/kernel';
import type { Authenticated } from '@candor/platform';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Context, Deps } from '../deps.ts';
import type { ServedCall } from '../serve.ts';
import { findCaller } from './find-caller.ts';
import type { InFlight } from './in-flight.ts';
import type { FileReceiver } from './received-file.ts';
import { languageOfCall } from './language.ts';
import { answerOperator } from './operator-call.ts';
import { formParameters, type Parameters, UnreadBody } from './parameters.ts';
import type { RateLimiter } from './rate-limiter.ts';
import { refuse, tooMany } from './refuse.ts';
import { siteOrigin } from './site-origin.ts';
import { askForWork, hasWorked } from './work.ts';
import { callerOf, renewing } from './token-renewal.ts';

export interface CallDoor {
  readonly deps: Deps;
  readonly limiter: RateLimiter;
  readonly inFlight: InFlight;
  readonly files: FileReceiver;
  readonly calls: readonly ServedCall[];
  readonly publicUrl: URL | undefined;
}

/** Registers every call under `/api`: who calls, may he, how often, with what; then the handler, then the envelope. */
export function routeCalls(app: FastifyInstance, { deps, limiter, inFlight, files, calls, publicUrl }: CallDoor): void {
  for (const served of calls) {
    const { call } = served;
    app.route({
      method: call.method,
      url: `/api${call.path}`,
      // Calls have limits of their own, by class.
      config: { rateLimit: false },
      async handler(request, reply) {
        const parameters = parametersOf(request, call);
        const lang = languageOfCall(parameters['lang'], request.headers['accept-language']);
        const address = `ip ${request.ip}`;
        const token = tokenOf(request);
        if (call.access === 'operator') {
          const waitSeconds = limiter.take(address, call.rate);
          if (waitSeconds > 0) return tooMany(reply, waitSeconds, lang);
          return answerOperator(deps, call, token, parameters, lang, (operator) =>
            answerOf(served, deps, parameters, { ...contextOf(request, lang, publicUrl, undefined), operator }),
          );
        }
        const remembered = token === undefined ? undefined : deps.platform.sessions.authenticate(token);
        const waitSeconds = limiter.take(remembered === undefined ? address : remembered.sessionId, call.rate);
        if (waitSeconds > 0) return tooMany(reply, waitSeconds, lang);
        // Only after its address was counted: a token nobody remembers costs a look into the database.
        const found = remembered === undefined ? await findCaller(deps, call, token, request.ip) : done(remembered);
        if (!found.ok) return refuse(reply, 200, found.code, lang);
        const presented = { request, call, token: token ?? '', parameters };
        const caller = found.value && (await callerOf(deps, presented, found.value, reply));
        if (caller?.ok === false) return refuse(reply, 200, caller.code, lang);
        const session = caller?.value;
        if (call.access === 'signed_in' && session === undefined) return refuse(reply, 200, 'signed_out', lang);

        const sessionId = session?.sessionId ?? address;
        if (session !== undefined && !inFlight.enter(sessionId)) return tooMany(reply, 1, lang);
        try {
          const context = contextOf(request, lang, publicUrl, session);
          const answer = () => answerOf(served, deps, parameters, context);
          if (call.renews !== undefined && session !== undefined) {
            return await renewing(deps, presented, session, reply, answer);
          }
          if (call.file === undefined) return await answer();
          // Only now, when it is known who sends it.
          const received = await files.receive(request, sessionId, call.file, queryTextOf(request));
          const spoken = languageOfCall(received.parameters['lang'], request.headers['accept-language']);
          return await answerOf(served, deps, received.parameters, { ...context, lang: spoken, file: received.file });
        } finally {
          if (session !== undefined) inFlight.leave(sessionId);
        }
      },
    });
  }
}

async function answerOf(
  { call, handle }: ServedCall,
  deps: Deps,
  parameters: Parameters,
  context: Context,
): Promise<Envelope> {
  const input = decodeInput(call, parameters);
  if (!input.ok) {
    const { field, rule } = input;
    return errorEnvelope('parameter_error', parameterTextOf(field, rule, context.lang), field);
  }
  const worked = hasWorked(deps, call, input.value, parameters);
  const outcome = await handle(deps, input.value, { ...context, hasWorked: worked });
  if (outcome.ok) return okEnvelope(encodeOutput(call, outcome.value as never));
  if (outcome.code === workCode) return askForWork(deps, call, input.value, context.lang);
  // An envelope of its own (998), by which clients lead to the verification.
  const code = outcome.code === 'identity_needed' ? 'verification_needed' : outcome.code;
  const { untilMs } = outcome;
  if (untilMs === undefined) return errorEnvelope(code, textOf(code, context.lang));
  return errorEnvelope(code, textUntil(code, untilMs - deps.clock(), context.lang), undefined, untilMs);
}

function contextOf(
  request: FastifyRequest,
  lang: LanguageCode,
  publicUrl: URL | undefined,
  session: Authenticated | undefined,
): Context {
  const userAgent = request.headers['user-agent'];
  const origin = siteOrigin(request, publicUrl);
  const client = { ip: request.ip, ...(userAgent === undefined ? {} : { userAgent }) };
  return { lang, session, origin, client, hasWorked: false };
}

/** A call's fields are in its query or in its body, as its method says; beside a file they may be in either. */
function parametersOf(request: FastifyRequest, call: CallSpec): Parameters {
  if (call.method === 'GET' || call.file !== undefined) return queryOf(request);
  return request.body instanceof UnreadBody ? request.body.parameters : {};
}

function queryOf(request: FastifyRequest): Parameters {
  return formParameters(queryTextOf(request));
}

function queryTextOf(request: FastifyRequest): string {
  const mark = request.url.indexOf('?');
  return mark < 0 ? '' : request.url.slice(mark + 1);
}

/** The token as it is, as the spec's client sends it, or as `Bearer <token>`. */
function tokenOf(request: FastifyRequest): string | undefined {
  const header = request.headers.authorization?.trim();
  return header === undefined || header === '' ? undefined : header.replace(/^Bearer\s+/i, '');
}

/** For answers that no call gives: what was sent may still say the language, if it can be read at all. */
export function languageOfRequest(request: FastifyRequest): LanguageCode {
  const fromBody = request.body instanceof UnreadBody ? readable(() => (request.body as UnreadBody).parameters) : {};
  const lang = fromBody['lang'] ?? readable(() => queryOf(request))['lang'];
  return languageOfCall(lang, request.headers['accept-language']);
}

function readable(read: () => Parameters): Parameters {
  try {
    return read();
  } catch {
    return {};
  }
}
