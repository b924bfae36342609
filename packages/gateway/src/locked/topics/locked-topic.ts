import { encodeSnapshot, encodeUpdate, lockedTopic, type TopicMessage, topicName } from '@candor/api';
import type { AccountId, LockedDepositId, PlacedEvent } from '@candor/exchange';
import { type Done, done } from '@candor/kernel';
import { OneAtATime } from '../../live/one-at-a-time.ts';
import { type TopicParts, userTopic } from '../../live/serve-topic.ts';
import type { UserTopic } from '../../live/stream.ts';
import { ownDeposit } from '../own-deposit.ts';
import { lockedDepositRowOf } from '../present/locked.ts';

const name = topicName(lockedTopic);

/** One user's deposits of locked mining. A fact says only which one has changed: what it is now, the core or history has. */
class LockedStream implements UserTopic {
  readonly room: string;
  readonly #accountId: AccountId;
  readonly #parts: TopicParts;
  readonly #sending = new OneAtATime();
  readonly #changed = new Set<LockedDepositId>();
  #sequence = 0;
  #seq = 0;

  constructor(accountId: AccountId, parts: TopicParts) {
    this.room = `${name}#${accountId}`;
    this.#accountId = accountId;
    this.#parts = parts;
  }

  async snapshot(): Promise<Done<TopicMessage>> {
    const { exchange, market } = this.#parts;
    const seq = this.#seq;
    const [{ sequence }, live] = await Promise.all([
      exchange.query('status'),
      exchange.query('lockedDeposits', this.#accountId),
    ]);
    const deposits = live.map((deposit) => lockedDepositRowOf(market.instruments, deposit));
    return done({ seq, data: encodeSnapshot(lockedTopic, { sequence, deposits }) });
  }

  onFact({ event, sequence }: PlacedEvent): void {
    if (!('accountId' in event) || event.accountId !== this.#accountId) return;
    if (!event.type.startsWith('locked.') || !('depositId' in event)) return;
    this.#changed.add(event.depositId as LockedDepositId);
    this.#sequence = sequence;
  }

  flush(): void {
    if (this.#changed.size > 0) this.#sending.run(() => this.#send(), this.#parts.onError);
  }

  async #send(): Promise<void> {
    const { market, writes, publisher } = this.#parts;
    const sequence = this.#sequence;
    const changed = [...this.#changed];
    this.#changed.clear();
    writes.note(this.#accountId, sequence);
    const found = await Promise.all(changed.map((id) => ownDeposit(this.#parts, this.#accountId, id)));
    const deposits = found.flatMap((deposit) =>
      deposit === undefined ? [] : [lockedDepositRowOf(market.instruments, deposit)],
    );
    this.#seq += 1;
    const data = encodeUpdate(lockedTopic, { sequence, deposits });
    publisher.publish(this.room, name, { seq: this.#seq, data });
  }
}

export default userTopic(lockedTopic, (accountId, parts) => new LockedStream(accountId, parts));
