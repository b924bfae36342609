import {
  conversationsTopic,
  encodeSnapshot,
  encodeUpdate,
  type TopicMessage,
  topicName,
  type UpdateOf,
} from '@candor/api';
import type { AccountId } from '@candor/exchange';
import { type Done, done } from '@candor/kernel';
import type { ConversationNews } from '@candor/platform';
import { OneAtATime } from '../../live/one-at-a-time.ts';
import { type TopicParts, userTopic } from '../../live/serve-topic.ts';
import type { UserTopic } from '../../live/stream.ts';
import { conversationRowOf, messageRowOf } from '../present.ts';

const name = topicName(conversationsTopic);
type Update = UpdateOf<typeof conversationsTopic>;
/** A flood of one user's news is read from the lists instead: the row says up to where. */
const messagesMax = 100;

/** One user's private conversations. News come from the platform; what a conversation is now, its tables have. */
class ConversationsStream implements UserTopic {
  readonly room: string;
  readonly #accountId: AccountId;
  readonly #parts: TopicParts;
  readonly #sending = new OneAtATime();
  readonly #stopListening: () => void;
  #userId: number | undefined;
  #changed = new Set<number>();
  #messages: Update['messages'] = [];
  #redactions: Update['redactions'] = [];
  #typing: Update['typing'] = [];
  #seq = 0;

  constructor(accountId: AccountId, parts: TopicParts) {
    this.room = `${name}#${accountId}`;
    this.#accountId = accountId;
    this.#parts = parts;
    this.#stopListening = parts.platform.conversations.onNews((news) => this.#heard(news));
  }

  async snapshot(): Promise<Done<TopicMessage>> {
    const { conversations } = this.#parts.platform;
    const seq = this.#seq;
    this.#userId ??= await conversations.userOf(this.#accountId);
    const own = this.#userId === undefined ? [] : await conversations.own(this.#userId);
    return done({ seq, data: encodeSnapshot(conversationsTopic, { conversations: own.map(conversationRowOf) }) });
  }

  /** The core has nothing to say about conversations. */
  onFact(): void {}

  #heard(news: ConversationNews): void {
    const me = news.members.find(({ accountId }) => accountId === this.#accountId);
    if (me === undefined) return;
    this.#userId = me.userId;
    const conversationId = news.conversation.id;
    if (news.kind === 'typing') {
      if (news.userId !== me.userId) this.#typing.push({ conversationId, role: news.role });
      return;
    }
    this.#changed.add(conversationId);
    if (news.kind === 'message' && this.#messages.length < messagesMax)
      this.#messages.push({ conversationId, message: messageRowOf(news.message, me.userId) });
    if (news.kind === 'redacted') this.#redactions.push({ conversationId, seq: news.seq, reason: news.reason });
  }

  flush(): void {
    const hasNews = this.#changed.size > 0 || this.#typing.length > 0;
    if (hasNews) this.#sending.run(() => this.#send(), this.#parts.onError);
  }

  async #send(): Promise<void> {
    const userId = this.#userId;
    if (userId === undefined) return;
    const changed = [...this.#changed];
    const [messages, redactions, typing] = [this.#messages, this.#redactions, this.#typing];
    this.#changed = new Set();
    [this.#messages, this.#redactions, this.#typing] = [[], [], []];
    const rows = await Promise.all(changed.map((id) => this.#parts.platform.conversations.own(userId, id)));
    const conversations = rows.flat().map(conversationRowOf);
    this.#seq += 1;
    const data = encodeUpdate(conversationsTopic, { conversations, messages, redactions, typing });
    this.#parts.publisher.publish(this.room, name, { seq: this.#seq, data });
  }

  left(): void {
    this.#stopListening();
  }
}

export default userTopic(conversationsTopic, (accountId, parts) => new ConversationsStream(accountId, parts));
