import type { Changer } from '@candor/platform';
import type { UserContext } from '../serving/deps.ts';

/** The signed-in user in the form that the flows of account security take. */
export function securityActorOf({ user, client }: UserContext): Changer {
  return { userId: user.userId, sessionId: user.sessionId, ip: client.ip };
}
