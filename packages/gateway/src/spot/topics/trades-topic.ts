import { encodeSnapshot, encodeUpdate, type TapeRow, type TopicMessage, topicName, tradesTopic } from '@candor/api';
import type { EventOf, PairId } from '@candor/exchange';
import { type Done, done, reject } from '@candor/kernel';
import type { Pair } from '../../market/instruments.ts';
import type { Tape } from '../../market/tape.ts';
import { tapeRowOf } from '../../market/present/market.ts';
import { pairTopic } from '../../live/serve-topic.ts';
import type { PairStream, Place, Publisher } from '../../live/stream.ts';

const snapshotTrades = 50;

class TradesStream implements PairStream {
  readonly room: string;
  readonly pairId: PairId;
  readonly #pair: Pair;
  readonly #tape: Tape;
  readonly #publisher: Publisher;
  #seq = 0;
  #waiting: TapeRow[] = [];

  constructor(pair: Pair, tape: Tape, publisher: Publisher) {
    this.room = topicName(tradesTopic, pair.pairId);
    this.pairId = pair.pairId;
    this.#pair = pair;
    this.#tape = tape;
    this.#publisher = publisher;
  }

  traded(trade: EventOf<'spot.traded'>, { atMs }: Place): void {
    this.#waiting.push(tapeRowOf(this.#pair, { ...trade, atMs }));
  }

  async snapshot(): Promise<Done<TopicMessage>> {
    // The tape already has the waiting trades: they go out first, so that no member gets a trade twice.
    this.flush();
    const rows = this.#tape.of(this.pairId, snapshotTrades).map((trade) => tapeRowOf(this.#pair, trade));
    return done({ seq: this.#seq, data: encodeSnapshot(tradesTopic, rows) });
  }

  flush(): void {
    if (this.#waiting.length === 0) return;
    this.#seq += 1;
    const data = encodeUpdate(tradesTopic, this.#waiting);
    this.#waiting = [];
    this.#publisher.publish(this.room, this.room, { seq: this.#seq, data });
  }
}

export default pairTopic(tradesTopic, (pair, { market, publisher }) =>
  pair.hasBook ? done(new TradesStream(pair, market.tape, publisher)) : reject('topic_unknown'),
);
