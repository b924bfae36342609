import { encodeSnapshot, encodeUpdate, tickersTopic, type TopicMessage, topicName } from '@candor/api';
import { type Done, done } from '@candor/kernel';
import type { Market } from '../market.ts';
import { tickerRowOf } from '../present/market.ts';
import { siteTopic } from '../../live/serve-topic.ts';
import type { Publisher, Stream } from '../../live/stream.ts';

/** A tick comes twice a second, and a message leaves with it. What changes without one waits a little longer than for the next. */
const intervalMs = 600;

class TickersStream implements Stream {
  readonly room = topicName(tickersTopic);
  readonly #market: Market;
  readonly #publisher: Publisher;
  readonly #clock: () => number;
  #seq = 0;
  #lastMs = 0;

  constructor(market: Market, publisher: Publisher, clock: () => number) {
    this.#market = market;
    this.#publisher = publisher;
    this.#clock = clock;
  }

  async snapshot(): Promise<Done<TopicMessage>> {
    const { instruments, board } = this.#market;
    const rows = instruments.pairs.map((pair) => tickerRowOf(board.picture(pair)));
    return done({ seq: this.#seq, data: encodeSnapshot(tickersTopic, rows) });
  }

  ticked(): void {
    this.#send();
  }

  flush(): void {
    if (Math.abs(this.#clock() - this.#lastMs) >= intervalMs) this.#send();
  }

  #send(): void {
    const { instruments, board } = this.#market;
    const changed = board.takeChanged();
    if (changed.length === 0) return;
    this.#lastMs = this.#clock();
    this.#seq += 1;
    const rows = changed.map((pairId) => tickerRowOf(board.picture(instruments.pairOf(pairId))));
    this.#publisher.publish(this.room, this.room, { seq: this.#seq, data: encodeUpdate(tickersTopic, rows) });
  }
}

export default siteTopic(tickersTopic, ({ market, publisher, clock }) => new TickersStream(market, publisher, clock));
