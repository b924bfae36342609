import * as z from 'zod/mini';
import { defineTopic } from '../../wire/define-topic.ts';
import { amountText, countNumber, idNumber, wordOf } from '../../wire/fields.ts';
import { described, named, wireObject } from '../../wire/wire-object.ts';

/** The fates of a subscription: tokens were bought or shared out, became available, or the pay went back. */
const subscriptionNews = ['subscribed', 'allocated', 'released', 'refunded'] as const;

const subscriptionChange = wireObject({
  subscriptionId: named('id', idNumber),
  projectId: idNumber,
  tokenCode: named('currency_name', z.string()),
  news: wordOf(subscriptionNews),
  amount: z.optional(described(amountText, 'Tokens of this change; absent when the pay went back.')),
});
export type SubscriptionChange = z.output<typeof subscriptionChange>;

export const ieoTopic = defineTopic({
  name: 'ieo',
  key: [],
  access: 'signed_in',
  summary: 'Changes of my subscriptions to sales of tokens: read the list again after each, and after a new picture.',
  snapshot: wireObject({ sequence: countNumber }),
  update: wireObject({ sequence: countNumber, changes: z.array(subscriptionChange) }),
});
