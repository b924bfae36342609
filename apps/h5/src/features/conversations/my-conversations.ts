import {
  type ConversationKind,
  type ConversationRow,
  conversationsTopic,
  type MessageRow,
  type WriterRole,
} from '@candor/api';
import { createStore } from 'zustand/vanilla';
import { createSharedWatch } from '#client/live/shared-watch.ts';
import type { SocketClient } from '#client/socket.ts';

/** The live news of one conversation. */
interface ConversationListener {
  /** The connection is new: the conversation reaches to this number. */
  readonly onState: (row: ConversationRow) => void;
  readonly onMessages: (messages: readonly MessageRow[]) => void;
  readonly onRedaction: (seq: number, reason: NonNullable<MessageRow['redacted']>) => void;
  readonly onTyping: (role: WriterRole) => void;
}

interface MyConversationsState {
  readonly isKnown: boolean;
  readonly rows: ReadonlyMap<number, ConversationRow>;
}

/** Unread messages in conversations of one kind: each kind has its own mark. */
export function unreadOf(kind: ConversationKind, rows: Iterable<Pick<ConversationRow, 'kind' | 'unread'>>): number {
  return [...rows].reduce((sum, row) => sum + (row.kind === kind ? row.unread : 0), 0);
}

const nothing: MyConversationsState = { isKnown: false, rows: new Map() };

/** The user's private conversations with what is unread, live; and the news of each for who shows it. */
export function createMyConversations(socket: SocketClient) {
  const store = createStore<MyConversationsState>(() => nothing);
  const listeners = new Map<number, Set<ConversationListener>>();
  const tell = (conversationId: number, news: (listener: ConversationListener) => void): void => {
    for (const listener of listeners.get(conversationId) ?? []) news(listener);
  };
  function put(rows: readonly ConversationRow[]): void {
    if (store.getState().isKnown && rows.length === 0) return;
    const after = new Map(store.getState().rows);
    for (const row of rows) after.set(row.conversationId, row);
    store.setState({ isKnown: true, rows: after });
    for (const row of rows) tell(row.conversationId, ({ onState }) => onState(row));
  }
  const start = () =>
    socket.subscribe(conversationsTopic, [], {
      onSnapshot: ({ conversations }) => put(conversations),
      onUpdate({ conversations, messages, redactions, typing }) {
        const byConversation = new Map<number, MessageRow[]>();
        for (const { conversationId, message } of messages)
          byConversation.set(conversationId, [...(byConversation.get(conversationId) ?? []), message]);
        for (const [id, fresh] of byConversation) tell(id, ({ onMessages }) => onMessages(fresh));
        for (const { conversationId, seq, reason } of redactions)
          tell(conversationId, ({ onRedaction }) => onRedaction(seq, reason));
        for (const { conversationId, role } of typing) tell(conversationId, ({ onTyping }) => onTyping(role));
        // Last: a row that reaches further than its messages tells of a hole.
        put(conversations);
      },
    });
  return {
    store,
    watch: createSharedWatch(start),
    forget: () => store.setState(nothing),
    listen(conversationId: number, listener: ConversationListener): () => void {
      const known = listeners.get(conversationId) ?? new Set();
      listeners.set(conversationId, known.add(listener));
      return () => {
        known.delete(listener);
        if (known.size === 0) listeners.delete(conversationId);
      };
    },
  };
}
