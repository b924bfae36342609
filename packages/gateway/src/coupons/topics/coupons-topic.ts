import { couponsTopic, encodeSnapshot, encodeUpdate, type TopicMessage, topicName } from '@candor/api';
import type { AccountId, PlacedEvent } from '@candor/exchange';
import { type Done, done } from '@candor/kernel';
import { OneAtATime } from '../../live/one-at-a-time.ts';
import { type TopicParts, userTopic } from '../../live/serve-topic.ts';
import type { UserTopic } from '../../live/stream.ts';
import { couponRowOf } from '../present/coupons.ts';

const name = topicName(couponsTopic);

/** One user's usable coupons. They are few, so a change tells all of them. */
class CouponsStream implements UserTopic {
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
    return done({ seq, data: encodeSnapshot(couponsTopic, { coupons: await this.#coupons() }) });
  }

  onFact({ event, sequence }: PlacedEvent): void {
    if (!('accountId' in event) || event.accountId !== this.#accountId) return;
    if (event.type.startsWith('coupons.')) this.#changedAt = sequence;
  }

  flush(): void {
    if (this.#changedAt !== undefined) this.#sending.run(() => this.#send(), this.#parts.onError);
  }

  async #send(): Promise<void> {
    const { writes, publisher } = this.#parts;
    const sequence = this.#changedAt;
    this.#changedAt = undefined;
    const coupons = await this.#coupons();
    if (sequence !== undefined) writes.note(this.#accountId, sequence);
    this.#seq += 1;
    publisher.publish(this.room, name, { seq: this.#seq, data: encodeUpdate(couponsTopic, { coupons }) });
  }

  async #coupons() {
    const { exchange, market } = this.#parts;
    const live = await exchange.query('coupons', this.#accountId);
    return live.map((coupon) => couponRowOf(market.instruments, coupon));
  }
}

export default userTopic(couponsTopic, (accountId, parts) => new CouponsStream(accountId, parts));
