import type { ChatRoomRow, ChatSilence } from '@candor/api';
import type { Chat, ChatSilenceCode } from '@candor/platform';

const silenceOf: Readonly<Partial<Record<ChatSilenceCode, ChatSilence>>> = {
  chat_muted: 'muted',
  chat_nickname_needed: 'nickname',
  chat_account_too_new: 'account_age',
  chat_level_needed: 'level',
};

/** A room as this user, or a visitor, finds it. */
export async function chatRoomRowOf(
  chat: Chat,
  name: ChatRoomRow['room'],
  userId: number | undefined,
): Promise<ChatRoomRow> {
  const { lastSeq } = await chat.conversation(name);
  const room = await chat.room(name);
  const { conversationId, slowSeconds, level, accountAgeMinutes } = room;
  const shown = { conversationId, room: name, lastSeq, slowSeconds, level, accountAgeMinutes };
  if (userId === undefined) return { ...shown, canWrite: false, silence: 'signed_out', canSendPictures: false };
  const { refused, mute, canSendPictures } = await chat.writer(userId, room);
  if (refused === undefined) return { ...shown, canWrite: true, canSendPictures };
  const silence = silenceOf[refused.code];
  return {
    ...shown,
    canWrite: false,
    canSendPictures,
    ...(silence !== undefined && { silence }),
    ...(refused.untilMs !== undefined && { untilMs: refused.untilMs }),
    ...(silence === 'muted' && mute !== undefined && { reason: mute.reason }),
  };
}
