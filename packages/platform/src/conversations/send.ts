import { done, type Outcome, present, reject } from '@candor/kernel';
import type { Kysely } from 'kysely';
import type { PlatformTables } from '../database/tables.ts';
import { isPublic } from './bodies.ts';
import { findConversation, isMember } from './find.ts';
import { authorKey, type Conversation, type Message, type NewMessage, pictureOwner } from './message.ts';
import type { AfterCommit, ConversationParts, KindRules, SendCode } from './parts.ts';
import { tooOften } from './rates.ts';
import { findMessage } from './read-messages.ts';

export interface Written {
  readonly conversation: Conversation;
  readonly message: Message;
  /** False when the same client id had been written before. */
  readonly isNew: boolean;
  /** Of the kind's rules. */
  readonly afterCommit?: AfterCommit;
}

/**
 * Writes a message into its conversation; its text is clean already. To be called in a transaction under the lock of
 * the conversation. The same client id of the same author is written once, also after the limits have been reached.
 */
export async function writeMessage(
  parts: ConversationParts,
  rules: (conversation: Conversation) => KindRules,
  tx: Kysely<PlatformTables>,
  typed: NewMessage,
): Promise<Outcome<Written, SendCode>> {
  const { clock, uploads, bodies } = parts;
  const { conversationId, author, clientId, text, card, mark, mentions, replyTo } = typed;
  const reading = { db: tx, bodies };
  const conversation = await findConversation(tx, conversationId);
  if (conversation === undefined) return reject('conversation_not_found');
  const isStranger =
    author.role === 'user' && !isPublic(conversation.kind) && !(await isMember(tx, conversationId, author.userId));
  if (isStranger) return reject('conversation_not_found');

  const key = authorKey(author);
  const first = await tx
    .selectFrom('messages')
    .select(['conversation_id', 'seq'])
    .where('author', '=', key)
    .where('client_id', '=', clientId)
    .executeTakeFirst();
  if (first !== undefined) {
    if (first.conversation_id !== conversationId) return reject('request_id_reused');
    const message = present(await findMessage(reading, conversation, first.seq), 'it was found a moment ago');
    return done({ conversation, message, isNew: false });
  }

  if (text === '' && typed.picture === undefined && card === undefined && mark === undefined)
    return reject('message_empty');
  if (!conversation.isOpen && author.role !== 'system') return reject('conversation_closed');
  if (replyTo !== undefined && (await findMessage(reading, conversation, replyTo)) === undefined)
    return reject('message_not_found');
  if (author.role === 'user' || author.role === 'staff') {
    const often = (await tooOften(tx, key, clock())) ?? (await rules(conversation).admits?.(tx, conversation, typed));
    if (often !== undefined) return often;
  }
  let uploadId: string | null = null;
  if (typed.picture !== undefined) {
    if (author.role !== 'user') return reject('upload_not_found');
    const owner = pictureOwner(conversationId);
    const bound = await uploads.bind(author.userId, typed.picture, 'conversation', owner, tx);
    if (!bound.ok) return bound;
    uploadId = bound.value;
  }

  // From here on nothing is refused.
  const seq = conversation.lastSeq + 1;
  const atMs = clock();
  const body = await bodies.write(
    { conversationId, seq, kind: conversation.kind },
    { text, card, mark, ...(mentions !== undefined && mentions.length > 0 && { mentions }) },
  );
  await tx
    .insertInto('messages')
    .values({
      conversation_id: conversationId,
      seq,
      role: author.role,
      user_id: author.role === 'user' ? author.userId : null,
      author: key,
      client_id: clientId,
      at_ms: atMs,
      body,
      upload_id: uploadId,
      reply_to: replyTo ?? null,
      redacted_reason: null,
      redacted_by: null,
      redacted_at_ms: null,
    })
    .execute();
  await tx
    .updateTable('conversations')
    .set({ last_seq: seq, last_at_ms: atMs, ...(author.role === 'staff' && { staff_read_seq: seq }) })
    .where('id', '=', conversationId)
    .execute();
  if (author.role === 'user' && !isPublic(conversation.kind)) {
    await tx
      .updateTable('conversation_members')
      .set({ read_seq: seq })
      .where('conversation_id', '=', conversationId)
      .where('user_id', '=', author.userId)
      .execute();
  }
  const message = present(await findMessage(reading, conversation, seq), 'it was written a moment ago');
  const changed = { ...conversation, lastSeq: seq, lastAtMs: atMs };
  const afterCommit = await rules(conversation).wrote?.(tx, changed, message, author);
  return done({ conversation: changed, message, isNew: true, afterCommit });
}
