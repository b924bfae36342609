import { bookTopic, encodeSnapshot, encodeUpdate, type TopicMessage, topicName } from '@candor/api';
import type { BookChange, Exchange } from '@candor/exchange';
import { type Done, done } from '@candor/kernel';
import type { Pair } from '../../market/instruments.ts';
import { bookPictureOf, levelPairOf } from '../../market/present/market.ts';
import type { Publisher, Stream } from '../../live/stream.ts';

const allLevels = Number.POSITIVE_INFINITY;

/** The exchange numbers the changes and conflates them to 100 ms; its numbers are the topic's. */
export class BookStream implements Stream {
  readonly room: string;
  readonly #pair: Pair;
  readonly #exchange: Exchange;
  readonly #publisher: Publisher;

  constructor(pair: Pair, exchange: Exchange, publisher: Publisher) {
    this.room = topicName(bookTopic, pair.pairId);
    this.#pair = pair;
    this.#exchange = exchange;
    this.#publisher = publisher;
  }

  changed({ number, bids, asks }: BookChange): void {
    const data = encodeUpdate(bookTopic, {
      number,
      bids: bids.map((level) => levelPairOf(this.#pair, level)),
      asks: asks.map((level) => levelPairOf(this.#pair, level)),
    });
    this.#publisher.publish(this.room, this.room, { seq: number, data });
  }

  /** A member that joined before this gets every change after the picture, in order: both come by one way. */
  async snapshot(): Promise<Done<TopicMessage>> {
    const book = await this.#exchange.bookSnapshot(this.#pair.pairId);
    return done({ seq: book.number, data: encodeSnapshot(bookTopic, bookPictureOf(this.#pair, book, allLevels)) });
  }

  flush(): void {}
}
