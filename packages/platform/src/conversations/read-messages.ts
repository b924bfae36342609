import { type ConversationKind, quoteSizeMax, type RedactionReason, type WriterRole } from '@candor/api';
import type { Kysely, Selectable } from 'kysely';
import type { MessageRow } from '../database/conversation-tables.ts';
import type { PlatformTables } from '../database/tables.ts';
import type { Bodies } from './bodies.ts';
import type { Message, Quote } from './message.ts';

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
  const quotes = await quotesOf(reading, { id, kind }, shown);
  const messages = await Promise.all(
    (isForward ? shown : shown.toReversed()).map((row) => messageOf(reading, kind, row, quotes)),
  );
  return { messages, hasMore: rows.length > limit };
}

export async function findMessage(
  reading: Reading,
  { id, kind }: { readonly id: number; readonly kind: ConversationKind },
  seq: number,
): Promise<Message | undefined> {
  const row = await faced(reading.db).where('conversation_id', '=', id).where('seq', '=', seq).executeTakeFirst();
  return row === undefined ? undefined : messageOf(reading, kind, row, await quotesOf(reading, { id, kind }, [row]));
}

/** The messages that these answer, by their numbers. */
async function quotesOf(
  reading: Reading,
  { id, kind }: { readonly id: number; readonly kind: ConversationKind },
  rows: readonly FacedRow[],
): Promise<ReadonlyMap<number, Quote>> {
  const answered = [...new Set(rows.flatMap(({ reply_to }) => reply_to ?? []))];
  if (answered.length === 0) return new Map();
  const found = await faced(reading.db).where('conversation_id', '=', id).where('seq', 'in', answered).execute();
  const quotes = await Promise.all(
    found.map(async ({ seq, role, nickname, body, redacted_reason }): Promise<[number, Quote]> => {
      const { text } = await reading.bodies.read({ conversationId: id, seq, kind }, body);
      const quote: Quote = {
        seq,
        role: role as WriterRole,
        ...(nickname !== null && { nickname }),
        text: [...text].slice(0, quoteSizeMax).join(''),
        ...(redacted_reason !== null && { redacted: redacted_reason as RedactionReason }),
      };
      return [seq, quote];
    }),
  );
  return new Map(quotes);
}

function faced(db: Kysely<PlatformTables>) {
  return db
    .selectFrom('messages')
    .leftJoin('users', 'users.id', 'messages.user_id')
    .selectAll('messages')
    .select(['users.uid', 'users.nickname', 'users.avatar']);
}

async function messageOf(
  { bodies }: Reading,
  kind: ConversationKind,
  row: FacedRow,
  quotes: ReadonlyMap<number, Quote>,
): Promise<Message> {
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
    ...(row.reply_to !== null && { replyTo: row.reply_to, quote: quotes.get(row.reply_to) }),
    ...(row.redacted_reason !== null && { redacted: row.redacted_reason as RedactionReason }),
  };
}
