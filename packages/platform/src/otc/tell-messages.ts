import type { Kysely } from 'kysely';
import type { Message } from '../conversations/message.ts';
import type { AfterCommit, KindRules } from '../conversations/parts.ts';
import type { PlatformTables } from '../database/tables.ts';
import type { Inbox } from '../inbox/inbox.ts';
import { together } from '../inbox/together.ts';

const subjectStart = 'otc ';
/** The subject of the talk of an order. */
export const otcSubject = (orderId: number): string => `${subjectStart}${orderId}`;

/**
 * The rules of talks of OTC orders: a message is a notice to the other side until they have read it. The messages of one
 * talk are one notice while it is unread, and it has none of their words: a push is shown on locked screens too.
 */
export function otcTalkRules(inbox: Inbox): KindRules {
  return {
    wrote: (tx, { subject }, message) => tellOtherSide(tx, subject, message, inbox),
    read: ({ subject }, userId) => inbox.markSeen(userId, [foldOf(subject)]),
  };
}

async function tellOtherSide(
  tx: Kysely<PlatformTables>,
  subject: string,
  { conversationId, seq, atMs, face }: Message,
  inbox: Inbox,
): Promise<AfterCommit> {
  if (face === undefined) return undefined;
  const users = await tx
    .selectFrom('conversation_members')
    .innerJoin('users', 'users.id', 'conversation_members.user_id')
    .selectAll('users')
    .where('conversation_id', '=', conversationId)
    .where('users.id', '!=', face.userId)
    .where('frozen_at_ms', 'is', null)
    .where('managed', '!=', 'house')
    .execute();
  const told: (() => void)[] = [];
  for (const user of users) {
    const happening = { key: `message ${conversationId} ${seq}`, happenedAtMs: atMs, fold: foldOf(subject) } as const;
    const about = { order: subject.slice(subjectStart.length), name: face.nickname, count: 1 };
    told.push(
      await inbox.putIn(tx, user, { ...happening, foldsAlways: true, told: { kind: 'otc_message', ...about } }),
    );
  }
  return together(told);
}

const foldOf = (subject: string): string => `${subject} message`;
