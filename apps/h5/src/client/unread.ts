import { createStore } from 'zustand/vanilla';

/** Unread messages of the user's cases with customer service, and their unread notices, for the marks on the way to them. */
export const unread = createStore<{ readonly messages: number; readonly notices: number }>(() => ({
  messages: 0,
  notices: 0,
}));
