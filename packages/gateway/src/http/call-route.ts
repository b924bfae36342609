import { type Envelope, languageField } from '@candor/api';
import type { Authenticated, Operator } from '@candor/platform';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { ActingOperator, Deps } from '../serving/deps.ts';
import type { ServedCall } from '../serving/serve.ts';
import { type Admission, countedAs } from './admission.ts';
import { admitCaller } from './admit-caller.ts';
import { answerCall } from './answer-call.ts';
import { findOperator } from './find-operator.ts';
import type { FirstAnswers } from './first-answers.ts';
import type { InFlight } from './in-flight.ts';
import { languageOfCall } from './language.ts';
import { answerOperator, type OperatorDoor } from './operator-call.ts';
import type { FileReceiver, Received } from './received-file.ts';
import type { Parameters } from './parameters.ts';
import { refuse } from './refuse.ts';
import { renewing } from './token-renewal.ts';
import { TooMany } from './too-many.ts';
import { contextOf, queryTextOf, type Visit, visitOf } from './visit.ts';

export interface CallDoor {
  readonly deps: Deps;
  readonly admission: Admission;
  readonly inFlight: InFlight;
  readonly files: FileReceiver;
  readonly calls: readonly ServedCall[];
  readonly publicUrl: URL | undefined;
  /** Counts wrong tokens of operators, and logs each. */
  readonly operators: OperatorDoor;
  readonly firstAnswers: FirstAnswers;
}

/** The answer, or the reply in which a refusal of the door was sent already. */
type Answered = Promise<Envelope | FastifyReply>;

/** Registers every call under `/api`; its rate is counted before, when none of it is read (`admission.ts`). */
export function routeCalls(app: FastifyInstance, door: CallDoor): void {
  for (const served of door.calls) {
    const { call } = served;
    const answer = answerOf[call.access];
    app.route({
      method: call.method,
      url: `/api${call.path}`,
      config: { counted: countedAs(call) },
      handler: async (request, reply) => answer(door, visitOf(served, request, reply)),
    });
  }
}

/** Answers at the operators' door, where nobody is known yet. A try that fails counts like a wrong token. */
async function atOperatorsDoor(door: CallDoor, visit: Visit): Answered {
  const { operators, publicUrl } = door;
  const { request, served, parameters } = visit;
  const waitSeconds = operators.tries.waitSeconds(request.ip);
  if (waitSeconds > 0) throw new TooMany(waitSeconds);
  const answer = await answerCall(door, served, parameters, contextOf(visit, publicUrl));
  if (answer.type === 'error' && guesses.has(answer.code)) operators.tries.wrong(request.ip);
  return answer;
}

/** Checks the tries of the address, then the token, and answers with all of it on record. */
async function forOperators(door: CallDoor, visit: Visit): Answered {
  const { deps, operators, publicUrl } = door;
  const { request, served } = visit;
  const waitSeconds = operators.tries.waitSeconds(request.ip);
  if (waitSeconds > 0) throw new TooMany(waitSeconds);
  const sent = served.call.file === undefined ? {} : await operatorsFile(door, visit, served.call.file);
  const { parameters = visit.parameters, file } = sent;
  return answerOperator(deps, operators, { ...visit, parameters }, file, (operator, about) =>
    once(door, visit, `operator ${operator.name}`, () =>
      answerCall(door, served, parameters, {
        ...contextOf(visit, publicUrl),
        operator: { ...acting(operator, parameters), about },
        file,
      }),
    ),
  );
}

/** The operator with the reason that they gave, which a proposal carries with it. */
function acting(operator: Operator, { note }: Parameters): Omit<ActingOperator, 'about'> {
  return typeof note === 'string' ? { ...operator, note } : operator;
}

/** Receives the file of an operator, and of nobody else: what is recorded before the call runs names it. */
async function operatorsFile({ deps, files }: CallDoor, visit: Visit, partName: string): Promise<Partial<Received>> {
  const { request, token } = visit;
  if ((await findOperator(deps, token, request.ip)) === undefined) return {};
  return files.receive(request, { ip: request.ip, accountId: undefined }, partName, queryTextOf(request));
}

/** Admits the caller, takes a place among their calls under way, and answers. */
async function forUsers(door: CallDoor, visit: Visit): Answered {
  const { reply, lang, served } = visit;
  const caller = await admitCaller(door, visit);
  if (!caller.ok) return refuse(reply, 200, caller.code, lang);
  // The app clears its own storage by itself: its settings and the device's name stay.
  if (served.call.endsSession) reply.header('clear-site-data', '"cache"');
  return inLane(door.inFlight, visit, caller.value, () => answerAs(door, visit, caller.value));
}

/**
 * One of the calls that an account may have under way. Calls that end a risk do not queue behind those that take one.
 */
async function inLane<Answer>(
  inFlight: InFlight,
  { served }: Visit,
  session: Authenticated | undefined,
  answer: () => Promise<Answer>,
): Promise<Answer> {
  if (session === undefined) return answer();
  const lane = `${session.accountId} ${served.call.rate === 'exit' ? 'exits' : 'others'}`;
  if (!inFlight.enter(lane)) throw new TooMany(1);
  try {
    return await answer();
  } finally {
    inFlight.leave(lane);
  }
}

/** Answers in the way of the call: with a file, with a new token after a proof, or plainly. */
async function answerAs(door: CallDoor, visit: Visit, session: Authenticated | undefined): Promise<Envelope> {
  const { deps, publicUrl } = door;
  const { call } = visit.served;
  if (call.file !== undefined) return answerWithFile(door, visit, call.file, session);
  const context = { ...contextOf(visit, publicUrl), session };
  const answer = (): Promise<Envelope> =>
    once(door, visit, `session ${session?.sessionId}`, () => answerCall(door, visit.served, visit.parameters, context));
  return call.renews === undefined || session === undefined ? answer() : renewing(deps, visit, session, answer);
}

/**
 * Receives the file only now that its sender is known; the fields beside it may choose another language than the
 * address line.
 */
async function answerWithFile(
  door: CallDoor,
  visit: Visit,
  partName: string,
  session: Authenticated | undefined,
): Promise<Envelope> {
  const { request, served } = visit;
  const sender = { ip: request.ip, accountId: session?.accountId };
  const { parameters, file } = await door.files.receive(request, sender, partName, queryTextOf(request));
  const said = parameters[languageField];
  const lang = said === undefined ? visit.lang : languageOfCall(said, undefined);
  const context = { ...contextOf({ request, lang }, door.publicUrl), session, file };
  return answerCall(door, served, parameters, context);
}

/** Sent again with the same request id, a call gets its first answer. */
function once(
  { firstAnswers }: CallDoor,
  { served, parameters, lang, requestId }: Visit,
  caller: string,
  answer: () => Promise<Envelope>,
): Promise<Envelope> {
  if (requestId === undefined) return answer();
  return firstAnswers.give({ caller, call: served.call, requestId, parameters, lang }, answer);
}

/** The way in which each kind of call is answered. */
const answerOf = {
  visitor: forUsers,
  signed_in: forUsers,
  operator: forOperators,
  operator_door: atOperatorsDoor,
} as const;

/** The refusals that somebody gets who tries keys and links. */
const guesses: ReadonlySet<string> = new Set(['passkey_refused', 'operator_invitation_invalid']);
