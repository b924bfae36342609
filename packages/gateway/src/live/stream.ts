import type { TopicMessage, TopicRefusal } from '@candor/api';
import type { PlacedEvent } from '@candor/exchange';
import type { Outcome } from '@candor/kernel';

/** One topic as it is sent: its room's members share each message, which is encoded once for all of them. */
export interface Stream {
  readonly room: string;
  /** What a new member starts from; the next message has `seq` one higher. */
  snapshot(): Promise<Outcome<TopicMessage, TopicRefusal>>;
  /** Sends what has collected since the last time. Called every 100 ms while the room has members. */
  flush(): void;
}

/** One topic of one user: hears the facts that are his. */
export interface OwnStream extends Stream {
  heard(placed: PlacedEvent): void;
  /** The index has moved: what is worth something is worth something else. */
  ticked?(): void;
  /** A chain has a new block: what waits on it has a confirmation more. */
  blockCame?(): void;
}

/** The way out to the sockets. */
export interface Publisher {
  publish(room: string, topicName: string, message: TopicMessage): void;
}
