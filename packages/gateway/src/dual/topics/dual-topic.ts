import { dualTopic, encodeSnapshot, encodeUpdate, type TopicMessage, topicName } from '@candor/api';
import type { AccountId, DualPurchaseId, PlacedEvent } from '@candor/exchange';
import { type Done, done } from '@candor/kernel';
import { OneAtATime } from '../../live/one-at-a-time.ts';
import { type TopicParts, userTopic } from '../../live/serve-topic.ts';
import type { UserTopic } from '../../live/stream.ts';
import { ownPurchase } from '../own-purchase.ts';
import { dualPurchaseRowOf } from '../present/dual.ts';

const name = topicName(dualTopic);

/** One user's dual investments. A fact says only which one has changed: what it is now, the core or history has. */
class DualStream implements UserTopic {
  readonly room: string;
  readonly #accountId: AccountId;
  readonly #parts: TopicParts;
  readonly #sending = new OneAtATime();
  readonly #changed = new Set<DualPurchaseId>();
  #sequence = 0;
  #seq = 0;

  constructor(accountId: AccountId, parts: TopicParts) {
    this.room = `${name}#${accountId}`;
    this.#accountId = accountId;
    this.#parts = parts;
  }

  async snapshot(): Promise<Done<TopicMessage>> {
    const { exchange, market, clock } = this.#parts;
    const seq = this.#seq;
    const [{ sequence }, live] = await Promise.all([
      exchange.query('status'),
      exchange.query('dualPurchases', this.#accountId),
    ]);
    const purchases = live.map((purchase) => dualPurchaseRowOf(market.instruments, purchase, clock()));
    return done({ seq, data: encodeSnapshot(dualTopic, { sequence, purchases }) });
  }

  onFact({ event, sequence }: PlacedEvent): void {
    if (!('purchaseId' in event) || event.accountId !== this.#accountId) return;
    this.#changed.add(event.purchaseId);
    this.#sequence = sequence;
  }

  flush(): void {
    if (this.#changed.size > 0) this.#sending.run(() => this.#send(), this.#parts.onError);
  }

  async #send(): Promise<void> {
    const { market, writes, publisher, clock } = this.#parts;
    const sequence = this.#sequence;
    const changed = [...this.#changed];
    this.#changed.clear();
    writes.note(this.#accountId, sequence);
    const found = await Promise.all(changed.map((id) => ownPurchase(this.#parts, this.#accountId, id)));
    const purchases = found.flatMap((purchase) =>
      purchase === undefined ? [] : [dualPurchaseRowOf(market.instruments, purchase, clock())],
    );
    this.#seq += 1;
    publisher.publish(this.room, name, { seq: this.#seq, data: encodeUpdate(dualTopic, { sequence, purchases }) });
  }
}

export default userTopic(dualTopic, (accountId, parts) => new DualStream(accountId, parts));
