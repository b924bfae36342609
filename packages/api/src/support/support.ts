import * as z from 'zod/mini';
import { cardRow } from '../conversations/conversation.ts';
import { amountText, countNumber, flag, idNumber, textUpTo, timeMs, uidNumber, wordOf } from '../wire/fields.ts';
import { described, named, wireObject } from '../wire/wire-object.ts';

export const supportTopics = ['deposit', 'withdrawal', 'trading', 'security', 'identity', 'rewards', 'other'] as const;
export type SupportTopic = (typeof supportTopics)[number];
export const supportTopicWire = wordOf(supportTopics);

/** Waiting for its first answer, open for a further one, answered, solved. */
const supportStates = ['waiting', 'open', 'answered', 'solved'] as const;
export type SupportState = (typeof supportStates)[number];
export const supportStateWire = wordOf(supportStates);

export const ratingMax = 5;

/** The ratings of cases together. */
export const satisfactionFields = {
  opened: described(countNumber, 'Cases.'),
  solved: described(countNumber, 'Of them: solved now.'),
  rated: described(countNumber, 'Of them: rated.'),
  ratings: described(z.array(countNumber), `How many gave 1, 2, … ${ratingMax}.`),
  average: z.optional(described(amountText, 'Of the ratings, with two decimals; absent without any.')),
};

/** One case, as its user sees it. */
export const supportCaseRow = wireObject({
  caseId: named('id', idNumber),
  conversationId: idNumber,
  topic: supportTopicWire,
  state: supportStateWire,
  openedAtMs: timeMs,
  lastAtMs: timeMs,
  unread: countNumber,
  object: z.optional(cardRow),
  rating: z.optional(described(idNumber, `1 to ${ratingMax}.`)),
  canRate: described(flag, 'Solved, and not rated yet.'),
});
export type SupportCaseRow = z.output<typeof supportCaseRow>;

/** The same for operators. */
export const supportQueueRow = wireObject({
  caseId: named('id', idNumber),
  conversationId: idNumber,
  uid: uidNumber,
  nickname: z.string(),
  lang: z.string(),
  topic: supportTopicWire,
  state: supportStateWire,
  operator: described(z.string(), 'The operator who has taken it; empty while nobody has.'),
  openedAtMs: timeMs,
  waitingSinceMs: z.optional(timeMs),
  lastAtMs: timeMs,
  object: z.optional(cardRow),
  rating: z.optional(idNumber),
  comment: z.optional(z.string()),
});
export type SupportQueueRow = z.output<typeof supportQueueRow>;

export const supportNote = wireObject({ operator: z.string(), atMs: timeMs, text: z.string() });

export const cannedAnswerRow = wireObject({
  answerKey: named('key', z.string()),
  lang: z.string(),
  title: z.string(),
  text: z.string(),
});

export const caseIdField = named('id', idNumber);
export const supportComment = described(textUpTo(500), 'For the operators.');
