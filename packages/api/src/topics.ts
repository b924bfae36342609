import * as topics from './generated/topics.ts';
import { isTopicSpec, type TopicSpec } from './wire/define-topic.ts';

/** Every live topic, by the names they are exported under. */
export const allTopics: readonly TopicSpec[] = Object.values<unknown>(topics).filter(isTopicSpec);

interface NamedTopic {
  readonly topic: TopicSpec;
  /** As many parts as the topic's key has; the server checks their values. */
  readonly key: readonly string[];
}

/** The topic of a full name, or `undefined` without one of that name and number of key parts. */
export function parseTopicName(fullName: string): NamedTopic | undefined {
  const [name, ...key] = fullName.split(':');
  const topic = allTopics.find((candidate) => candidate.name === name);
  return topic !== undefined && topic.key.length === key.length ? { topic, key } : undefined;
}
