import type { ChatRoom } from '@candor/api';
import { present } from '@candor/kernel';
import type { Kysely } from 'kysely';
import type { Message } from '../conversations/message.ts';
import type { PlatformTables } from '../database/tables.ts';
import type { Inbox } from '../inbox/inbox.ts';
import { together } from '../inbox/together.ts';
import { runningMute } from './mutes.ts';

interface Called {
  readonly room: ChatRoom;
  readonly message: Message;
  /** Users whom it calls. */
  readonly userIds: readonly number[];
}

interface Telling {
  readonly inbox: Inbox;
  readonly nowMs: number;
  /** True of the account of somebody who has the room in front of them. */
  readonly isReading: (accountId: number) => boolean;
}

/**
 * Tells users that a message called them, in the transaction that writes it: not those who read the room, and not
 * those who may not answer. What one writer calls in one room is one notice while it is unread, however old. The
 * returned function is called after the commit.
 */
export async function tellMentions(
  tx: Kysely<PlatformTables>,
  { room, message, userIds }: Called,
  { inbox, nowMs, isReading }: Telling,
): Promise<() => void> {
  if (userIds.length === 0) return () => undefined;
  const { seq, atMs, conversationId } = message;
  const writer = present(message.face, 'users call users');
  const users = await tx
    .selectFrom('users')
    .selectAll()
    .where('id', 'in', [...userIds])
    .where('frozen_at_ms', 'is', null)
    .where('managed', '!=', 'house')
    .execute();
  const told: (() => void)[] = [];
  for (const user of users) {
    if (user.exchange_account_id !== null && isReading(user.exchange_account_id)) continue;
    if ((await runningMute(tx, user.id, nowMs)) !== undefined) continue;
    const fold = foldOf(room, writer.userId);
    const unread = await inbox.unreadOf(tx, user.id, fold);
    const first = Number(unread?.data['first'] ?? seq);
    const happening = { key: `message ${conversationId} ${seq}`, happenedAtMs: atMs, fold, foldsAlways: true } as const;
    const about = { name: writer.nickname, room, message: seq, first, count: 1 };
    told.push(await inbox.putIn(tx, user, { ...happening, told: { kind: 'chat_mentioned', ...about } }));
  }
  return together(told);
}

/** Takes back that a message called somebody, as far as that is unread, in the transaction that takes the message away. */
export async function takeMentionsBack(
  tx: Kysely<PlatformTables>,
  room: ChatRoom,
  { seq, face, mentions = [] }: Message,
  inbox: Inbox,
): Promise<() => void> {
  if (face === undefined || mentions.length === 0) return () => undefined;
  const users = await tx
    .selectFrom('users')
    .select('id')
    .where('uid', 'in', [...mentions])
    .execute();
  const told: (() => void)[] = [];
  for (const { id } of users) {
    const unread = await inbox.unreadOf(tx, id, foldOf(room, face.userId));
    if (unread === undefined || seq < Number(unread.data['first']) || seq > Number(unread.data['message'])) continue;
    told.push(await inbox.takeBack(tx, id, unread));
  }
  return together(told);
}

function foldOf(room: ChatRoom, writerId: number): string {
  return `room ${room} ${writerId}`;
}
