import type { ConversationRow, MessagePage, MessageRow } from '@candor/api';
import type { Conversation, ConversationMessage, OwnConversation } from '@candor/platform';

/** A message as one user sees it, or with no user as everybody does. The name of an operator stays with us. */
export function messageRowOf(message: ConversationMessage, userId?: number): MessageRow {
  const { seq, role, face, clientId, atMs, text, uploadId, card, mark, mentions, replyTo, quote, redacted } = message;
  return {
    seq,
    role,
    ...(face !== undefined && { uid: face.uid, nickname: face.nickname, avatar: face.avatar }),
    ...(face !== undefined && face.userId === userId && { clientId }),
    atMs,
    text,
    hasPicture: uploadId !== null,
    ...(card !== undefined && { card }),
    ...(mark !== undefined && { mark }),
    ...(mentions !== undefined && { mentions: [...mentions] }),
    ...(replyTo !== undefined && { replyTo }),
    ...(quote !== undefined && { quote }),
    ...(redacted !== undefined && { redacted }),
  };
}

export function messagePageOf(
  { lastSeq }: Pick<Conversation, 'lastSeq'>,
  read: { readonly messages: readonly ConversationMessage[]; readonly hasMore: boolean },
  userId?: number,
): MessagePage {
  return { messages: read.messages.map((message) => messageRowOf(message, userId)), lastSeq, hasMore: read.hasMore };
}

export function conversationRowOf(own: OwnConversation): ConversationRow {
  const { id, kind, lastSeq, readSeq, othersReadSeq, unread, isOpen, lastAtMs } = own;
  return { conversationId: id, kind, lastSeq, readSeq, othersReadSeq, unread, isOpen, lastAtMs };
}

/** A picture inside an answer: nothing private has an address of its own. */
export function pictureFileOf(
  { mediaType, bytes }: { readonly mediaType: string; readonly bytes: Uint8Array },
  seq: number,
) {
  const ending = mediaType === 'image/jpeg' ? 'jpg' : 'webp';
  return { fileName: `message-${seq}.${ending}`, mediaType, content: Buffer.from(bytes).toString('base64') };
}
