import type { TopicRefusal, TopicSpec } from '@candor/api';
import type { AccountId } from '@candor/exchange';
import type { Outcome } from '@candor/kernel';
import type { Deps } from '../serving/deps.ts';
import type { Pair } from '../market/instruments.ts';
import type { PairStream, Publisher, Stream, UserTopic } from './stream.ts';

/** The dependencies of streams. */
export interface TopicParts
  extends Pick<Deps, 'exchange' | 'reader' | 'platform' | 'market' | 'writes' | 'chain' | 'site' | 'clock'> {
  readonly publisher: Publisher;
  readonly onError: (error: unknown) => void;
}

type OpenSite = (parts: TopicParts) => Stream;
type OpenPair = (pair: Pair, parts: TopicParts, rest: readonly string[]) => Outcome<PairStream, TopicRefusal>;
type OpenKeyed = (key: readonly string[], parts: TopicParts) => Outcome<Stream, TopicRefusal>;
type OpenOwn = (accountId: AccountId, parts: TopicParts) => UserTopic;

/** A topic with the way to open a stream of it, which the hub keeps while it has listeners. */
export type ServedTopic<Topic extends TopicSpec = TopicSpec> = { readonly topic: Topic } & (
  | { readonly of: 'site'; readonly open: OpenSite }
  | { readonly of: 'key'; readonly open: OpenKeyed }
  | { readonly of: 'pair'; readonly open: OpenPair }
  | { readonly of: 'user'; readonly open: OpenOwn }
);

/** Serves a topic that is one for everybody. */
export function siteTopic<Topic extends TopicSpec>(topic: Topic, open: OpenSite): ServedTopic<Topic> {
  return { topic, of: 'site', open };
}

/** Serves a topic that is one for everybody under each key; `open` refuses a key that names nothing. */
export function keyedTopic<Topic extends TopicSpec>(topic: Topic, open: OpenKeyed): ServedTopic<Topic> {
  return { topic, of: 'key', open };
}

/** Serves a topic of each pair, whose number is the first part of its key; `open` gets the parts behind it. */
export function pairTopic<Topic extends TopicSpec>(topic: Topic, open: OpenPair): ServedTopic<Topic> {
  return { topic, of: 'pair', open };
}

/** Serves a topic that is each user's own. */
export function userTopic<Topic extends TopicSpec>(topic: Topic, open: OpenOwn): ServedTopic<Topic> {
  return { topic, of: 'user', open };
}
