import {
  decodeSnapshot,
  decodeUpdate,
  type SnapshotOf,
  type SubscribeReply,
  socketEvents,
  type TopicMessage,
  type TopicSpec,
  topicName,
  type UpdateOf,
} from '@candor/api';
import { createStore } from 'zustand/vanilla';
import { createGapDetector, type GapDetector } from './gap-detector.ts';

/** The part of a socket.io client that we use; tests pass a fake wire. */
export interface Wire {
  connect(): void;
  disconnect(): void;
  emit(event: string, payload: unknown, acknowledge?: (reply: SubscribeReply) => void): void;
  onConnect(act: () => void): void;
  onDisconnect(act: () => void): void;
  onTopic(act: (name: string, message: TopicMessage) => void): void;
}

export interface TopicHandlers<T> {
  readonly onSnapshot: (snapshot: SnapshotOf<T>) => void;
  readonly onUpdate: (update: UpdateOf<T>) => void;
}

interface Subscription {
  readonly handlers: Set<{ snapshot(raw: unknown): void; update(raw: unknown): void }>;
  readonly gaps: GapDetector;
}

type ConnectionState = 'starting' | 'open' | 'lost';

/**
 * One connection for the whole app. Each topic is subscribed once however many parts of a page watch it; a gap in its
 * numbers, and every reconnection, subscribes again and starts from a new snapshot.
 */
export function createSocketClient(wire: Wire) {
  const connection = createStore<{ state: ConnectionState; lostAtMs?: number }>(() => ({ state: 'starting' }));
  const subscriptions = new Map<string, Subscription>();

  function ask(names: readonly string[]): void {
    if (names.length === 0 || connection.getState().state !== 'open') return;
    for (const name of names) subscriptions.get(name)?.gaps.forget();
    wire.emit(socketEvents.subscribe, { topics: names }, ({ snapshots }) => {
      for (const [name, { seq, data }] of Object.entries(snapshots)) {
        const subscription = subscriptions.get(name);
        subscription?.gaps.snapshot(seq);
        for (const handler of subscription?.handlers ?? []) handler.snapshot(data);
      }
    });
  }

  wire.onConnect(() => {
    connection.setState({ state: 'open' }, true);
    ask([...subscriptions.keys()]);
  });
  wire.onDisconnect(() => connection.setState({ state: 'lost', lostAtMs: Date.now() }, true));
  wire.onTopic((name, { seq, data }) => {
    const subscription = subscriptions.get(name);
    if (subscription === undefined) return;
    const verdict = subscription.gaps.judge(seq);
    if (verdict === 'gap') ask([name]);
    if (verdict === 'apply') for (const handler of subscription.handlers) handler.update(data);
  });

  return {
    connection,
    start: () => wire.connect(),
    /** A new token needs a new handshake: it travels in the handshake and nowhere else. */
    restart(): void {
      wire.disconnect();
      wire.connect();
    },
    /** Watches a topic until the returned function is called. Each watcher starts with a snapshot. */
    subscribe<T extends TopicSpec>(
      topic: T,
      key: readonly (string | number)[],
      handlers: TopicHandlers<T>,
    ): () => void {
      const name = topicName(topic, ...key);
      const subscription = subscriptions.get(name) ?? { handlers: new Set(), gaps: createGapDetector() };
      const handler = {
        snapshot: (raw: unknown) => handlers.onSnapshot(decodeSnapshot(topic, raw)),
        update: (raw: unknown) => handlers.onUpdate(decodeUpdate(topic, raw)),
      };
      subscription.handlers.add(handler);
      subscriptions.set(name, subscription);
      ask([name]);
      return () => {
        subscription.handlers.delete(handler);
        if (subscription.handlers.size > 0 || subscriptions.get(name) !== subscription) return;
        subscriptions.delete(name);
        if (connection.getState().state === 'open') wire.emit(socketEvents.unsubscribe, { topics: [name] });
      };
    },
  };
}

export type SocketClient = ReturnType<typeof createSocketClient>;
