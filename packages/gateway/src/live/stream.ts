import type { TopicMessage, TopicRefusal } from '@candor/contract';
import type { Outcome } from '@candor/kernel';

/** One topic as it is sent: its room's members share each message, which is encoded once for all of them. */
export interface Stream {
  readonly room: string;
  /** What a new member starts from; the next message has `seq` one higher. */
  snapshot(): Promise<Outcome<TopicMessage, TopicRefusal>>;
  /** Sends what has collected since the last time. Called every 100 ms while the room has members. */
  flush(): void;
}

/** The way out to the sockets. */
export interface Publisher {
  publish(room: string, topicName: string, message: TopicMessage): void;
}
