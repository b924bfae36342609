import { newTokenHeader, onlyTokenHeader } from '@candor/api';
import { done, type Outcome, present, reject } from '@candor/kernel';
import type { Authenticated } from '@candor/platform';
import type { Deps } from '../serving/deps.ts';
import type { Visit } from './visit.ts';

/**
 * Limits the use of a replaced token: it reads, and it gets the new one again by sending the very command that replaced
 * it, because its answer was lost. Calls open to visitors are made as by one.
 */
export async function callerOf(
  { platform }: Pick<Deps, 'platform'>,
  visit: Visit,
  session: Authenticated,
): Promise<Outcome<Authenticated | undefined, 'token_renewed'>> {
  const { request, reply, served } = visit;
  const { call } = served;
  const isOnlyForToken = request.headers[onlyTokenHeader] !== undefined;
  if (!isOnlyForToken && (session.isRetired === undefined || call.effect === 'reads')) return done(session);
  const renewed = call.renews && (await platform.sessions.renewedBy(tokenIn(visit), commandOf(visit)));
  if (renewed !== undefined) reply.header(newTokenHeader, renewed);
  if (isOnlyForToken) return reject('token_renewed');
  if (renewed !== undefined) return done(session);
  return call.access === 'visitor' ? done(undefined) : reject('token_renewed');
}

/**
 * Answers a call, and replaces the token when its owner has proven more by it; also when the call then failed, because
 * the proof remains.
 */
export async function renewing<Answer extends { readonly type: string }>(
  { platform }: Pick<Deps, 'platform'>,
  visit: Visit,
  session: Authenticated,
  answer: () => Promise<Answer>,
): Promise<Answer> {
  const { reply, served, parameters } = visit;
  const { call } = served;
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
    const renewed = hasProven ? await platform.sessions.renew(tokenIn(visit), commandOf(visit)) : undefined;
    if (renewed !== undefined) reply.header(newTokenHeader, renewed);
  }
}

/** Everything that was sent: the same content means the same sender. */
function commandOf({ served, parameters }: Visit): string {
  return `${served.call.path} ${JSON.stringify(parameters)}`;
}

function tokenIn({ token }: Visit): string {
  return present(token, 'a session is found by its token');
}
