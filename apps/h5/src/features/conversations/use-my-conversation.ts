import { useEffect } from 'react';
import { useStore } from 'zustand';
import { myConversations } from './delivery.ts';

/** A user's own private conversation, live; undefined until it is known. */
export function useMyConversation(conversationId: number) {
  return useStore(myConversations.store, ({ rows }) => rows.get(conversationId));
}

/** The number of unread messages in a private conversation, live. */
export function useUnreadIn(conversationId: number): number {
  useEffect(() => myConversations.watch(), []);
  return useMyConversation(conversationId)?.unread ?? 0;
}
