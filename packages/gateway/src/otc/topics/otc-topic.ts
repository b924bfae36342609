import { encodeSnapshot, encodeUpdate, otcTopic, type TopicMessage, topicName } from '@candor/api';
import type { AccountId, CoreEvent, OtcOrderId, OtcOrderView, PlacedEvent } from '@candor/exchange';
import { type Done, done } from '@candor/kernel';
import { OneAtATime } from '../../live/one-at-a-time.ts';
import { type TopicParts, userTopic } from '../../live/serve-topic.ts';
import type { UserTopic } from '../../live/stream.ts';
import { rowsFor, withHistory } from '../own-order.ts';

const name = topicName(otcTopic);

type DealEvent = Extract<CoreEvent, { readonly type: `otc.${string}`; readonly buyerId: AccountId }>;

function isOfDeal(event: CoreEvent): event is DealEvent {
  return event.type.startsWith('otc.') && 'buyerId' in event;
}

/** The deals of one user. A fact says only which one has changed: what it is now, the core and history have. */
class OtcStream implements UserTopic {
  readonly room: string;
  readonly #accountId: AccountId;
  readonly #parts: TopicParts;
  readonly #sending = new OneAtATime();
  readonly #changed = new Set<OtcOrderId>();
  #sequence = 0;
  #seq = 0;

  constructor(accountId: AccountId, parts: TopicParts) {
    this.room = `${name}#${accountId}`;
    this.#accountId = accountId;
    this.#parts = parts;
  }

  async snapshot(): Promise<Done<TopicMessage>> {
    const { exchange } = this.#parts;
    const seq = this.#seq;
    const [{ sequence }, live] = await Promise.all([
      exchange.query('status'),
      exchange.query('liveOtcOrders', this.#accountId),
    ]);
    const orders = await this.#rows(live);
    return done({ seq, data: encodeSnapshot(otcTopic, { sequence, orders }) });
  }

  onFact({ event, sequence }: PlacedEvent): void {
    if (!isOfDeal(event)) return;
    if (event.buyerId !== this.#accountId && event.sellerId !== this.#accountId) return;
    this.#changed.add(event.orderId);
    this.#sequence = sequence;
  }

  flush(): void {
    if (this.#changed.size > 0) this.#sending.run(() => this.#send(), this.#parts.onError);
  }

  async #send(): Promise<void> {
    const { writes, publisher } = this.#parts;
    const sequence = this.#sequence;
    const changed = [...this.#changed];
    this.#changed.clear();
    writes.note(this.#accountId, sequence);
    const live = await this.#parts.exchange.query('liveOtcOrders', this.#accountId);
    const orders = await this.#rows(
      live.filter(({ orderId }) => changed.includes(orderId)),
      changed,
    );
    this.#seq += 1;
    publisher.publish(this.room, name, { seq: this.#seq, data: encodeUpdate(otcTopic, { sequence, orders }) });
  }

  async #rows(live: readonly OtcOrderView[], orderIds?: readonly OtcOrderId[]) {
    return rowsFor(this.#parts, this.#accountId, await withHistory(this.#parts, this.#accountId, live, orderIds));
  }
}

export default userTopic(otcTopic, (accountId, parts) => new OtcStream(accountId, parts));
