import type { TopicSpec } from './define-topic.ts';
import { bookTopic } from './topics/book.ts';
import { candlesTopic } from './topics/candles.ts';
import { copyFeedTopic } from './topics/copy-feed.ts';
import { fundingTopic } from './topics/funding.ts';
import { indexTopic } from './topics/index-ticks.ts';
import { meTopic } from './topics/me.ts';
import { optionsTopic } from './topics/options.ts';
import { positionsTopic } from './topics/positions.ts';
import { riskTopic } from './topics/risk.ts';
import { tickersTopic } from './topics/tickers.ts';
import { tradesTopic } from './topics/trades.ts';

/** Each topic is in a file of its own, so that a page of the app takes with it what its own topics look like, and no others. */
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
