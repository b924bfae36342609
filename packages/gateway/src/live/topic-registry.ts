import { parseTopicName, type TopicRefusal, type TopicSpec } from '@candor/api';
import type { AccountId, PairId, PlacedEvent } from '@candor/exchange';
import { done, type Outcome, present, reject } from '@candor/kernel';
import { servedTopics } from '../generated/topics.ts';
import type { Pair } from '../market/instruments.ts';
import type { Deps } from '../serving/deps.ts';
import type { ServedTopic, TopicParts } from './serve-topic.ts';
import type { UserTopic, PairStream, Publisher, Stream } from './stream.ts';

const flushMs = 100;
/**
 * The most listeners of a room that hear each round; a larger crowd hears every second one, or third: a message to
 * thousands costs the time in which thousands of orders could be answered.
 */
const listenersEachRound = 2_000;

const served: ReadonlyMap<TopicSpec, ServedTopic> = new Map(
  Object.values<ServedTopic>(servedTopics).map((one) => [one.topic, one]),
);

/** The streams with listeners. A stream is made for its first member and forgotten after its last. */
export class TopicRegistry {
  readonly #parts: TopicParts;
  readonly #streams = new Map<string, Stream>();
  readonly #pairs = new Map<PairId, Set<PairStream>>();
  readonly #users = new Map<AccountId, Map<TopicSpec, UserTopic>>();
  /** The owners of the rooms that belong to one account. */
  readonly #owners = new Map<string, AccountId>();
  readonly #flushing: NodeJS.Timeout;
  #round = 0;
  readonly #stopListening: () => void;
  readonly #stopHeads: () => void;
  #stopBooks: (() => void) | undefined;

