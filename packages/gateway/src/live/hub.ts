import {
  bookTopic,
  candlePeriods,
  candlesTopic,
  copyFeedTopic,
  fundingTopic,
  indexTopic,
  meTopic,
  optionsTopic,
  parseTopicName,
  positionsTopic,
  riskTopic,
  tickersTopic,
  type TopicRefusal,
  type TopicSpec,
  tradesTopic,
} from '@candor/api';
import { type AccountId, gridMs, type PairId, type PlacedEvent } from '@candor/exchange';
import { done, type Outcome, present, reject } from '@candor/kernel';
import type { Deps } from '../serving/deps.ts';
import type { Pair } from '../market/instruments.ts';
import { BookStream } from '../spot/topics/book-topic.ts';
import { CandlesStream } from '../market/topics/candles-topic.ts';
import { CopyFeedStream } from '../copy/topics/copy-feed-topic.ts';
import { FundingStream } from '../funding/topics/funding-topic.ts';
import { IndexStream } from '../market/topics/index-topic.ts';
import { MeStream } from '../accounts/topics/me-topic.ts';
import { OptionsStream } from '../options/topics/options-topic.ts';
import type { OwnParts } from './own-parts.ts';
import { PositionsStream } from '../contract/topics/positions-topic.ts';
import { RiskStream } from '../contract/topics/risk-topic.ts';
import type { OwnStream, Publisher, Stream } from './stream.ts';
import { TickersStream } from '../market/topics/tickers-topic.ts';
import { TradesStream } from '../spot/topics/trades-topic.ts';

const flushMs = 100;

/** The topics that are each user's own, and what serves them. */
const ownStreams: ReadonlyMap<TopicSpec, new (accountId: AccountId, parts: OwnParts) => OwnStream> = new Map<
  TopicSpec,
  new (
    accountId: AccountId,
    parts: OwnParts,
  ) => OwnStream
>([
  [meTopic, MeStream],
  [positionsTopic, PositionsStream],
  [riskTopic, RiskStream],
  [optionsTopic, OptionsStream],
  [copyFeedTopic, CopyFeedStream],
  [fundingTopic, FundingStream],
]);

/** The streams that somebody listens to. A stream is made for its first member and forgotten after its last. */
export class Hub {
  readonly #deps: Deps;
  readonly #publisher: Publisher;
  readonly #onError: (error: unknown) => void;
  readonly #streams = new Map<string, Stream>();
  readonly #tickers: TickersStream;
  readonly #books = new Map<PairId, BookStream>();
  readonly #trades = new Map<PairId, TradesStream>();
  readonly #candles = new Map<PairId, Set<CandlesStream>>();
  readonly #indexes = new Map<PairId, IndexStream>();
  readonly #users = new Map<AccountId, Map<TopicSpec, OwnStream>>();
  /** Whose a room is, of the rooms that are somebody's own. */
  readonly #owners = new Map<string, AccountId>();
  readonly #flushing: NodeJS.Timeout;
  readonly #stopListening: () => void;
  readonly #stopHeads: () => void;
  #stopBooks: (() => void) | undefined;

