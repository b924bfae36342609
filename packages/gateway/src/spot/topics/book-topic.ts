import { bookTopic, encodeSnapshot, encodeUpdate, type TopicMessage, topicName } from '@candor/api';
import type { BookChange, Exchange, PairId } from '@candor/exchange';
import { type Done, done, reject } from '@candor/kernel';
import type { Pair } from '../../market/instruments.ts';
import { bookPictureOf, levelPairOf } from '../../market/present/market.ts';
import { pairTopic } from '../../live/serve-topic.ts';
import type { PairStream, Publisher } from '../../live/stream.ts';

const allLevels = Number.POSITIVE_INFINITY;

/** The exchange numbers the changes and conflates them to 100 ms; its numbers are the topic's. */
class BookStream implements PairStream {
  readonly room: string;
  readonly pairId: PairId;
  readonly #pair: Pair;
  readonly #exchange: Exchange;
  readonly #publisher: Publisher;

  constructor(pair: Pair, exchange: Exchange, publisher: Publisher) {
    this.room = topicName(bookTopic, pair.pairId);
    this.pairId = pair.pairId;
    this.#pair = pair;
    this.#exchange = exchange;
    this.#publisher = publisher;
  }

  bookChanged({ number, bids, asks }: BookChange): void {
    const data = encodeUpdate(bookTopic, {
      number,
      bids: bids.map((level) => levelPairOf(this.#pair, level)),
      asks: asks.map((level) => levelPairOf(this.#pair, level)),
    });
    this.#publisher.publish(this.room, this.room, { seq: number, data });
  }

  /** A member that joined before this gets every change after the picture, in order: both come by one way. */
  async snapshot(): Promise<Done<TopicMessage>> {
    const book = await this.#exchange.bookSnapshot(this.pairId);
    return done({ seq: book.number, data: encodeSnapshot(bookTopic, bookPictureOf(this.#pair, book, allLevels)) });
  }

  flush(): void {}
}

export default pairTopic(bookTopic, (pair, { exchange, publisher }) =>
  pair.hasBook ? done(new BookStream(pair, exchange, publisher)) : reject('topic_unknown'),
);
