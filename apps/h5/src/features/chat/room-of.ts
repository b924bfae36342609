import { type ChatRoom, chatRooms, type LanguageCode } from '@candor/api';

export function isChatRoom(name: string | undefined): name is ChatRoom {
  return (chatRooms as readonly (string | undefined)[]).includes(name);
}

/** The room of a language; the English one where a language has none. */
export function roomOf(language: LanguageCode): ChatRoom {
  return isChatRoom(language) ? language : 'en';
}
