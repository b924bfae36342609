import type { Changer } from '@candor/platform';
import type { UserContext } from '../serving/deps.ts';

/** The signed-in user as the flows of account security know him. */
export function changerOf({ user, client }: UserContext): Changer {
  return { userId: user.userId, sessionId: user.sessionId, ip: client.ip };
}