  constructor(deps: Deps, publisher: Publisher, onError: (error: unknown) => void) {
    this.#deps = deps;
    this.#publisher = publisher;
    this.#onError = onError;
    this.#tickers = new TickersStream(deps.market, publisher, deps.clock);
    this.#stopListening = deps.exchange.onCommit(({ events }) => {
      for (const event of events) this.#heard(event);
    });
    this.#stopHeads = deps.chain.onHead(() => {
      for (const own of this.#users.values()) for (const stream of own.values()) stream.blockCame?.();
    });
    this.#flushing = setInterval(() => this.#flush(), flushMs);
    this.#flushing.unref();
  }

  /** The stream of a topic's full name for this caller, or why there is none. */
  open(fullName: string, accountId: AccountId | undefined): Outcome<Stream, TopicRefusal> {
    const named = parseTopicName(fullName);
    if (named === undefined) return reject('topic_unknown');
    const { topic, key } = named;
    if (topic.access === 'signed_in') {
      return accountId === undefined ? reject('signed_out') : done(this.#ownStream(topic, accountId));
    }
    const room = this.#streams.get(fullName);
    if (room !== undefined) return done(room);
    if (topic === tickersTopic) return done(this.#keep(this.#tickers));
    const pair = this.#pairOf(key[0]);
    if (pair === undefined) return reject('topic_unknown');
    if (topic === candlesTopic) return this.#candlesStream(pair, key[1]);
    if (topic === indexTopic) return done(this.#indexStream(pair));
    if (!pair.hasBook) return reject('topic_unknown');
    if (topic === bookTopic) return done(this.#bookStream(pair));
    if (topic === tradesTopic) return done(this.#tradesStream(pair));
    return reject('topic_unknown');
  }

  /** The room is empty: its stream is not kept up to date for nobody. */
  left(room: string): void {
    const stream = this.#streams.get(room);
    this.#streams.delete(room);
    if (stream instanceof BookStream) this.#forget(this.#books, stream);
    if (stream instanceof TradesStream) this.#forget(this.#trades, stream);
    if (stream instanceof IndexStream) this.#forget(this.#indexes, stream);
    this.#leftByOwner(room, stream);
    if (stream instanceof CandlesStream) for (const streams of this.#candles.values()) streams.delete(stream);
    if (this.#books.size === 0) {
      this.#stopBooks?.();
      this.#stopBooks = undefined;
    }
  }

  #leftByOwner(room: string, stream: Stream | undefined): void {
    const accountId = this.#owners.get(room);
    const own = accountId === undefined ? undefined : this.#users.get(accountId);
    this.#owners.delete(room);
    if (accountId === undefined || own === undefined) return;
    this.#forget(own, stream);
    if (own.size === 0) this.#users.delete(accountId);
  }

  close(): void {
    clearInterval(this.#flushing);
    this.#stopListening();
    this.#stopHeads();
    this.#stopBooks?.();
  }

  #heard(placed: PlacedEvent): void {
    const { event, sequence, atMs } = placed;
    if (event.type === 'index.ticked') {
      const instantMs = event.gridIndex * gridMs;
      for (const { pairId, price } of event.prices) {
        this.#indexes.get(pairId)?.ticked({ gridIndex: event.gridIndex, price });
        for (const stream of this.#candles.get(pairId) ?? []) {
          stream.grow(sequence, (running) => running.tick(instantMs, price));
        }
      }
      for (const own of this.#users.values()) for (const stream of own.values()) stream.ticked?.();
      return;
    }
    if (event.type === 'spot.traded') {
      this.#trades.get(event.pairId)?.traded({ ...event, atMs });
      const { quantity, quoteAmount } = event;
      for (const stream of this.#candles.get(event.pairId) ?? []) {
        stream.grow(sequence, (running) => running.trade(atMs, quantity, quoteAmount));
      }
    }
    if (this.#users.size === 0) return;
    for (const accountId of accountsIn(placed)) {
      for (const stream of this.#users.get(accountId)?.values() ?? []) stream.heard(placed);
    }
  }

  #flush(): void {
    for (const stream of this.#streams.values()) stream.flush();
  }

  #pairOf(id: string | undefined): Pair | undefined {
    const pair = this.#deps.market.instruments.pair(Number(id));
    return pair !== undefined && String(pair.pairId) === id ? pair : undefined;
  }

  #bookStream(pair: Pair): BookStream {
    const { exchange } = this.#deps;
    const stream = new BookStream(pair, exchange, this.#publisher);
    this.#books.set(pair.pairId, stream);
    this.#stopBooks ??= exchange.onBookChange((change) => this.#books.get(change.pairId)?.changed(change));
    return this.#keep(stream);
  }

  #tradesStream(pair: Pair): TradesStream {
    const stream = new TradesStream(pair, this.#deps.market.tape, this.#publisher);
    this.#trades.set(pair.pairId, stream);
    return this.#keep(stream);
  }

  #candlesStream(pair: Pair, word: string | undefined): Outcome<Stream, TopicRefusal> {
    const period = candlePeriods.find((known) => known === word);
    if (period === undefined) return reject('topic_unknown');
    const { reader, exchange, clock } = this.#deps;
    const stream = new CandlesStream(pair, period, { reader, publisher: this.#publisher, clock });
    const streams = this.#candles.get(pair.pairId) ?? new Set();
    this.#candles.set(pair.pairId, streams.add(stream));
    stream.load(exchange.lastSequence).catch(this.#onError);
    return done(this.#keep(stream));
  }

  #indexStream(pair: Pair): IndexStream {
    const stream = new IndexStream(pair, this.#deps.market.indexTape, this.#publisher);
    this.#indexes.set(pair.pairId, stream);
    return this.#keep(stream);
  }

  #ownStream(topic: TopicSpec, accountId: AccountId): Stream {
    const own = this.#users.get(accountId) ?? new Map<TopicSpec, OwnStream>();
    this.#users.set(accountId, own);
    const known = own.get(topic);
    if (known !== undefined) return known;
    const Made = present(ownStreams.get(topic), "every topic that is a user's own has a stream");
    const stream = new Made(accountId, { ...this.#deps, publisher: this.#publisher, onError: this.#onError });
    own.set(topic, stream);
    this.#owners.set(stream.room, accountId);
    return this.#keep(stream);
  }

  #keep<S extends Stream>(stream: S): S {
    this.#streams.set(stream.room, stream);
    return stream;
  }

  #forget<Key, S extends Stream>(streams: Map<Key, S>, stream: Stream | undefined): void {
    for (const [key, kept] of streams) if (kept === stream) streams.delete(key);
  }
}

/** Whose fact it is; a posting may be of several. */
function accountsIn({ event }: PlacedEvent): Iterable<AccountId> {
  if (event.type === 'ledger.posted') return new Set(event.lines.map((line) => line.accountId));
  if (event.type === 'spot.traded') return new Set([event.takerAccountId, event.makerAccountId]);
  return 'accountId' in event ? [event.accountId] : [];
}
