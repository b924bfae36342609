import {
  candlesTopic,
  encodeSnapshot,
  encodeUpdate,
  type TopicMessage,
  type TopicRefusal,
  topicName,
} from '@candor/api';
import { done, type Outcome, reject } from '@candor/kernel';
import type { Candle, Period, Reader } from '@candor/readmodel';
import type { Pair } from '../instruments.ts';
import { candleRowOf } from '../present/market.ts';
import { RunningCandle } from '../running-candle.ts';
import type { Publisher, Stream } from '../../live/stream.ts';

const catchUpMs = 2_000;
const readsMax = 5;

type Growth = (running: RunningCandle) => void;

/** The running candle of one pair and period: read once, then grown by the same facts as the stored one. */
export class CandlesStream implements Stream {
  readonly room: string;
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

  constructor(
    pair: Pair,
    period: Period,
    deps: { readonly reader: Reader; readonly publisher: Publisher; readonly clock: () => number },
  ) {
    this.room = topicName(candlesTopic, pair.pairId, period);
    this.#pair = pair;
    this.#period = period;
    this.#reader = deps.reader;
    this.#publisher = deps.publisher;
    this.#clock = deps.clock;
  }

  /** Reads the candle up to a fact that is committed; later facts must already reach `grow`. */
  load(lastSequence: number): Promise<void> {
    this.#loading ??= this.#read(lastSequence);
    return this.#loading;
  }

  grow(sequence: number, grow: Growth): void {
    if (this.#running === undefined) this.#early.push({ sequence, grow });
    else grow(this.#running);
  }

  async snapshot(): Promise<Outcome<TopicMessage, TopicRefusal>> {
    await this.#loading;
    if (this.#running === undefined) return reject('server_busy');
    const row = candleRowOf(this.#pair, this.#running.candle);
    return done({ seq: this.#seq, data: encodeSnapshot(candlesTopic, row) });
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
        pairId: this.#pair.pairId,
        period: this.#period,
        fromMs: 0,
        toMs: nowMs + 1,
        limit: 1,
      });
      const after = await this.#reader.watermark();
      // Rows that moved between the two watermarks cannot be told from those that did not.
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
