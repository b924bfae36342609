import { encodeSnapshot, encodeUpdate, type LeverRisk, riskTopic, type TopicMessage, topicName } from '@candor/api';
import type { AccountId } from '@candor/exchange';
import { type Done, done } from '@candor/kernel';
import { shownLeverAccount } from '../own-tickets.ts';
import { OneAtATime } from '../../live/one-at-a-time.ts';
import { type TopicParts, userTopic } from '../../live/serve-topic.ts';
import type { UserTopic } from '../../live/stream.ts';

const name = topicName(riskTopic);
/** Messages are sent at most once a second. */
const intervalMs = 1_000;

/** One user's contract account at the present mark. */
class RiskStream implements UserTopic {
  readonly room: string;
  readonly #accountId: AccountId;
  readonly #parts: TopicParts;
  readonly #sending = new OneAtATime();
  #isOld = false;
  /** Without a position the index does not affect it. */
  #hasPositions = true;
  #lastMs = 0;
  #lastText = '';
  #seq = 0;

  constructor(accountId: AccountId, parts: TopicParts) {
    this.room = `${name}#${accountId}`;
    this.#accountId = accountId;
    this.#parts = parts;
  }

  async snapshot(): Promise<Done<TopicMessage>> {
    const seq = this.#seq;
    return done({ seq, data: encodeSnapshot(riskTopic, await this.#read()) });
  }

  onFact(): void {
    this.#isOld = true;
  }

  onTick(): void {
    this.#isOld ||= this.#hasPositions;
  }

  flush(): void {
    const nowMs = this.#parts.clock();
    if (!this.#isOld || Math.abs(nowMs - this.#lastMs) < intervalMs) return;
    this.#lastMs = nowMs;
    this.#sending.run(() => this.#send(), this.#parts.onError);
  }

  async #send(): Promise<void> {
    this.#isOld = false;
    const risk = await this.#read();
    const text = JSON.stringify(risk.account);
    if (text === this.#lastText) return;
    this.#lastText = text;
    this.#seq += 1;
    this.#parts.publisher.publish(this.room, name, { seq: this.#seq, data: encodeUpdate(riskTopic, risk) });
  }

  async #read(): Promise<LeverRisk> {
    const account = await shownLeverAccount(this.#parts, this.#accountId);
    this.#hasPositions = account.crossMargin !== '0' || account.isolatedMargin !== '0';
    return { account, atMs: this.#parts.clock() };
  }
}

export default userTopic(riskTopic, (accountId, parts) => new RiskStream(accountId, parts));
