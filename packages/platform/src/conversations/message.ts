import type { CardRow, ConversationKind, MessageRow, RedactionReason, WriterRole } from '@candor/api';

export type Mark = NonNullable<MessageRow['mark']>;

/** The writer of a message, by the session that sends it. */
export type Author =
  | { readonly role: 'user'; readonly userId: number }
  | { readonly role: 'staff'; readonly operator: string }
  | { readonly role: 'assistant' }
  | { readonly role: 'system' };

/** A client id is unique for its author, under this name. */
export function authorKey(author: Author): string {
  if (author.role === 'user') return `user ${author.userId}`;
  return author.role === 'staff' ? `staff ${author.operator}` : author.role;
}

export interface NewMessage {
  readonly conversationId: number;
  readonly author: Author;
  readonly clientId: string;
  readonly text: string;
  /** Location of an upload of the author's. */
  readonly picture?: string | undefined;
  readonly replyTo?: number | undefined;
  readonly card?: CardRow | undefined;
  readonly mark?: Mark | undefined;
  /** Public numbers of the users whom it calls. */
  readonly mentions?: readonly number[] | undefined;
}

/** The public side of the user who wrote a message. */
interface WriterFace {
  readonly userId: number;
  readonly uid: number;
  readonly nickname: string;
  readonly avatar: string;
}

export interface Message {
  readonly conversationId: number;
  readonly seq: number;
  readonly role: WriterRole;
  /** Of a user's message. */
  readonly face?: WriterFace | undefined;
  /** Of a message of staff: for operators, never for users. */
  readonly operator?: string | undefined;
  readonly clientId: string;
  readonly atMs: number;
  readonly text: string;
  readonly uploadId: string | null;
  readonly card?: CardRow | undefined;
  readonly mark?: Mark | undefined;
  readonly mentions?: readonly number[] | undefined;
  readonly replyTo?: number | undefined;
  /** Of the message that it answers. */
  readonly quote?: Quote | undefined;
  readonly redacted?: RedactionReason | undefined;
}

export type Quote = NonNullable<MessageRow['quote']>;

export interface Conversation {
  readonly id: number;
  readonly kind: ConversationKind;
  readonly subject: string;
  readonly lastSeq: number;
  readonly lastAtMs: number;
  readonly staffReadSeq: number;
  readonly isOpen: boolean;
}

/** A conversation as one of its members sees it. */
export interface OwnConversation extends Conversation {
  readonly readSeq: number;
  readonly othersReadSeq: number;
  readonly unread: number;
}

/** The owner that a conversation's pictures are bound to. */
export function pictureOwner(conversationId: number): string {
  return `conversation ${conversationId}`;
}
