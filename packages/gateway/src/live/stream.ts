import type { TopicMessage, TopicRefusal } from '@candor/api';
import type { BookChange, EventOf, PairId, PlacedEvent } from '@candor/exchange';
import type { Outcome } from '@candor/kernel';
import type { IndexTick } from '../market/index-tape.ts';

/** One topic as it is sent: its room's members share each message, which is encoded once for all of them. */
export interface Stream {
  readonly room: string;
  /** What a new member starts from; the next message has `seq` one higher. */
  snapshot(): Promise<Outcome<TopicMessage, TopicRefusal>>;
  /** Sends what has collected since the last time. Called every 100 ms while the room has members. */
  flush(): void;
}

/** Where and when a fact was committed. */
export type Place = Pick<PlacedEvent, 'sequence' | 'atMs'>;

/** One topic of one pair: hears of its index, its trades or its book, whichever it says. */
export interface PairStream extends Stream {
  readonly pairId: PairId;
  ticked?(tick: IndexTick, place: Place): void;
  traded?(trade: EventOf<'spot.traded'>, place: Place): void;
  bookChanged?(change: BookChange): void;
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
