import type { ConversationKind, RedactionReason, WriterRole } from '@candor/api';
import type { Kysely, Selectable } from 'kysely';
import type { MessageRow } from '../database/conversation-tables.ts';
import type { PlatformTables } from '../database/tables.ts';
import type { Bodies } from './bodies.ts';
import type { Message } from './message.ts';

/** Pages of messages go by their numbers: after one, else before one, else the newest. */
export interface MessageQuery {
  readonly beforeSeq?: number | undefined;
  readonly afterSeq?: number | undefined;
  readonly limit: number;
}

export interface MessagesRead {
  /** In the order of their numbers. */
  readonly messages: readonly Message[];
  /** There are more on that side. */
  readonly hasMore: boolean;
}

interface Reading {
  readonly db: Kysely<PlatformTables>;
  readonly bodies: Bodies;
}

type FacedRow = Selectable<MessageRow> & {
  readonly uid: number | null;
  readonly nickname: string | null;
  readonly avatar: string | null;
};

export async function readMessages(
  reading: Reading,
  { id, kind }: { readonly id: number; readonly kind: ConversationKind },
  { beforeSeq, afterSeq, limit }: MessageQuery,
): Promise<MessagesRead> {
  const isForward = afterSeq !== undefined;
  const rows = await faced(reading.db)
    .where('conversation_id', '=', id)
    .$if(isForward, (query) => query.where('seq', '>', afterSeq as number))
    .$if(!isForward && beforeSeq !== undefined, (query) => query.where('seq', '<', beforeSeq as number))
    .orderBy('seq', isForward ? 'asc' : 'desc')
    .limit(limit + 1)
    .execute();
  const shown = rows.slice(0, limit);
  const messages = await Promise.all(
    (isForward ? shown : shown.toReversed()).map((row) => messageOf(reading, kind, row)),
  );
  return { messages, hasMore: rows.length > limit };
}

export async function findMessage(
  reading: Reading,
  { id, kind }: { readonly id: number; readonly kind: ConversationKind },
  seq: number,
): Promise<Message | undefined> {
  const row = await faced(reading.db).where('conversation_id', '=', id).where('seq', '=', seq).executeTakeFirst();
  return row === undefined ? undefined : messageOf(reading, kind, row);
}

function faced(db: Kysely<PlatformTables>) {
  return db
    .selectFrom('messages')
    .leftJoin('users', 'users.id', 'messages.user_id')
    .selectAll('messages')
    .select(['users.uid', 'users.nickname', 'users.avatar']);
}

async function messageOf({ bodies }: Reading, kind: ConversationKind, row: FacedRow): Promise<Message> {
  const { conversation_id: conversationId, seq } = row;
  const isUsers = row.user_id !== null;
  return {
    conversationId,
    seq,
    role: row.role as WriterRole,
    ...(isUsers && {
      face: {
        userId: row.user_id as number,
        uid: row.uid as number,
        nickname: row.nickname as string,
        avatar: row.avatar as string,
      },
    }),
    ...(row.role === 'staff' && { operator: row.author.slice('staff '.length) }),
    clientId: row.client_id,
    atMs: row.at_ms,
    ...(await bodies.read({ conversationId, seq, kind }, row.body)),
    uploadId: row.upload_id,
    ...(row.reply_to !== null && { replyTo: row.reply_to }),
    ...(row.redacted_reason !== null && { redacted: row.redacted_reason as RedactionReason }),
  };
}
