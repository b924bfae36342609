import { type ChatRoom, type MessageRow, sendChatMessage, sendMessage } from '@candor/api';
import { call, session, socket, storage } from '#client/read.ts';
import { createMyConversations } from './my-conversations.ts';
import { createOutbox } from './outbox.ts';
import type { Outgoing } from './talk.ts';

/* The one outbox of the app and the one subscription of private conversations, wired to the client. */

const keyOfPrivate = 'case';
const keyOfRoom = 'room';

/** The key of a private conversation. */
export function talkKeyOf(conversationId: number): string {
  return `${keyOfPrivate} ${conversationId}`;
}

/** The key of a room. */
export function roomKeyOf(room: ChatRoom): string {
  return `${keyOfRoom} ${room}`;
}

function deliver({ talk, clientId, text, picture, replyTo, card }: Outgoing): Promise<MessageRow> {
  if (talk.startsWith(keyOfRoom)) {
    const room = talk.slice(keyOfRoom.length + 1) as ChatRoom;
    const trade = card && { tradeKind: card.kind, tradeId: card.objectId, showsAmounts: card.showsAmounts };
    return call(sendChatMessage, { room, clientId, text, picture, replyTo, ...trade });
  }
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
