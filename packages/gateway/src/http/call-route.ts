import {
  allowedWords,
  type CallSpec,
  decodeInput,
  deviceHeader,
  type Envelope,
  encodeOutput,
  errorEnvelope,
  type LanguageCode,
  languageField,
  okEnvelope,
  requestIdOf,
  takesOnlyDeclared,
  workCode,
} from '@candor/contract';
import { parameterTextOf, textOf, textUntil } from '@candor/messages/server';
import { done } from '@candor/kernel';
import type { Authenticated } from '@candor/platform';
import { staleLagMs } from '@candor/readmodel';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Context, Deps } from '../serving/deps.ts';
import type { ServedCall } from '../serving/serve.ts';
import { type Admission, countedAs } from './admission.ts';
import { findCaller } from './find-caller.ts';
import type { InFlight } from './in-flight.ts';
import type { FileReceiver } from './received-file.ts';
import { languageOfCall, languageOfRequest } from './language.ts';
import { answerOperator, type OperatorDoor } from './operator-call.ts';
import { formParameters, type Parameters, UnreadableParameters, UnreadBody } from './parameters.ts';
import { refuse, tooMany } from './refuse.ts';
import { siteOrigin } from './site-origin.ts';
import { tokenOf } from './token-of.ts';
import { TooMany } from './too-many.ts';
import type { FirstAnswers } from './first-answers.ts';
import { askForWork, hasWorked } from './work.ts';
import { callerOf, renewing } from './token-renewal.ts';

export interface CallDoor {
  readonly deps: Deps;
  readonly admission: Admission;
  readonly inFlight: InFlight;
  readonly files: FileReceiver;
  readonly calls: readonly ServedCall[];
  readonly publicUrl: URL | undefined;
  /** Counts wrong tokens of operators, and tells the log of each. */
  readonly operators: OperatorDoor;
  readonly firstAnswers: FirstAnswers;
}

/**
 * Registers every call under `/api`: how often (before anything is read), who calls, may he, with what; then the handler,
 * then the envelope.
 */
