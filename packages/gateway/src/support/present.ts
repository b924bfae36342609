import type { SupportCaseRow, SupportQueueRow } from '@candor/api';
import { present } from '@candor/kernel';
import type { Platform, SupportCase } from '@candor/platform';

/** A case as its user sees it. */
export async function supportCaseRowOf(platform: Platform, one: SupportCase): Promise<SupportCaseRow> {
  const { caseId, userId, conversationId, topic, state, openedAtMs, lastAtMs, object, rating } = one;
  const [own] = await platform.conversations.own(userId, conversationId);
  return {
    caseId,
    conversationId,
    topic,
    state,
    openedAtMs,
    lastAtMs,
    unread: own?.unread ?? 0,
    ...(object !== undefined && { object }),
    ...(rating !== undefined && { rating }),
    canRate: state === 'solved' && rating === undefined,
  };
}

/** The same as an operator sees it. */
export async function supportQueueRowOf(platform: Platform, one: SupportCase): Promise<SupportQueueRow> {
  const { userId, ...shown } = one;
  const profile = present(await platform.accounts.profile(userId), 'a case is of a user');
  return { ...shown, uid: profile.uid, nickname: profile.nickname };
}
