import {
  type ChatRoom,
  chatRooms,
  chatTopic,
  encodeSnapshot,
  encodeUpdate,
  type TopicMessage,
  topicName,
  type UpdateOf,
} from '@candor/api';
import { type Done, done, reject } from '@candor/kernel';
import type { ConversationNews } from '@candor/platform';
import { messageRowOf } from '../../conversations/present.ts';
import { keyedTopic, type TopicParts } from '../../live/serve-topic.ts';
import type { Stream } from '../../live/stream.ts';

type Update = UpdateOf<typeof chatTopic>;
/** Of one message of the topic; a room that is faster is read from the list: `lastSeq` says up to where. */
const messagesMax = 100;
/** The number of readers is told this often, where nothing else is. */
const onlineEveryMs = 5_000;

/** One room. All its readers share each message of the topic, which is encoded once. */
class ChatStream implements Stream {
  readonly room: string;
  readonly #name: ChatRoom;
  readonly #parts: TopicParts;
  readonly #stopListening: () => void;
  readonly #stopReading: () => void;
  #lastSeq = 0;
  #messages: Update['messages'] = [];
  #redactions: Update['redactions'] = [];
  #hasNews = false;
  #hasNewTerms = false;
  #online = 0;
  #toldOnlineAtMs = 0;
  #seq = 0;

  constructor(name: ChatRoom, parts: TopicParts) {
    this.room = topicName(chatTopic, name);
    this.#name = name;
    this.#parts = parts;
    const subject = `room ${name}`;
    this.#stopListening = parts.platform.conversations.onNews((news) => {
      if (news.conversation.subject === subject) this.#heard(news);
    });
    this.#stopReading = parts.platform.chat.readBy(name, (accountId) =>
      parts.publisher.isHeardBy(this.room, accountId),
    );
  }

  async snapshot(): Promise<Done<TopicMessage>> {
    const seq = this.#seq;
    const { lastSeq } = await this.#parts.platform.chat.conversation(this.#name);
    this.#lastSeq = Math.max(this.#lastSeq, lastSeq);
    const online = this.#parts.publisher.listenersOf(this.room);
    return done({ seq, data: encodeSnapshot(chatTopic, { lastSeq, online }) });
  }

  #heard(news: ConversationNews): void {
    if (news.kind === 'redacted') this.#redactions.push({ seq: news.seq, reason: news.reason });
    if (news.kind === 'message') {
      const { seq, mark } = news.message;
      this.#lastSeq = Math.max(this.#lastSeq, seq);
      if (this.#messages.length < messagesMax) this.#messages.push(messageRowOf(news.message));
      this.#hasNewTerms ||= mark !== undefined;
    }
    this.#hasNews ||= news.kind === 'message' || news.kind === 'redacted';
  }

  flush(): void {
    const nowMs = this.#parts.clock();
    const online = this.#parts.publisher.listenersOf(this.room);
    const hasOnline = online !== this.#online && nowMs - this.#toldOnlineAtMs >= onlineEveryMs;
    if (!this.#hasNews && !hasOnline) return;
    if (hasOnline) this.#toldOnlineAtMs = nowMs;
    this.#online = online;
    this.#seq += 1;
    const data = encodeUpdate(chatTopic, {
      lastSeq: this.#lastSeq,
      online,
      messages: this.#messages,
      redactions: this.#redactions,
      hasNewTerms: this.#hasNewTerms,
    });
    [this.#messages, this.#redactions, this.#hasNews, this.#hasNewTerms] = [[], [], false, false];
    this.#parts.publisher.publish(this.room, topicName(chatTopic, this.#name), { seq: this.#seq, data });
  }

  left(): void {
    this.#stopListening();
    this.#stopReading();
  }
}

export default keyedTopic(chatTopic, ([name = ''], parts) =>
  (chatRooms as readonly string[]).includes(name)
    ? done(new ChatStream(name as ChatRoom, parts))
    : reject('topic_unknown'),
);
