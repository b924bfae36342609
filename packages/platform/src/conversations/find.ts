import type { ConversationKind } from '@candor/api';
import type { Kysely, Selectable } from 'kysely';
import type { ConversationRow } from '../database/conversation-tables.ts';
import type { PlatformTables } from '../database/tables.ts';
import type { Conversation, OwnConversation } from './message.ts';

type Db = Kysely<PlatformTables>;

export async function findConversation(db: Db, id: number): Promise<Conversation | undefined> {
  const row = await db.selectFrom('conversations').selectAll().where('id', '=', id).executeTakeFirst();
  return row === undefined ? undefined : conversationOf(row);
}

export async function findBySubject(db: Db, subject: string): Promise<Conversation | undefined> {
  const row = await db.selectFrom('conversations').selectAll().where('subject', '=', subject).executeTakeFirst();
  return row === undefined ? undefined : conversationOf(row);
}

export async function isMember(db: Db, conversationId: number, userId: number): Promise<boolean> {
  const row = await db
    .selectFrom('conversation_members')
    .select('user_id')
    .where('conversation_id', '=', conversationId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row !== undefined;
}

/** Members with their accounts at the exchange, by which live topics know them. */
export async function membersOf(db: Db, conversationId: number) {
  const rows = await db
    .selectFrom('conversation_members')
    .innerJoin('users', 'users.id', 'conversation_members.user_id')
    .select(['users.id', 'exchange_account_id'])
    .where('conversation_id', '=', conversationId)
    .execute();
  return rows.map(({ id, exchange_account_id }) => ({ userId: id, accountId: exchange_account_id }));
}

const ownMax = 50;

/** A member's conversations with what is unread in each, those with the newest message first. */
export async function ownConversations(
  db: Db,
  userId: number,
  conversationId?: number,
): Promise<readonly OwnConversation[]> {
  const rows = await db
    .selectFrom('conversation_members as member')
    .innerJoin('conversations', 'conversations.id', 'member.conversation_id')
    .selectAll('conversations')
    .select('member.read_seq')
    .select((row) =>
      row
        .selectFrom('messages')
        .select(({ fn }) => fn.countAll<number | string>().as('count'))
        .whereRef('messages.conversation_id', '=', 'member.conversation_id')
        .whereRef('messages.seq', '>', 'member.read_seq')
        .where('messages.author', '!=', `user ${userId}`)
        .as('unread'),
    )
    .select((row) =>
      row
        .selectFrom('conversation_members as other')
        .select(({ fn }) => fn.max('other.read_seq').as('seq'))
        .whereRef('other.conversation_id', '=', 'member.conversation_id')
        .where('other.user_id', '!=', userId)
        .as('others_read_seq'),
    )
    .where('member.user_id', '=', userId)
    .$if(conversationId !== undefined, (query) => query.where('conversations.id', '=', conversationId as number))
    .orderBy('last_at_ms', 'desc')
    .orderBy('conversations.id', 'desc')
    .limit(ownMax)
    .execute();
  return rows.map(({ read_seq, unread, others_read_seq, ...row }) => ({
    ...conversationOf(row),
    readSeq: read_seq,
    othersReadSeq: Math.max(row.staff_read_seq, others_read_seq ?? 0),
    unread: Number(unread),
  }));
}

function conversationOf(row: Selectable<ConversationRow>): Conversation {
  return {
    id: row.id,
    kind: row.kind as ConversationKind,
    subject: row.subject,
    lastSeq: row.last_seq,
    lastAtMs: row.last_at_ms,
    staffReadSeq: row.staff_read_seq,
    isOpen: row.is_open === 1,
  };
}