export function routeCalls(
  app: FastifyInstance,
  { deps, admission, inFlight, files, calls, publicUrl, operators, firstAnswers }: CallDoor,
): void {
  for (const served of calls) {
    const { call } = served;
    app.route({
      method: call.method,
      url: `/api${call.path}`,
      config: { counted: countedAs(call) },
      async handler(request, reply) {
        const parameters = parametersOf(request, call);
        const lang = languageOfRequest(request);
        const token = tokenOf(request);
        const requestId = requestIdOf(call, parameters);
        const once = (caller: string, answer: () => Promise<Envelope>): Promise<Envelope> =>
          requestId === undefined ? answer() : firstAnswers.give({ caller, call, requestId, parameters, lang }, answer);
        if (call.access === 'operator') {
          const tokenWaitSeconds = operators.tries.waitSeconds(request.ip);
          if (tokenWaitSeconds > 0) return tooMany(reply, tokenWaitSeconds, lang);
          const presented = { token, ip: request.ip, parameters, lang };
          return answerOperator(deps, operators, call, presented, (operator) =>
            once(`operator ${operator.name}`, () =>
              answerOf(
                served,
                deps,
                parameters,
                { ...contextOf(request, lang, publicUrl, undefined), operator },
                admission,
              ),
            ),
          );
        }
        const remembered = token === undefined ? undefined : deps.platform.sessions.authenticate(token);
        // Its address was counted: a token nobody remembers costs a look into the database, and its account is known only now.
        const found = remembered === undefined ? await findCaller(deps, call, token, request.ip) : done(remembered);
        if (!found.ok) return refuse(reply, 200, found.code, lang);
        const isLookedUp = remembered === undefined && found.value !== undefined;
        const waitSeconds = isLookedUp ? admission.ofAccount(found.value, countedAs(call)) : 0;
        if (waitSeconds > 0) return tooMany(reply, waitSeconds, lang);
        const presented = { request, call, token: token ?? '', parameters };
        const caller = found.value && (await callerOf(deps, presented, found.value, reply));
        if (caller?.ok === false) return refuse(reply, 200, caller.code, lang);
        const session = caller?.value;
        if (call.access === 'signed_in' && session === undefined) return refuse(reply, 200, 'signed_out', lang);

        if (call.personal && session !== undefined && (await deps.platform.accounts.isManaged(session.userId))) {
          return refuse(reply, 200, 'account_shared', lang);
        }
        // What the app itself keeps, it forgets by itself: its settings and what names the device stay.
        if (call.endsSession) reply.header('clear-site-data', '"cache"');
        // What ends a risk does not stand behind what takes one.
        const lane = session && `${session.accountId} ${call.rate === 'exit' ? 'exits' : 'others'}`;
        if (lane !== undefined && !inFlight.enter(lane)) return tooMany(reply, 1, lang);
        try {
          const context = contextOf(request, lang, publicUrl, session);
          const answer = () =>
            once(`session ${session?.sessionId}`, () => answerOf(served, deps, parameters, context, admission));
          if (call.renews !== undefined && session !== undefined) {
            return await renewing(deps, presented, session, reply, answer);
          }
          if (call.file === undefined) return await answer();
          // Only now, when it is known who sends it.
          const sender = { ip: request.ip, accountId: session?.accountId };
          const received = await files.receive(request, sender, call.file, queryTextOf(request));
          // Its fields may say another language than the address line did.
          const said = received.parameters[languageField];
          const spoken = said === undefined ? lang : languageOfCall(said, undefined);
          const withFile = { ...context, lang: spoken, file: received.file };
          return await answerOf(served, deps, received.parameters, withFile, admission);
        } finally {
          if (lane !== undefined) inFlight.leave(lane);
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
  admission: Admission,
): Promise<Envelope> {
  const input = decodeInput(call, parameters);
  if (!input.ok) {
    const { field, rule } = input;
    const words = rule === 'not_in_list' ? allowedWords(call, field) : [];
    return errorEnvelope('parameter_error', parameterTextOf(field, rule, context.lang, words), field);
  }
  const { rate, weight: alreadyCounted } = countedAs(call);
  const weight = (call.weightOf?.(input.value) ?? alreadyCounted) - alreadyCounted;
  const waitSeconds = admission.weighsMore(context.client.ip, context.session, { rate, weight });
  if (waitSeconds > 0) throw new TooMany(waitSeconds);
  const worked = hasWorked(deps, call, input.value, parameters);
  const outcome = await handle(deps, input.value, { ...context, hasWorked: worked });
  if (outcome.ok) return okEnvelope(encodeOutput(call, withLag(deps, outcome.value) as never));
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
  const deviceId = request.headers[deviceHeader];
  const client = {
    ip: request.ip,
    ...(userAgent === undefined ? {} : { userAgent }),
    ...(typeof deviceId === 'string' ? { deviceId } : {}),
  };
  return { lang, session, origin, client, hasWorked: false };
}

/** A list that is made from the journal says how far it has got: other calls do not declare these fields, and have none. */
function withLag(deps: Deps, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || !('page' in value && 'total' in value)) return value;
  const { sequence, behindMs, isFollowing } = deps.reader.lag();
  const isStale = behindMs > staleLagMs || !isFollowing;
  return { ...value, sequence, ...(isStale && { stale: true }) };
}

/** A call's fields are in its query or in its body, as its method says; beside a file they may be in either. */
function parametersOf(request: FastifyRequest, call: CallSpec): Parameters {
  if (call.method === 'GET' || call.file !== undefined) return queryOf(request);
  // What stands in the wrong place counts as little as what is misspelt.
  const besides = takesOnlyDeclared(call) ? Object.keys(queryOf(request)) : [];
  const misplaced = besides.find((name) => name !== languageField);
  if (misplaced !== undefined) throw new UnreadableParameters(misplaced, 'unknown');
  return request.body instanceof UnreadBody ? request.body.parameters : {};
}

function queryOf(request: FastifyRequest): Parameters {
  return formParameters(queryTextOf(request));
}

function queryTextOf(request: FastifyRequest): string {
  const mark = request.url.indexOf('?');
  return mark < 0 ? '' : request.url.slice(mark + 1);
}
