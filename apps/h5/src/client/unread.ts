import { createStore } from 'zustand/vanilla';

/** Unread messages of the user's private conversations, for the marks on the way to them. */
export const unread = createStore<{ readonly messages: number }>(() => ({ messages: 0 }));
