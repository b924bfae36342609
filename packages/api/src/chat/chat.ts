import * as z from 'zod/mini';
import { type CardRow, reportReasons } from '../conversations/conversation.ts';
import { countNumber, flag, idNumber, textUpTo, timeMs, uidNumber, wordOf } from '../wire/fields.ts';
import { described, wireObject } from '../wire/wire-object.ts';

/** The public rooms, by the code of their language: one for each that the site is written in. */
export const chatRooms = ['vn', 'zh', 'en'] as const;
export type ChatRoom = (typeof chatRooms)[number];
export const chatRoomWire = wordOf(chatRooms);

export const chatMessageSizeMax = 500;
export const chatText = described(
  textUpTo(chatMessageSizeMax),
  `Up to ${chatMessageSizeMax} characters. Links, addresses and phone numbers are covered.`,
);

export const muteReasons = reportReasons;
export type MuteReason = (typeof muteReasons)[number];

/** Reasons that a user cannot write in a room now. */
const silences = ['signed_out', 'nickname', 'account_age', 'muted', 'level'] as const;
export type ChatSilence = (typeof silences)[number];

/** Terms of a room that an operator sets. */
export const chatTermsFields = {
  slowSeconds: described(countNumber, 'Between two messages of one user; 0: slow mode is off.'),
  level: described(countNumber, 'The identity level that one needs to write: 0 to 2.'),
  accountAgeMinutes: described(countNumber, 'The age of an account that may write.'),
} as const;

/** A room as its reader finds it. */
export const chatRoomRow = wireObject({
  conversationId: described(idNumber, 'For reports.'),
  room: chatRoomWire,
  lastSeq: countNumber,
  ...chatTermsFields,
  canWrite: flag,
  silence: z.optional(described(wordOf(silences), 'Why the caller cannot write.')),
  untilMs: z.optional(described(timeMs, 'When that ends by itself.')),
  reason: z.optional(described(wordOf(muteReasons), 'Of a mute.')),
  canSendPictures: described(flag, 'Verified users may.'),
});
export type ChatRoomRow = z.output<typeof chatRoomRow>;

export const chatMuteRow = wireObject({
  uid: uidNumber,
  nickname: z.string(),
  reason: wordOf(muteReasons),
  operator: z.string(),
  fromMs: timeMs,
  untilMs: timeMs,
});

/** The kinds of cards that may be shared in a room. */
export const sharedCardKinds = ['ticket', 'option'] as const;
export type SharedCardKind = (typeof sharedCardKinds)[number];

export const sharedCardKindWire = wordOf(sharedCardKinds);

/** True of a trade that has ended: a closed position, a settled option. */
export function isEndedTrade({ kind, status }: CardRow): boolean {
  if (kind === 'ticket') return status === 'closed';
  return kind === 'option' && ['won', 'lost', 'refunded'].includes(status);
}

/** A trade as a room sees it: how it went, in percent; amounts only where its owner shows them. */
export function sharedCard(card: CardRow, showsAmounts: boolean): CardRow {
  if (showsAmounts) return card;
  const { amount: _amount, result: _result, unit: _unit, ...shown } = card;
  return shown;
}
