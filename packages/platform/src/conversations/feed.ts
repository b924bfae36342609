import type { RedactionReason, WriterRole } from '@candor/api';
import type { Conversation, Message } from './message.ts';

interface Member {
  readonly userId: number;
  /** At the exchange, by which live topics know their user. */
  readonly accountId: number | null;
}

/** Something new in a conversation, told after it is durable; typing is told only. */
export type ConversationNews = {
  readonly conversation: Pick<Conversation, 'id' | 'kind' | 'subject'>;
  /** Nobody in a public one. */
  readonly members: readonly Member[];
} & (
  | { readonly kind: 'message'; readonly message: Message }
  | { readonly kind: 'redacted'; readonly seq: number; readonly reason: RedactionReason }
  /** Read marks, or whether it is open. */
  | { readonly kind: 'changed' }
  | { readonly kind: 'typing'; readonly role: WriterRole; readonly userId?: number | undefined }
);

/** Tells listeners of this process what is new in conversations. It keeps nothing: a listener that comes later reads. */
export class ConversationFeed {
  readonly #listeners = new Set<(news: ConversationNews) => void>();

  /** Returns the function that ends it. */
  listen(listener: (news: ConversationNews) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  tell(news: ConversationNews): void {
    for (const listener of this.#listeners) listener(news);
  }
}
