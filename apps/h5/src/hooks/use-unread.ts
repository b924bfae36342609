import { useStore } from 'zustand';
import { unread } from '#client/unread.ts';

/** The number of unread messages in the user's cases with customer service; 0 until it is known. */
export function useUnreadMessages(): number {
  return useStore(unread, ({ messages }) => messages);
}

/** The number of the user's unread notices; 0 until it is known. */
export function useUnreadNotices(): number {
  return useStore(unread, ({ notices }) => notices);
}
