import * as z from 'zod/mini';
import {
  amountText,
  countNumber,
  flag,
  idNumber,
  signedAmountText,
  textUpTo,
  timeMs,
  uidNumber,
  wordOf,
} from '../wire/fields.ts';
import { parameterRule } from '../wire/parameter-rules.ts';
import { described, wireObject } from '../wire/wire-object.ts';

/** The role of the session that wrote a message. A badge is drawn from it and from nothing else. */
export const writerRoles = ['user', 'staff', 'assistant', 'system'] as const;
export type WriterRole = (typeof writerRoles)[number];

/** The owner of a conversation. */
export const conversationKinds = ['support', 'room', 'otc'] as const;
export type ConversationKind = (typeof conversationKinds)[number];

export const messageSizeMax = 2_000;

/** Reasons to take a message back; its place and the reason remain. */
export const redactionReasons = ['contacts', 'abuse', 'spam', 'scam', 'personal_data'] as const;
export type RedactionReason = (typeof redactionReasons)[number];

export const reportReasons = ['impersonation', 'scam', 'abuse', 'spam', 'other'] as const;
export type ReportReason = (typeof reportReasons)[number];

/** Kinds of objects that a card can show. */
const cardKinds = [
  'order',
  'deposit',
  'withdrawal',
  'ticket',
  'option',
  'conversion',
  'loan',
  'locked',
  'identity',
  'dual',
  'ieo',
  'otc',
  'case',
] as const;
export type CardKind = (typeof cardKinds)[number];
export const cardKindWire = wordOf(cardKinds);

/** "17", and of a payment "d12" or "c3". */
export const objectIdPattern = /^[dc]?[1-9]\d{0,14}$/;

/** The number of an object of a user's, as lists of its kind have it. */
export const objectIdText = described(
  z.string(parameterRule('not_text')).check(z.regex(objectIdPattern, parameterRule('invalid'))),
  'Its number, as lists of its kind have it: "17", of a deposit "d12".',
);

/** An object of a user as the server read it; every reader of the message gets the same figures. */
export const cardRow = wireObject({
  kind: cardKindWire,
  objectId: described(z.string(), 'Its number, as lists of its kind have it: "17", of a deposit "d12".'),
  title: described(z.string(), 'A market, or an asset with its network: BTC/USDT. Of a case its topic: deposit.'),
  side: z.optional(described(z.string(), 'buy, sell, long, short, up or down.')),
  multiple: z.optional(described(countNumber, 'Leverage.')),
  amount: z.optional(amountText),
  unit: z.optional(described(z.string(), 'What the amount and the result are counted in.')),
  price: z.optional(amountText),
  closePrice: z.optional(amountText),
  result: z.optional(signedAmountText),
  percent: z.optional(described(signedAmountText, 'The result in percent of what was put in.')),
  status: z.string(),
  atMs: timeMs,
});
export type CardRow = z.output<typeof cardRow>;

/** Something that happened in a conversation, as a line between its messages. */
const conversationMarks = [
  'taken',
  'solved',
  'reopened',
  'muted',
  'unmuted',
  'slow_mode',
  'level_required',
  'account_age',
] as const;

const markRow = wireObject({
  kind: wordOf(conversationMarks),
  name: z.optional(described(z.string(), 'Of the user it concerns.')),
  reason: z.optional(z.string()),
  untilMs: z.optional(timeMs),
  value: z.optional(
    described(
      countNumber,
      'Seconds between two messages, the level to write, or the minutes that an account has to be old.',
    ),
  ),
});

export const quoteSizeMax = 120;

/** The beginning of the message that another one answers, as it is now: what was taken away is gone here too. */
const quoteRow = wireObject({
  seq: idNumber,
  role: wordOf(writerRoles),
  nickname: z.optional(z.string()),
  text: described(z.string(), `Up to ${quoteSizeMax} characters; empty of a picture or a card alone.`),
  redacted: z.optional(wordOf(redactionReasons)),
});

export const messageRow = wireObject({
  seq: described(idNumber, 'Counted up by one within its conversation.'),
  role: wordOf(writerRoles),
  uid: z.optional(described(uidNumber, 'Of the user who wrote it.')),
  nickname: z.optional(z.string()),
  avatar: z.optional(z.string()),
  clientId: z.optional(described(z.string(), 'The one it was sent with; only to its author.')),
  atMs: timeMs,
  text: described(z.string(), 'Plain text: nothing in it is markup.'),
  hasPicture: flag,
  card: z.optional(cardRow),
  mark: z.optional(markRow),
  mentions: z.optional(described(z.array(idNumber), 'Users whom a message in a room calls.')),
  replyTo: z.optional(idNumber),
  quote: z.optional(described(quoteRow, 'Of the message that it answers.')),
  redacted: z.optional(wordOf(redactionReasons)),
});
export type MessageRow = z.output<typeof messageRow>;

/** One of the caller's own conversations. */
export const conversationRow = wireObject({
  conversationId: idNumber,
  kind: wordOf(conversationKinds),
  lastSeq: countNumber,
  readSeq: countNumber,
  othersReadSeq: described(countNumber, 'Up to which the other side has read.'),
  unread: countNumber,
  isOpen: described(flag, 'Messages can be written.'),
  lastAtMs: timeMs,
});
export type ConversationRow = z.output<typeof conversationRow>;

/** Made by the client before it sends; of several messages of one author with the same id the first is kept, for ever. */
export const clientMessageId = described(
  z.string(parameterRule('not_a_request_id')).check(z.regex(/^[\w-]{8,64}$/, parameterRule('not_a_request_id'))),
  'Made by the client: 8 to 64 letters, digits, "-" and "_". Of several with the same id the first is kept, for ever.',
);

export const messageText = described(
  textUpTo(messageSizeMax),
  `Up to ${messageSizeMax} characters. Invisible characters are taken out.`,
);

/** Pages of messages go by their numbers: before one, or after one. */
export const messagePageFields = {
  beforeSeq: z.optional(described(idNumber, 'Messages before this one; absent: the newest.')),
  afterSeq: z.optional(described(countNumber, 'Messages after this one, oldest first; wins over the other.')),
  limit: z._default(
    described(
      idNumber.check(z.refine((limit) => limit <= 100, parameterRule('out_of_range'))),
      'A whole number from 1 to 100.',
    ),
    30,
  ),
};

/** Messages in the order of their numbers. */
export const messagePage = wireObject({
  messages: z.array(messageRow),
  lastSeq: countNumber,
  hasMore: described(flag, 'There are more on that side.'),
});
export type MessagePage = z.output<typeof messagePage>;
