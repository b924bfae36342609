import { encodeSnapshot, encodeUpdate, pointsTopic, type TopicMessage, topicName } from '@candor/api';
import type { AccountId, PlacedEvent } from '@candor/exchange';
import { type Done, done } from '@candor/kernel';
import { OneAtATime } from '../../live/one-at-a-time.ts';
import { type TopicParts, userTopic } from '../../live/serve-topic.ts';
import type { UserTopic } from '../../live/stream.ts';
import { pointsBalanceOf } from '../present/points.ts';

const name = topicName(pointsTopic);

/** One user's points. */
class PointsStream implements UserTopic {
  readonly room: string;
  readonly #accountId: AccountId;
  readonly #parts: TopicParts;
  readonly #sending = new OneAtATime();
  #changedAt: number | undefined;
  #seq = 0;

  constructor(accountId: AccountId, parts: TopicParts) {
    this.room = `${name}#${accountId}`;
    this.#accountId = accountId;
    this.#parts = parts;
  }

  async snapshot(): Promise<Done<TopicMessage>> {
    const seq = this.#seq;
    return done({ seq, data: encodeSnapshot(pointsTopic, { balance: await this.#balance() }) });
  }

  onFact({ event, sequence }: PlacedEvent): void {
    if (!('accountId' in event) || event.accountId !== this.#accountId) return;
    if (event.type.startsWith('points.')) this.#changedAt = sequence;
  }

  flush(): void {
    if (this.#changedAt !== undefined) this.#sending.run(() => this.#send(), this.#parts.onError);
  }

  async #send(): Promise<void> {
    const { writes, publisher } = this.#parts;
    const sequence = this.#changedAt;
    this.#changedAt = undefined;
    const balance = await this.#balance();
    if (sequence !== undefined) writes.note(this.#accountId, sequence);
    this.#seq += 1;
    publisher.publish(this.room, name, { seq: this.#seq, data: encodeUpdate(pointsTopic, { balance }) });
  }

  #balance() {
    return pointsBalanceOf(this.#parts, this.#accountId);
  }
}

export default userTopic(pointsTopic, (accountId, parts) => new PointsStream(accountId, parts));
