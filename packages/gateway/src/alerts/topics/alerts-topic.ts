import { alertsTopic, encodeSnapshot, encodeUpdate, type TopicMessage, topicName } from '@candor/api';
import type { AccountId } from '@candor/exchange';
import { type Done, done } from '@candor/kernel';
import { OneAtATime } from '../../live/one-at-a-time.ts';
import { type TopicParts, userTopic } from '../../live/serve-topic.ts';
import type { UserTopic } from '../../live/stream.ts';
import { alertFiringRowOf, alertRowOf } from '../present/alerts.ts';

const name = topicName(alertsTopic);
/** Firings of one message; a user with more between two of them reads the rest in the list. */
const firingsMax = 50;

/** One user's alerts. No fact of the exchange tells of them: each flush asks if anything has changed. */
class AlertsStream implements UserTopic {
  readonly room: string;
  readonly #accountId: AccountId;
  readonly #parts: TopicParts;
  readonly #sending = new OneAtATime();
  #userId: number | undefined;
  #version = 0;
  #lastFiringId = 0;
  #seq = 0;

  constructor(accountId: AccountId, parts: TopicParts) {
    this.room = `${name}#${accountId}`;
    this.#accountId = accountId;
    this.#parts = parts;
  }

  async snapshot(): Promise<Done<TopicMessage>> {
    const seq = this.#seq;
    await this.#begin();
    return done({ seq, data: encodeSnapshot(alertsTopic, { alerts: await this.#alerts() }) });
  }

  onFact(): void {}

  flush(): void {
    if (this.#userId === undefined || this.#parts.platform.alerts.versionOf(this.#userId) === this.#version) return;
    this.#sending.run(() => this.#send(), this.#parts.onError);
  }

  async #begin(): Promise<void> {
    if (this.#userId !== undefined) return;
    const { alerts } = this.#parts.platform;
    const userId = await alerts.userOf(this.#accountId);
    this.#version = alerts.versionOf(userId);
    const { rows } = await alerts.firings(userId, { page: 1, limit: 1 });
    this.#lastFiringId = rows[0]?.firingId ?? 0;
    this.#userId = userId;
  }

  async #send(): Promise<void> {
    const { platform, market, publisher } = this.#parts;
    const userId = this.#userId ?? 0;
    this.#version = platform.alerts.versionOf(userId);
    const { rows } = await platform.alerts.firings(userId, { page: 1, limit: firingsMax });
    const fresh = rows.filter(({ firingId }) => firingId > this.#lastFiringId).toReversed();
    this.#lastFiringId = fresh.at(-1)?.firingId ?? this.#lastFiringId;
    const firings = fresh.map((firing) => alertFiringRowOf(market.instruments, firing));
    const alerts = await this.#alerts();
    this.#seq += 1;
    publisher.publish(this.room, name, { seq: this.#seq, data: encodeUpdate(alertsTopic, { alerts, firings }) });
  }

  async #alerts() {
    const { platform, market } = this.#parts;
    const alerts = await platform.alerts.list(this.#userId ?? 0);
    return alerts.map((alert) => alertRowOf(market.instruments, alert));
  }
}

export default userTopic(alertsTopic, (accountId, parts) => new AlertsStream(accountId, parts));
