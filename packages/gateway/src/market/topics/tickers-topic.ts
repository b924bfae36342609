import {
  encodeSnapshot,
  encodeUpdate,
  type TickerChange,
  type TickerRow,
  tickersTopic,
  type TopicMessage,
  topicName,
} from '@candor/api';
import type { PairId } from '@candor/exchange';
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
  /** The rows as members know them: a snapshot gives these and not what has come since, so that every change has one start. */
  readonly #sent = new Map<PairId, TickerRow>();
  #seq = 0;
  #lastMs = 0;

  constructor(market: Market, publisher: Publisher, clock: () => number) {
    this.#market = market;
    this.#publisher = publisher;
    this.#clock = clock;
  }

  async snapshot(): Promise<Done<TopicMessage>> {
    const rows = this.#market.instruments.pairs.map(({ pairId }) => {
      const row = this.#sent.get(pairId) ?? this.#rowOf(pairId);
      this.#sent.set(pairId, row);
      return row;
    });
    return done({ seq: this.#seq, data: encodeSnapshot(tickersTopic, rows) });
  }

  ticked(): void {
    this.#send();
  }

  flush(): void {
    if (Math.abs(this.#clock() - this.#lastMs) >= intervalMs) this.#send();
  }

  #send(): void {
    const changes: TickerChange[] = [];
    for (const pairId of this.#market.board.takeChanged()) {
      const row = this.#rowOf(pairId);
      const change = changeOf(this.#sent.get(pairId), row);
      this.#sent.set(pairId, row);
      if (change !== undefined) changes.push(change);
    }
    if (changes.length === 0) return;
    this.#lastMs = this.#clock();
    this.#seq += 1;
    this.#publisher.publish(this.room, this.room, { seq: this.#seq, data: encodeUpdate(tickersTopic, changes) });
  }

  #rowOf(pairId: PairId): TickerRow {
    const { instruments, board } = this.#market;
    return { arePricesPaused: false, ...tickerRowOf(board.picture(instruments.pairOf(pairId))) };
  }
}

/** All of a row that was not known; `undefined` when nothing has changed. */
function changeOf(was: TickerRow | undefined, is: TickerRow): TickerChange | undefined {
  if (was === undefined) return is;
  const changed = Object.entries(is).filter(([name, value]) => value !== was[name as keyof TickerRow]);
  return changed.length === 0 ? undefined : { pairId: is.pairId, ...Object.fromEntries(changed) };
}

export default siteTopic(tickersTopic, ({ market, publisher, clock }) => new TickersStream(market, publisher, clock));
