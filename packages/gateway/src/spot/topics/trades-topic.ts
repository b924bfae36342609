import { encodeSnapshot, encodeUpdate, type TapeRow, type TopicMessage, topicName, tradesTopic } from '@candor/api';
import { type Done, done } from '@candor/kernel';
import type { PublicTrade } from '@candor/readmodel';
import type { Pair } from '../../market/instruments.ts';
import type { Tape } from '../../market/tape.ts';
import { tapeRowOf } from '../../market/present/market.ts';
import type { Publisher, Stream } from '../../live/stream.ts';

const snapshotTrades = 50;

export class TradesStream implements Stream {
  readonly room: string;
  readonly #pair: Pair;
  readonly #tape: Tape;
  readonly #publisher: Publisher;
  #seq = 0;
  #waiting: TapeRow[] = [];

  constructor(pair: Pair, tape: Tape, publisher: Publisher) {
    this.room = topicName(tradesTopic, pair.pairId);
    this.#pair = pair;
    this.#tape = tape;
    this.#publisher = publisher;
  }

  traded(trade: PublicTrade): void {
    this.#waiting.push(tapeRowOf(this.#pair, trade));
  }

  async snapshot(): Promise<Done<TopicMessage>> {
    // The tape has what still waits: it goes out first, so that nobody gets a trade twice.
    this.flush();
    const rows = this.#tape.of(this.#pair.pairId, snapshotTrades).map((trade) => tapeRowOf(this.#pair, trade));
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
