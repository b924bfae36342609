import type { TopicMessage, TopicRefusal } from '@candor/api';
import type { BookChange, EventOf, PairId, PlacedEvent } from '@candor/exchange';
import type { Outcome } from '@candor/kernel';
import type { IndexTick } from '../market/index-tape.ts';

/** One topic as it is sent: its room's members share each message, which is encoded once for all of them. */
export interface Stream {
  readonly room: string;
  /** The start for a new member; the next message has `seq` one higher. */
  snapshot(): Promise<Outcome<TopicMessage, TopicRefusal>>;
  /** Sends the changes collected since the last time. Called every 100 ms while the room has members, for thousands of them less often. */
  flush(): void;
  /** A tick has reached everything that hears it: prices leave now, and not with the next flush. */
  ticked?(): void;
  /** The room is empty: the stream stops listening to whatever it heard by itself. */
  left?(): void;
}

/** The sequence and time of a fact's commit. */
export type Place = Pick<PlacedEvent, 'sequence' | 'atMs'>;

/** One topic of one pair: receives its index, its trades or its book, depending on the topic. */
export interface PairStream extends Stream {
  readonly pairId: PairId;
  onTick?(tick: IndexTick, place: Place): void;
  traded?(trade: EventOf<'spot.traded'>, place: Place): void;
  bookChanged?(change: BookChange): void;
}

/** One topic of one user: receives the facts about them. */
export interface UserTopic extends Stream {
  onFact(placed: PlacedEvent): void;
  /** The index has moved, and the value of everything with it. */
  onTick?(): void;
  /** A chain has a new block: payments waiting on it have one confirmation more. */
  onBlock?(): void;
}

/** The way out to the sockets. */
export interface Publisher {
  publish(room: string, topicName: string, message: TopicMessage): void;
  /** The number of connections that hear a room. */
  listenersOf(room: string): number;
  /** True while a connection of this account hears a room. */
  isHeardBy(room: string, accountId: number): boolean;
}
