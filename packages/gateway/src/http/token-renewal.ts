import { type CallSpec, newTokenHeader, onlyTokenHeader } from '@candor/contract';
import { type Outcome, done, reject } from '@candor/kernel';
import type { Authenticated } from '@candor/platform';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../serving/deps.ts';
import type { Parameters } from './parameters.ts';

/** A call as it came, with the token of a session. */
export interface Presented {
  readonly request: FastifyRequest;
  readonly call: CallSpec;
  readonly token: string;
  readonly parameters: Parameters;
}

/**
 * What a token that has been replaced is still good for: to read, and to hear the new one again by sending the very
 * command that replaced it, because its answer was lost. Calls that visitors may make too are made as by one.
 */
export async function callerOf(
  { platform }: Pick<Deps, 'platform'>,
  presented: Presented,
  session: Authenticated,
  reply: FastifyReply,
): Promise<Outcome<Authenticated | undefined, 'token_renewed'>> {
  const { request, call, token } = presented;
  const isOnlyForToken = request.headers[onlyTokenHeader] !== undefined;
  if (!isOnlyForToken && (session.isRetired === undefined || call.effect === 'reads')) return done(session);
  const renewed = call.renews && (await platform.sessions.renewedBy(token, commandOf(presented)));
  if (renewed !== undefined) reply.header(newTokenHeader, renewed);
  if (isOnlyForToken) return reject('token_renewed');
  if (renewed !== undefined) return done(session);
  return call.access === 'visitor' ? done(undefined) : reject('token_renewed');
}

/**
 * Answers a call, and replaces the token when its owner has proven more by it; also when the call then failed, for
 * what was proven stays proven.
 */
export async function renewing<Answer extends { readonly type: string }>(
  { platform }: Pick<Deps, 'platform'>,
  presented: Presented,
  session: Authenticated,
  reply: FastifyReply,
  answer: () => Promise<Answer>,
): Promise<Answer> {
  const { call, token, parameters } = presented;
  const stepUpId = call.renews === 'proven' ? parameters['step_up_id'] : undefined;
  const isCompleted = async () =>
    typeof stepUpId === 'string' && (await platform.stepUp.isCompleted(session, stepUpId));
  let hasProven = false;
  const wasCompleted = await isCompleted();
  try {
    const answered = await answer();
    hasProven = call.renews === 'done' && answered.type === 'ok';
    return answered;
  } finally {
    hasProven ||= !wasCompleted && (await isCompleted());
    const renewed = hasProven ? await platform.sessions.renew(token, commandOf(presented)) : undefined;
    if (renewed !== undefined) reply.header(newTokenHeader, renewed);
  }
}

/** Everything that was sent: who says the same again is who said it first. */
function commandOf({ call, parameters }: Presented): string {
  return `${call.path} ${JSON.stringify(parameters)}`;
}
