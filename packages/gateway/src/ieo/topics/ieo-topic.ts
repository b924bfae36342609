import {
  encodeSnapshot,
  encodeUpdate,
  ieoTopic,
  type SubscriptionChange,
  type TopicMessage,
  topicName,
} from '@candor/api';
import type { AccountId, CoreEvent, PlacedEvent, ProjectId, SubscriptionId } from '@candor/exchange';
import { type Done, done } from '@candor/kernel';
import { type Atoms, atomsToText } from '@candor/money';
import { OneAtATime } from '../../live/one-at-a-time.ts';
import { type TopicParts, userTopic } from '../../live/serve-topic.ts';
import type { UserTopic } from '../../live/stream.ts';

const name = topicName(ieoTopic);
const catchUpMs = 2_000;

interface Heard {
  readonly subscriptionId: SubscriptionId;
  readonly projectId: ProjectId;
  readonly news: SubscriptionChange['news'];
  /** Tokens; absent: pay came back. */
  readonly amount: Atoms | undefined;
}

/** The news in a fact about one account's subscription. */
function newsIn(event: CoreEvent, accountId: AccountId): Heard | undefined {
  if (!('accountId' in event) || event.accountId !== accountId) return undefined;
  if (event.type === 'ieo.subscribed') return { ...event, news: 'subscribed', amount: event.added };
  if (event.type === 'ieo.allocated') return { ...event, news: 'allocated', amount: event.allocated };
  if (event.type === 'ieo.released') return { ...event, news: 'released', amount: event.amount };
  return event.type === 'ieo.refunded' ? { ...event, news: 'refunded', amount: undefined } : undefined;
}

/** One user's subscriptions to sales of tokens, by their changes. */
class IeoStream implements UserTopic {
  readonly room: string;
  readonly #accountId: AccountId;
  readonly #parts: TopicParts;
  readonly #sending = new OneAtATime();
  #heard: Heard[] = [];
  #sequence = 0;
  #seq = 0;

  constructor(accountId: AccountId, parts: TopicParts) {
    this.room = `${name}#${accountId}`;
    this.#accountId = accountId;
    this.#parts = parts;
  }

  async snapshot(): Promise<Done<TopicMessage>> {
    const seq = this.#seq;
    const { sequence } = await this.#parts.exchange.query('status');
    return done({ seq, data: encodeSnapshot(ieoTopic, { sequence }) });
  }

  onFact({ event, sequence }: PlacedEvent): void {
    const news = newsIn(event, this.#accountId);
    if (news === undefined) return;
    this.#heard.push(news);
    this.#sequence = sequence;
  }

  flush(): void {
    if (this.#heard.length > 0) this.#sending.run(() => this.#send(), this.#parts.onError);
  }

  async #send(): Promise<void> {
    const { reader, writes, publisher } = this.#parts;
    const sequence = this.#sequence;
    const heard = this.#heard;
    this.#heard = [];
    writes.note(this.#accountId, sequence);
    // A project that has paid all it owes is known to history alone.
    await reader.waitFor(sequence, catchUpMs);
    const changes = (await Promise.all(heard.map((one) => this.#changeOf(one)))).flatMap((change) => change ?? []);
    this.#seq += 1;
    publisher.publish(this.room, name, { seq: this.#seq, data: encodeUpdate(ieoTopic, { sequence, changes }) });
  }

  async #changeOf({ subscriptionId, projectId, news, amount }: Heard): Promise<SubscriptionChange | undefined> {
    const { reader, market } = this.#parts;
    const project = await reader.projectById({ projectId });
    if (project === undefined) return undefined;
    const token = market.instruments.assetOf(project.terms.tokenAssetId);
    const tokens = amount === undefined ? {} : { amount: atomsToText(amount, token.scale) };
    return { subscriptionId, projectId, tokenCode: token.code, news, ...tokens };
  }
}

export default userTopic(ieoTopic, (accountId, parts) => new IeoStream(accountId, parts));
