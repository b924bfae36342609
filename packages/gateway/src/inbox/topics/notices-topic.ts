import { encodeSnapshot, encodeUpdate, noticesTopic, type TopicMessage, topicName } from '@candor/api';
import type { AccountId } from '@candor/exchange';
import { type Done, done } from '@candor/kernel';
import { OneAtATime } from '../../live/one-at-a-time.ts';
import { type TopicParts, userTopic } from '../../live/serve-topic.ts';
import type { UserTopic } from '../../live/stream.ts';
import { noticeRowOf, unreadOf } from '../present.ts';

const name = topicName(noticesTopic);
/** Of one message; a user with more between two of them reads the rest in the list. */
const noticesMax = 50;

/** One user's message centre. Not every notice is of a fact: each flush asks if anything has changed. */
class NoticesStream implements UserTopic {
  readonly room: string;
  readonly #accountId: AccountId;
  readonly #parts: TopicParts;
  readonly #sending = new OneAtATime();
  #userId: number | undefined;
  #version = 0;
  #lastId = 0;
  #seq = 0;

  constructor(accountId: AccountId, parts: TopicParts) {
    this.room = `${name}#${accountId}`;
    this.#accountId = accountId;
    this.#parts = parts;
  }

  async snapshot(): Promise<Done<TopicMessage>> {
    const seq = this.#seq;
    const userId = await this.#begin();
    const { inbox } = this.#parts.platform;
    const [unread, lastId] = await Promise.all([inbox.unread(userId), inbox.lastId(userId)]);
    return done({ seq, data: encodeSnapshot(noticesTopic, { unread: unreadOf(unread), lastId }) });
  }

  onFact(): void {}

  flush(): void {
    if (this.#userId === undefined || this.#parts.platform.inbox.versionOf(this.#userId) === this.#version) return;
    this.#sending.run(() => this.#send(), this.#parts.onError);
  }

  async #begin(): Promise<number> {
    if (this.#userId !== undefined) return this.#userId;
    const { inbox } = this.#parts.platform;
    const userId = (await inbox.ownerOf(this.#accountId)) ?? 0;
    this.#version = inbox.versionOf(userId);
    this.#lastId = await inbox.lastId(userId);
    this.#userId = userId;
    return userId;
  }

  async #send(): Promise<void> {
    const { platform, publisher } = this.#parts;
    const userId = this.#userId ?? 0;
    this.#version = platform.inbox.versionOf(userId);
    const [unread, { notices: latest }] = await Promise.all([
      platform.inbox.unread(userId),
      platform.inbox.list(userId, { limit: noticesMax }),
    ]);
    const notices = latest.filter(({ noticeId }) => noticeId > this.#lastId).toReversed();
    this.#lastId = latest[0]?.noticeId ?? this.#lastId;
    this.#seq += 1;
    const data = encodeUpdate(noticesTopic, {
      unread: unreadOf(unread),
      lastId: this.#lastId,
      notices: notices.map(noticeRowOf),
    });
    publisher.publish(this.room, name, { seq: this.#seq, data });
  }
}

export default userTopic(noticesTopic, (accountId, parts) => new NoticesStream(accountId, parts));
