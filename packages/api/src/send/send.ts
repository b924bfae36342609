import * as z from 'zod/mini';
import { amountText, idNumber, textUpTo, timeMs, wordOf } from '../wire/fields.ts';
import { described, named, wireObject } from '../wire/wire-object.ts';

/** The ways to name a recipient. `uid`: the public number of a user. */
const recipientKinds = ['email', 'phone', 'uid'] as const;
export type RecipientKind = (typeof recipientKinds)[number];
export const recipientKindWire = wordOf(recipientKinds);

/** The time for which a recipient that was looked up can be sent to. */
export const recipientLifeMs = 15 * 60_000;
/** The lookups of one user and UTC day, found or not. */
export const lookupsPerDay = 50;
/** The people whom a user sent to last. */
export const recentRecipientsMax = 5;
/** Characters of a note. */
export const noteMax = 80;

export const recipientText = described(
  textUpTo(600, 16),
  'From `/wallet/send/recipient`, `/recents` or `/sender` beside it: good for its asker alone, and for 15 minutes.',
);

const faceFields = {
  name: described(z.string(), 'The nickname with most of it hidden: `Mi***nh`.'),
  avatar: described(z.string(), 'Path of the picture; empty when none was chosen.'),
};

export const recipientRow = wireObject({
  recipient: recipientText,
  ...faceFields,
  expiresAtMs: timeMs,
});

export const recentRecipientRow = wireObject({
  recipient: recipientText,
  ...faceFields,
  expiresAtMs: timeMs,
  assetId: named('currency', described(idNumber, 'Of the last send to them.')),
  code: named('currency_name', z.string()),
  atMs: named('create_time', timeMs),
});
export type RecentRecipientRow = z.output<typeof recentRecipientRow>;

/** The side of a send that is its reader's. */
export const sendSides = ['sent', 'received'] as const;
export type SendSide = (typeof sendSides)[number];
export const sendSideWire = wordOf(sendSides);

export const sendRow = wireObject({
  sendId: named('id', idNumber),
  side: sendSideWire,
  ...faceFields,
  assetId: named('currency', idNumber),
  code: named('currency_name', z.string()),
  amount: named('number', amountText),
  note: z.optional(described(z.string(), 'The words of the sender.')),
  atMs: named('create_time', timeMs),
});
export type SendRow = z.output<typeof sendRow>;
