import type { Rejected } from '@candor/kernel';
import type { Kysely } from 'kysely';
import type { PlatformTables } from '../database/tables.ts';
import type { Uploads } from '../uploads/uploads.ts';
import type { Bodies } from './bodies.ts';
import type { ConversationFeed } from './feed.ts';
import type { Author, Conversation, Message, NewMessage } from './message.ts';

export type SendCode =
  | 'conversation_not_found'
  | 'conversation_closed'
  | 'message_empty'
  | 'message_not_found'
  | 'messages_too_often'
  | 'upload_not_found'
  | 'request_id_reused';

/** Tells what a transaction has done, once that is durable. */
export type AfterCommit = (() => void) | undefined;

/** The part of writing that the owner of a kind of conversation adds, in the transaction that writes. */
export interface KindRules {
  /** Refuses a message that the general rules allow. */
  admits?(
    tx: Kysely<PlatformTables>,
    conversation: Conversation,
    message: NewMessage,
  ): Promise<Rejected<'messages_too_often'> | undefined>;
  /** Follows a message with what changes by it. Returns what is called after the commit. */
  wrote?(
    tx: Kysely<PlatformTables>,
    conversation: Conversation,
    message: Message,
    author: Author,
  ): Promise<AfterCommit>;
  /** Follows the taking away of a message, which is given as it was. Returns what is called after the commit. */
  redacted?(tx: Kysely<PlatformTables>, conversation: Conversation, message: Message): Promise<AfterCommit>;
  /** Follows a member's reading, after it is durable. */
  read?(conversation: Conversation, userId: number): Promise<void>;
}

export interface ConversationParts {
  readonly db: Kysely<PlatformTables>;
  readonly clock: () => number;
  readonly uploads: Uploads;
  readonly bodies: Bodies;
  readonly feed: ConversationFeed;
}
