import * as z from 'zod/mini';
import { defineTopic, type TopicSpec } from './define-topic.ts';
import { amountText, countNumber, idNumber, lotsText, signedAmountText, symbolText } from './fields.ts';
import { contractTermsRow } from './shapes/contract-terms.ts';
import { directionWire, ticketEndReasonWire } from './shapes/contract-words.ts';
import { copyFeedRow } from './shapes/copy.ts';
import { leverAccountRow, leverRisk } from './shapes/lever-account.ts';
import { bookPicture, candlePeriods, candleRow, levelPair, tapeRow, tickerRow } from './shapes/market.ts';
import { gridTick, optionRow } from './shapes/option.ts';
import { orderRow } from './shapes/order.ts';
import { ticketRow } from './shapes/ticket.ts';
import { balanceRow, conversionRow, transferRow } from './shapes/wallet.ts';
import { fundingTopic } from './topics/funding.ts';
import { described, named, wireObject } from './wire.ts';

// In a file of its own, because only its pages need what a deposit and a withdrawal look like.
export { fundingTopic };

export const tickersTopic = defineTopic({
  name: 'tickers',
  key: [],
  access: 'visitor',
  summary:
    'Last price, change and volumes of all pairs; updates hold only the pairs that changed, at most twice a second.',
  snapshot: z.array(tickerRow),
  update: z.array(tickerRow),
});

export const bookTopic = defineTopic({
  name: 'book',
  key: ['pairId'],
  access: 'visitor',
  summary: "Order book of one pair: a picture, then numbered changes. A change's number is one more than the last.",
  snapshot: bookPicture,
  update: wireObject({
    number: described(countNumber, "One more than the picture's or the last change's."),
    bids: described(z.array(levelPair), 'Levels that are new or changed; amount "0": the level is gone.'),
    asks: z.array(levelPair),
  }),
});

export const tradesTopic = defineTopic({
  name: 'trades',
  key: ['pairId'],
  access: 'visitor',
  summary: 'Trades of one pair: the last ones newest first, then new ones oldest first.',
  snapshot: z.array(tapeRow),
  update: z.array(tapeRow),
});

export const candlesTopic = defineTopic({
  name: 'candles',
  key: ['pairId', 'period'],
  access: 'visitor',
  summary: `The running candle of one pair and period (${candlePeriods.join(', ')}); a later start means a new candle.`,
  snapshot: candleRow,
  update: candleRow,
});

/** What just happened to the signed-in user: to say in a toast, while the lists come from `balances` and `orders`. */
export const notice = wireObject({
  kind: z.enum([
    'order_filled',
    'order_partly_filled',
    'order_triggered',
    'order_ended',
    'transfer',
    'conversion',
    'claim',
  ]),
  orderId: z.optional(idNumber),
  transfer: z.optional(transferRow),
  conversion: z.optional(conversionRow),
});
export type Notice = z.output<typeof notice>;

export const meTopic = defineTopic({
  name: 'me',
  key: [],
  access: 'signed_in',
  summary:
    'The signed-in user: balances and orders as they stand, then those that changed, with notices of what happened.',
  snapshot: wireObject({
    sequence: described(countNumber, 'Journal sequence the picture stands at.'),
    balances: z.array(balanceRow),
    orders: described(z.array(orderRow), 'Open and waiting, newest first.'),
  }),
  update: wireObject({
    sequence: described(countNumber, 'Journal sequence of the change.'),
    balances: z.array(balanceRow),
    orders: described(z.array(orderRow), 'Changed orders; one with a final status has left the open list.'),
    notices: z.array(notice),
  }),
});

export const indexTopic = defineTopic({
  name: 'index',
  key: ['pairId'],
  access: 'visitor',
  summary: 'Index of one pair on its grid: the ticks of the last minute, then each new one as it is made.',
  snapshot: described(z.array(gridTick), 'Oldest first; an instant without a valid price is left out.'),
  update: z.array(gridTick),
});

/** What just happened to one of the user's tickets: to say in a toast. */
export const ticketNotice = wireObject({
  kind: z.enum(['opened', 'closed', 'partly_closed', 'cancelled', 'overnight_charged', 'margin_drawn', 'liquidated']),
  ticketId: named('id', idNumber),
  pairId: idNumber,
  symbol: symbolText,
  direction: named('type', z.optional(directionWire)),
  lots: named('share', z.optional(lotsText)),
  price: z.optional(amountText),
  profit: z.optional(described(signedAmountText, 'Of a close: from prices, less its fee.')),
  fee: z.optional(described(amountText, 'Of a night.')),
  reason: z.optional(ticketEndReasonWire),
});
export type TicketNotice = z.output<typeof ticketNotice>;

export const positionsTopic = defineTopic({
  name: 'positions',
  key: [],
  access: 'signed_in',
  summary:
    'The lever account and its live tickets as they stand, then those that changed. Prices alone change nothing here: figures are computed from `tickers` or `index`, and `risk` sends the account.',
  snapshot: wireObject({
    sequence: countNumber,
    account: leverAccountRow,
    tickets: described(z.array(ticketRow), 'Pending, open and closing, newest first.'),
    terms: described(z.array(contractTermsRow), 'Of the tickets.'),
  }),
  update: wireObject({
    sequence: countNumber,
    account: leverAccountRow,
    tickets: described(z.array(ticketRow), 'New or changed ones.'),
    endedIds: described(z.array(idNumber), 'Tickets that are live no more.'),
    terms: described(z.array(contractTermsRow), 'Of the tickets in this update.'),
    notices: z.array(ticketNotice),
  }),
});

export const riskTopic = defineTopic({
  name: 'risk',
  key: [],
  access: 'signed_in',
  summary: 'The lever account at the present mark, at most once a second while it changes.',
  snapshot: leverRisk,
  update: leverRisk,
});

export const optionsTopic = defineTopic({
  name: 'options',
  key: [],
  access: 'signed_in',
  summary: 'Live options, newest first; then those that were bought, got their strike, or were settled.',
  snapshot: wireObject({ sequence: countNumber, options: z.array(optionRow) }),
  update: wireObject({ sequence: countNumber, options: z.array(optionRow) }),
});

export const copyFeedTopic = defineTopic({
  name: 'copy_feed',
  key: [],
  access: 'signed_in',
  summary: "What became of my traders' trades: the last twenty, newest first; then new ones.",
  snapshot: z.array(copyFeedRow),
  update: z.array(copyFeedRow),
});

export const allTopics: readonly TopicSpec[] = [
  tickersTopic,
  bookTopic,
  tradesTopic,
  candlesTopic,
  indexTopic,
  meTopic,
  positionsTopic,
  riskTopic,
  optionsTopic,
  copyFeedTopic,
  fundingTopic,
];

export interface NamedTopic {
  readonly topic: TopicSpec;
  /** As many parts as the topic's key has; what they may be is the server's to check. */
  readonly key: readonly string[];
}

/** The topic of a full name, or `undefined` when there is none of that name and number of key parts. */
export function parseTopicName(fullName: string): NamedTopic | undefined {
  const [name, ...key] = fullName.split(':');
  const topic = allTopics.find((candidate) => candidate.name === name);
  return topic !== undefined && topic.key.length === key.length ? { topic, key } : undefined;
}
