import {
  candlePeriods,
  candlesTopic,
  encodeSnapshot,
  encodeUpdate,
  type TopicMessage,
  type TopicRefusal,
  topicName,
} from '@candor/api';
import { type EventOf, gridMs, type PairId } from '@candor/exchange';
import { done, type Outcome, reject } from '@candor/kernel';
import type { Candle, Period, Reader } from '@candor/readmodel';
import type { IndexTick } from '../index-tape.ts';
import type { Pair } from '../instruments.ts';
import { candleRowOf } from '../present/market.ts';
import { RunningCandle } from '../running-candle.ts';
import { pairTopic, type TopicParts } from '../../live/serve-topic.ts';
import type { PairStream, Place, Publisher } from '../../live/stream.ts';

const catchUpMs = 2_000;
const readsMax = 5;

type Growth = (running: RunningCandle) => void;

/** The running candle of one pair and period: read once, then grown by the same facts as the stored one. */
class CandlesStream implements PairStream {
  readonly room: string;
  readonly pairId: PairId;
  readonly #pair: Pair;
  readonly #period: Period;
  readonly #reader: Reader;
  readonly #publisher: Publisher;
  readonly #clock: () => number;
  /** Facts that came while the candle was being read. */
  #early: { readonly sequence: number; readonly grow: Growth }[] = [];
  #running: RunningCandle | undefined;
  #loading: Promise<void> | undefined;
  #shown: Candle | undefined;
  #seq = 0;

  constructor(pair: Pair, period: Period, deps: Pick<TopicParts, 'reader' | 'publisher' | 'clock'>) {
    this.room = topicName(candlesTopic, pair.pairId, period);
    this.pairId = pair.pairId;
    this.#pair = pair;
    this.#period = period;
    this.#reader = deps.reader;
    this.#publisher = deps.publisher;
    this.#clock = deps.clock;
  }

  /** Reads the candle up to a fact that is committed; later facts must already reach this stream. */
  load(lastSequence: number): Promise<void> {
    this.#loading ??= this.#read(lastSequence);
    return this.#loading;
  }

  onTick({ gridIndex, price }: IndexTick, { sequence }: Place): void {
    this.#grow(sequence, (running) => running.tick(gridIndex * gridMs, price));
  }

  traded({ quantity, quoteAmount }: EventOf<'spot.traded'>, { sequence, atMs }: Place): void {
    this.#grow(sequence, (running) => running.trade(atMs, quantity, quoteAmount));
  }

  #grow(sequence: number, grow: Growth): void {
    if (this.#running === undefined) this.#early.push({ sequence, grow });
    else grow(this.#running);
  }

  async snapshot(): Promise<Outcome<TopicMessage, TopicRefusal>> {
    await this.#loading;
    if (this.#running === undefined) return reject('server_busy');
    const row = candleRowOf(this.#pair, this.#running.candle);
    return done({ seq: this.#seq, data: encodeSnapshot(candlesTopic, row) });
  }

  ticked(): void {
    this.flush();
  }

  flush(): void {
    const candle = this.#running?.candle;
    if (candle === undefined || candle === this.#shown) return;
    this.#shown = candle;
    this.#seq += 1;
    const data = encodeUpdate(candlesTopic, candleRowOf(this.#pair, candle));
    this.#publisher.publish(this.room, this.room, { seq: this.#seq, data });
  }

  async #read(lastSequence: number): Promise<void> {
    await this.#reader.waitFor(lastSequence, catchUpMs);
    const nowMs = this.#clock();
    for (let reads = 1; ; reads++) {
      const before = await this.#reader.watermark();
      const [last] = await this.#reader.candles({
        pairId: this.pairId,
        period: this.#period,
        fromMs: 0,
        toMs: nowMs + 1,
        limit: 1,
      });
      const after = await this.#reader.watermark();
      // Rows that moved between the two watermarks are indistinguishable from those that did not.
      if (before.sequence !== after.sequence && reads < readsMax) continue;
      if (last === undefined) return;
      this.#running = new RunningCandle(this.#period, last, nowMs);
      this.#shown = this.#running.candle;
      for (const { sequence, grow } of this.#early) if (sequence > after.sequence) grow(this.#running);
      this.#early = [];
      return;
    }
  }
}

export default pairTopic(candlesTopic, (pair, parts, [word]) => {
  const period = candlePeriods.find((known) => known === word);
  if (period === undefined) return reject('topic_unknown');
  const stream = new CandlesStream(pair, period, parts);
  stream.load(parts.exchange.lastSequence).catch(parts.onError);
  return done(stream);
});
