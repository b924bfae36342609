import { type ChatRoom, getChatPicture, listChatMessages } from '@candor/api';
import { call, storage } from '#client/read.ts';
import { readJson } from '#client/storage.ts';
import { roomKeyOf } from '#features/conversations/delivery.ts';
import type { Talk } from '#features/conversations/talk.ts';

export function roomTalk(room: ChatRoom): Talk {
  return {
    key: roomKeyOf(room),
    page: (query) => call(listChatMessages, { room, ...query }),
    picture: (seq) => call(getChatPicture, { room, seq }),
  };
}

const seenKey = 'chatSeen';
const isSeen = (value: unknown): value is Record<string, number> =>
  typeof value === 'object' && value !== null && Object.values(value).every((seq) => typeof seq === 'number');
const allSeen = () => readJson(storage, seenKey, isSeen) ?? {};

/** The last message of a room that was seen on this device; undefined before the first. */
export function seenIn(room: ChatRoom): number | undefined {
  return allSeen()[room];
}

export function keepSeen(room: ChatRoom, seq: number): void {
  const seen = allSeen();
  if ((seen[room] ?? 0) < seq) storage.set(seenKey, JSON.stringify({ ...seen, [room]: seq }));
}
