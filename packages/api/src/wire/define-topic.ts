import type * as z from 'zod/mini';
import type { Access } from './define-call.ts';
import { transform } from './transform.ts';

/**
 * One stream of live data. Its full name is the topic's name and its key parts, joined by ":": `candles:1:15min`.
 *
 * The client emits `subscribe` with `{ topics: [name, …] }` and is acknowledged with a `SubscribeReply`; `unsubscribe`
 * takes the same. The server emits `t` with `[name, message]`. A message is `{ seq, data }`: `seq` counts the updates
 * of a topic up by one, and a snapshot carries the `seq` of its state, so the first update after it has one more. A
 * client that sees a gap subscribes again and gets a new snapshot.
 */
export interface TopicSpec<
  Snapshot extends z.core.$ZodType = z.core.$ZodType,
  Update extends z.core.$ZodType = z.core.$ZodType,
> {
  readonly name: string;
  /** Names of the key parts, in order: `['pairId', 'period']`. */
  readonly key: readonly string[];
  readonly access: Exclude<Access, 'operator' | 'operator_door'>;
  /** One line for the API page. */
  readonly summary: string;
  readonly snapshot: Snapshot;
  readonly update: Update;
}

export type SnapshotOf<T> = T extends TopicSpec<infer S, infer _U> ? z.output<S> : never;
export type UpdateOf<T> = T extends TopicSpec<infer _S, infer U> ? z.output<U> : never;

/** A message of a topic: `data` is a snapshot in the reply to `subscribe`, and an update in a `t` event. */
export interface TopicMessage<Data = unknown> {
  readonly seq: number;
  readonly data: Data;
}

/** Acknowledgement of `subscribe`: one snapshot per topic that was granted, one code per topic that was not. */
export interface SubscribeReply {
  readonly ok: boolean;
  readonly snapshots: Readonly<Record<string, TopicMessage>>;
  readonly refused: Readonly<Record<string, TopicRefusal>>;
}

export const topicRefusals = ['topic_unknown', 'signed_out', 'too_many_topics', 'server_busy'] as const;
export type TopicRefusal = (typeof topicRefusals)[number];

/** Names of the socket events. */
export const socketEvents = { subscribe: 'subscribe', unsubscribe: 'unsubscribe', message: 't' } as const;
/** Topics one connection may hold at a time. */
export const topicsPerSocketMax = 64;

export function defineTopic<S extends z.core.$ZodType, U extends z.core.$ZodType>(
  topic: TopicSpec<S, U>,
): TopicSpec<S, U> {
  return topic;
}

/** `topicName(candlesTopic, 1, '15min')` is "candles:1:15min". */
export function topicName(topic: TopicSpec, ...key: readonly (string | number)[]): string {
  return [topic.name, ...key].join(':');
}

export function encodeSnapshot<T extends TopicSpec>(topic: T, snapshot: SnapshotOf<T>): unknown {
  return transform(topic.snapshot, 'encode', snapshot);
}

export function decodeSnapshot<T extends TopicSpec>(topic: T, raw: unknown): SnapshotOf<T> {
  return transform(topic.snapshot, 'decode', raw) as SnapshotOf<T>;
}

export function encodeUpdate<T extends TopicSpec>(topic: T, update: UpdateOf<T>): unknown {
  return transform(topic.update, 'encode', update);
}

export function decodeUpdate<T extends TopicSpec>(topic: T, raw: unknown): UpdateOf<T> {
  return transform(topic.update, 'decode', raw) as UpdateOf<T>;
}

/** True when an exported value is a topic, and not a part of one. */
export function isTopicSpec(value: unknown): value is TopicSpec {
  return typeof value === 'object' && value !== null && 'snapshot' in value && 'update' in value;
}
