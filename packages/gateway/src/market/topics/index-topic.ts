import { encodeSnapshot, encodeUpdate, type GridTick, indexTopic, type TopicMessage, topicName } from '@candor/api';
import type { PairId } from '@candor/exchange';
import { type Done, done } from '@candor/kernel';
import type { IndexTape, IndexTick } from '../index-tape.ts';
import type { Pair } from '../instruments.ts';
import { gridTickOf } from '../../options/present/options.ts';
import { pairTopic } from '../../live/serve-topic.ts';
import type { PairStream, Publisher } from '../../live/stream.ts';

/** The index of one pair, tick by tick. */
class IndexStream implements PairStream {
  readonly room: string;
  readonly pairId: PairId;

  readonly #tape: IndexTape;
  readonly #publisher: Publisher;
  #seq = 0;
  #waiting: GridTick[] = [];

  constructor(pair: Pair, tape: IndexTape, publisher: Publisher) {
    this.room = topicName(indexTopic, pair.pairId);
    this.pairId = pair.pairId;
    this.#tape = tape;
    this.#publisher = publisher;
  }

  onTick(tick: IndexTick): void {
    this.#waiting.push(gridTickOf(tick));
  }

  async snapshot(): Promise<Done<TopicMessage>> {
    // The tape already has the waiting ticks: they go out first, so that no member gets a tick twice.
    this.flush();
    const ticks = this.#tape.of(this.pairId).map(gridTickOf);
    return done({ seq: this.#seq, data: encodeSnapshot(indexTopic, ticks) });
  }

  ticked(): void {
    this.flush();
  }

  flush(): void {
    if (this.#waiting.length === 0) return;
    this.#seq += 1;
    const data = encodeUpdate(indexTopic, this.#waiting);
    this.#waiting = [];
    this.#publisher.publish(this.room, this.room, { seq: this.#seq, data });
  }
}

export default pairTopic(indexTopic, (pair, { market, publisher }) =>
  done(new IndexStream(pair, market.indexTape, publisher)),
);
