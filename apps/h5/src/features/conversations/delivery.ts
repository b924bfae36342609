import { type MessageRow, sendMessage } from '@candor/api';
import { call, session, socket, storage } from '#client/read.ts';
import { createMyConversations } from './my-conversations.ts';
import { createOutbox } from './outbox.ts';
import type { Outgoing } from './talk.ts';

/* The one outbox of the app and the one subscription of private conversations, wired to the client. */

const keyOfPrivate = 'case';

/** The key of a private conversation. */
export function talkKeyOf(conversationId: number): string {
  return `${keyOfPrivate} ${conversationId}`;
}

function deliver({ talk, clientId, text, picture, replyTo }: Outgoing): Promise<MessageRow> {
  const conversationId = Number(talk.slice(keyOfPrivate.length + 1));
  return call(sendMessage, { conversationId, clientId, text, picture, replyTo });
}

export const outbox = createOutbox({
  storage,
  now: Date.now,
  login: session.login,
  send: deliver,
  later(ms, act) {
    const timer = setTimeout(act, ms);
    return () => clearTimeout(timer);
  },
});

export const myConversations = createMyConversations(socket);

session.onChange(() => {
  outbox.forget();
  myConversations.forget();
});
socket.connection.subscribe(({ state }) => {
  if (state === 'open') outbox.wakeAll();
});
window.addEventListener('online', () => outbox.wakeAll());
outbox.wakeAll();
