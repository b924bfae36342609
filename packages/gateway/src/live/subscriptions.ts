import {
  parseTopicName,
  socketEvents,
  type SubscribeReply,
  type TopicMessage,
  type TopicRefusal,
  topicsPerSocketMax,
} from '@candor/api';
import type { AccountId } from '@candor/exchange';
import type { Socket } from 'socket.io';
import { takeOfAddress } from '../http/client-address.ts';
import type { RateLimiter } from '../http/rate-limiter.ts';
import type { TopicRegistry } from './topic-registry.ts';

/** A socket's surroundings. */
interface Subscriber {
  readonly hub: TopicRegistry;
  readonly limiter: RateLimiter;
  /** Its user's, if it has one. */
  readonly accountId: AccountId | undefined;
  readonly ip: string;
  readonly onError: (error: unknown) => void;
}

const nameSizeMax = 64;
const ownTopicWeight = 5;

/** Lets one socket subscribe and unsubscribe. */
export function takeSubscriptions(socket: Socket, { hub, limiter, accountId, ip, onError }: Subscriber): void {
  /** The room of each topic this socket holds. */
  const rooms = new Map<string, string>();

  async function subscribe(topics: readonly string[]): Promise<SubscribeReply> {
    const snapshots: Record<string, TopicMessage> = {};
    const refused: Record<string, TopicRefusal> = {};
    for (const topic of topics) {
      const outcome = await enter(topic);
      if (outcome.ok) snapshots[topic] = outcome.value;
      else refused[topic] = outcome.code;
    }
    return { ok: Object.keys(refused).length === 0, snapshots, refused };
  }

  async function enter(topic: string) {
    if (isTooOften(topic)) return { ok: false, code: 'server_busy' } as const;
    if (!rooms.has(topic) && rooms.size >= topicsPerSocketMax) return { ok: false, code: 'too_many_topics' } as const;
    const stream = hub.open(topic, accountId);
    if (!stream.ok) return stream;
    // In the room before the picture is made: nothing is missed, and duplicates are recognised by their number.
    rooms.set(topic, stream.value.room);
    await socket.join(stream.value.room);
    return stream.value.snapshot();
  }

  /**
   * A user's own topics begin with queries to the exchange, and count for their account however many sockets they have.
   */
  function isTooOften(topic: string): boolean {
    const isOwn = accountId !== undefined && parseTopicName(topic)?.topic.access === 'signed_in';
    const waitSeconds = isOwn
      ? limiter.take(`account ${accountId}`, 'ownTopics', ownTopicWeight)
      : takeOfAddress(limiter, ip, 'topics');
    return waitSeconds > 0;
  }

  socket.on(socketEvents.subscribe, (payload: unknown, acknowledge: unknown) => {
    subscribe(topicsOf(payload)).then((reply) => {
      if (typeof acknowledge === 'function') acknowledge(reply);
    }, onError);
  });
  socket.on(socketEvents.unsubscribe, (payload: unknown, acknowledge: unknown) => {
    for (const topic of topicsOf(payload)) {
      const room = rooms.get(topic);
      if (room !== undefined) void socket.leave(room);
      rooms.delete(topic);
    }
    if (typeof acknowledge === 'function') acknowledge({ ok: true });
  });
}

/** The topics that a message names; one that is not of the form names none. */
function topicsOf(payload: unknown): readonly string[] {
  const topics = (payload as { topics?: unknown } | null | undefined)?.topics;
  if (!Array.isArray(topics)) return [];
  return topics
    .slice(0, topicsPerSocketMax + 1)
    .filter((topic): topic is string => typeof topic === 'string' && topic.length <= nameSizeMax);
}