  constructor(deps: Deps, publisher: Publisher, onError: (error: unknown) => void) {
    this.#parts = { ...deps, publisher, onError };
    this.#stopListening = deps.exchange.onCommit(
      ({ events }) => {
        for (const event of events) this.#heard(event);
      },
      (type) => this.#users.size > 0 || type === 'index.ticked' || type === 'spot.traded',
    );
    this.#stopHeads = deps.chain.onHead(() => {
      for (const own of this.#users.values()) for (const stream of own.values()) stream.onBlock?.();
    });
    this.#flushing = setInterval(() => this.#flush(), flushMs);
    this.#flushing.unref();
  }

  /** The stream of a topic's full name for this caller, or the reason that there is none. */
  open(fullName: string, accountId: AccountId | undefined): Outcome<Stream, TopicRefusal> {
    const named = parseTopicName(fullName);
    if (named === undefined) return reject('topic_unknown');
    const { topic, key } = named;
    if (topic.access === 'signed_in' && accountId === undefined) return reject('signed_out');
    const room = topic.access === 'signed_in' ? undefined : this.#streams.get(fullName);
    if (room !== undefined) return done(room);
    const server = present(served.get(topic), 'every topic of the API is served');
    if (server.of === 'user') return done(this.#ownStream(server, present(accountId, 'it is of a signed-in user')));
    if (server.of === 'site') return done(this.#keep(server.open(this.#parts)));
    if (server.of === 'key') {
      const opened = server.open(key, this.#parts);
      return opened.ok ? done(this.#keep(opened.value)) : opened;
    }
    return this.#pairStream(server, key);
  }

  /** The room is empty: its stream is no longer updated. */
  left(room: string): void {
    const stream = this.#streams.get(room);
    this.#streams.delete(room);
    stream?.left?.();
    this.#leftByOwner(room, stream);
    for (const [pairId, streams] of this.#pairs) {
      if (streams.delete(stream as PairStream) && streams.size === 0) this.#pairs.delete(pairId);
    }
    if (this.#stopBooks === undefined || this.#isBookWatched()) return;
    this.#stopBooks();
    this.#stopBooks = undefined;
  }

  #leftByOwner(room: string, stream: Stream | undefined): void {
    const accountId = this.#owners.get(room);
    const own = accountId === undefined ? undefined : this.#users.get(accountId);
    this.#owners.delete(room);
    if (accountId === undefined || own === undefined) return;
    for (const [topic, kept] of own) if (kept === stream) own.delete(topic);
    if (own.size === 0) this.#users.delete(accountId);
  }

  close(): void {
    clearInterval(this.#flushing);
    this.#stopListening();
    this.#stopHeads();
    this.#stopBooks?.();
  }

  #heard(placed: PlacedEvent): void {
    const { event } = placed;
    if (event.type === 'index.ticked') {
      const { gridIndex, prices } = event;
      for (const { pairId, price } of prices) {
        for (const stream of this.#pairs.get(pairId) ?? []) stream.onTick?.({ gridIndex, price }, placed);
      }
      for (const own of this.#users.values()) for (const stream of own.values()) stream.onTick?.();
      for (const stream of this.#streams.values()) stream.ticked?.();
      return;
    }
    if (event.type === 'spot.traded') {
      for (const stream of this.#pairs.get(event.pairId) ?? []) stream.traded?.(event, placed);
    }
    if (this.#users.size === 0) return;
    for (const accountId of accountsIn(placed)) {
      for (const stream of this.#users.get(accountId)?.values() ?? []) stream.onFact(placed);
    }
  }

  #flush(): void {
    this.#round += 1;
    for (const stream of this.#streams.values()) {
      const rounds = Math.ceil(this.#parts.publisher.listenersOf(stream.room) / listenersEachRound);
      if (rounds <= 1 || this.#round % rounds === 0) stream.flush();
    }
  }

  #pairOf(id: string | undefined): Pair | undefined {
    const pair = this.#parts.market.instruments.pair(Number(id));
    return pair !== undefined && String(pair.pairId) === id ? pair : undefined;
  }

  #pairStream(
    { open }: Extract<ServedTopic, { of: 'pair' }>,
    [id, ...rest]: readonly string[],
  ): Outcome<Stream, TopicRefusal> {
    const pair = this.#pairOf(id);
    if (pair === undefined) return reject('topic_unknown');
    const opened = open(pair, this.#parts, rest);
    if (!opened.ok) return opened;
    const streams = this.#pairs.get(pair.pairId) ?? new Set();
    this.#pairs.set(pair.pairId, streams.add(opened.value));
    if (opened.value.bookChanged !== undefined) {
      this.#stopBooks ??= this.#parts.exchange.onBookChange((change) => {
        for (const stream of this.#pairs.get(change.pairId) ?? []) stream.bookChanged?.(change);
      });
    }
    return done(this.#keep(opened.value));
  }

  #isBookWatched(): boolean {
    return [...this.#pairs.values()].some((streams) => [...streams].some((stream) => stream.bookChanged !== undefined));
  }

  #ownStream({ topic, open }: Extract<ServedTopic, { of: 'user' }>, accountId: AccountId): Stream {
    const own = this.#users.get(accountId) ?? new Map<TopicSpec, UserTopic>();
    this.#users.set(accountId, own);
    const known = own.get(topic);
    if (known !== undefined) return known;
    const stream = open(accountId, this.#parts);
    own.set(topic, stream);
    this.#owners.set(stream.room, accountId);
    return this.#keep(stream);
  }

  #keep<S extends Stream>(stream: S): S {
    this.#streams.set(stream.room, stream);
    return stream;
  }
}

/** The accounts that a fact concerns; a posting may concern several. */
function accountsIn({ event }: PlacedEvent): Iterable<AccountId> {
  if (event.type === 'ledger.posted') return new Set(event.lines.map((line) => line.accountId));
  if (event.type === 'spot.traded') return new Set([event.takerAccountId, event.makerAccountId]);
  if (event.type === 'nft.bid_placed') return known([event.accountId, event.outbidId]);
  if ('buyerId' in event) return known([event.buyerId, event.sellerId]);
  return 'accountId' in event ? [event.accountId] : [];
}

function known(accounts: readonly (AccountId | undefined)[]): readonly AccountId[] {
  return accounts.filter((account) => account !== undefined);
}
