import {
  encodeSnapshot,
  encodeUpdate,
  type NftBidRow,
  nftSaleTopic,
  type TopicMessage,
  topicName,
  type TopicRefusal,
} from '@candor/api';
import type { AccountId, CoreEvent, EventOf, NftItemId, NftSaleId, PlacedEvent } from '@candor/exchange';
import { type Done, done, type Outcome, reject } from '@candor/kernel';
import type { Atoms } from '@candor/money';
import { OneAtATime } from '../../live/one-at-a-time.ts';
import { keyedTopic, type TopicParts } from '../../live/serve-topic.ts';
import type { Stream } from '../../live/stream.ts';
import { bidRows } from '../bid-rows.ts';
import { itemOfCode, namedBy } from '../codes.ts';
import { peopleAmong } from '../people.ts';
import { bidRowOf, endedSaleRowOf, saleRowOf } from '../present/nft.ts';

type SaleEvent = EventOf<'nft.listed' | 'nft.deposit_placed' | 'nft.bid_placed' | 'nft.sale_moved' | 'nft.sale_ended'>;

const saleEvents: readonly string[] = [
  'nft.listed',
  'nft.deposit_placed',
  'nft.bid_placed',
  'nft.sale_moved',
  'nft.sale_ended',
] satisfies readonly SaleEvent['type'][];

/** Of one message; beyond them the list has them all. */
const bidsMax = 50;
const catchUpMs = 2_000;

interface HeardBid {
  readonly accountId: AccountId;
  readonly bid: Atoms;
  readonly isLeading: boolean;
  readonly atMs: number;
}

function isOfSale(event: CoreEvent): event is SaleEvent {
  return saleEvents.includes(event.type);
}

/**
 * The sale of one copy of a work. All who watch share each message, so that no bid in it is anybody's own: `uid` says whose it
 * is. Bids are told as they were made, the sale as the core has it now.
 */
class NftSaleStream implements Stream {
  readonly room: string;
  readonly #code: string;
  readonly #parts: TopicParts;
  readonly #sending = new OneAtATime();
  readonly #stopListening: () => void;
  /** Known once the first watcher has the start. */
  #itemId: NftItemId | undefined;
  #bids: HeardBid[] = [];
  #saleId: NftSaleId | undefined;
  #ended: EventOf<'nft.sale_ended'> | undefined;
  #sequence = 0;
  #seq = 0;

  constructor(code: string, parts: TopicParts) {
    this.room = topicName(nftSaleTopic, code);
    this.#code = code;
    this.#parts = parts;
    this.#stopListening = parts.exchange.onCommit(
      ({ events }) => {
        for (const placed of events) this.#heard(placed);
      },
      (type) => saleEvents.includes(type),
    );
  }

  async snapshot(): Promise<Outcome<TopicMessage, TopicRefusal>> {
    const { exchange, reader, market, clock } = this.#parts;
    const item = await itemOfCode(exchange, this.#code);
    if (item === undefined) return reject('topic_unknown');
    this.#itemId = item.itemId;
    const seq = this.#seq;
    const [{ sequence }, now] = await Promise.all([exchange.query('status'), exchange.query('nftItem', item.itemId)]);
    await reader.waitFor(sequence, catchUpMs);
    const [record] = await reader.nftItemsById([item.itemId]);
    const saleId = now?.sale?.saleId ?? record?.lastSaleId;
    if (saleId === undefined) return this.#start(seq, { sequence, bids: [] });
    const [{ rows }, [last]] = await Promise.all([
      reader.nftBids({ saleId, page: 1, limit: bidsMax }),
      reader.nftSalesById([saleId]),
    ]);
    const bids = await bidRows(this.#parts, rows);
    const nowMs = clock();
    if (now?.sale !== undefined) {
      return this.#start(seq, { sequence, sale: saleRowOf(market.instruments, now.sale, { nowMs }), bids });
    }
    const sale = last && endedSaleRowOf(market.instruments, last, nowMs);
    return this.#start(seq, { sequence, sale, end: last?.end, bids });
  }

  #start(seq: number, state: Parameters<typeof encodeSnapshot<typeof nftSaleTopic>>[1]): Done<TopicMessage> {
    return done({ seq, data: encodeSnapshot(nftSaleTopic, state) });
  }

  #heard({ event, sequence, atMs }: PlacedEvent): void {
    if (!isOfSale(event) || event.itemId !== this.#itemId) return;
    this.#sequence = sequence;
    this.#saleId = event.saleId;
    if (event.type === 'nft.listed') this.#ended = undefined;
    if (event.type === 'nft.sale_ended') this.#ended = event;
    if (event.type === 'nft.bid_placed') this.#hear(event, atMs);
  }

  /** A bid, and the answer that the exchange gave within the limit of who leads. */
  #hear({ accountId, bid, leaderId, current }: EventOf<'nft.bid_placed'>, atMs: number): void {
    const heard = this.#bids.map((one) => ({ ...one, isLeading: false }));
    const isLeading = leaderId === accountId;
    heard.push({ accountId, bid, isLeading, atMs });
    if (!isLeading) heard.push({ accountId: leaderId, bid: current, isLeading: true, atMs });
    this.#bids = heard.slice(-bidsMax);
  }

  flush(): void {
    if (this.#saleId !== undefined) this.#sending.run(() => this.#send(), this.#parts.onError);
  }

  async #send(): Promise<void> {
    const { exchange, reader, market, clock, publisher } = this.#parts;
    const { saleId, sequence, ended, bids } = {
      saleId: this.#saleId as NftSaleId,
      sequence: this.#sequence,
      ended: this.#ended,
      bids: this.#bids,
    };
    this.#saleId = undefined;
    this.#bids = [];
    const live = await exchange.query('nftSale', saleId);
    if (live === undefined) await reader.waitFor(sequence, catchUpMs);
    const [last] = live === undefined ? await reader.nftSalesById([saleId]) : [];
    const nowMs = clock();
    const over = last && endedSaleRowOf(market.instruments, last, nowMs);
    const sale = live === undefined ? over : saleRowOf(market.instruments, live, { nowMs });
    const scale = sale?.scale ?? 0;
    const rows = await this.#rows(bids, scale);
    this.#seq += 1;
    const data = encodeUpdate(nftSaleTopic, { sequence, sale, end: ended?.end ?? last?.end, bids: rows });
    publisher.publish(this.room, this.room, { seq: this.#seq, data });
  }

  /** The newest first, as in the list. */
  async #rows(bids: readonly HeardBid[], scale: number): Promise<NftBidRow[]> {
    const personOf = await peopleAmong(
      this.#parts,
      bids.map(({ accountId }) => accountId),
    );
    return bids.map((bid) => bidRowOf(bid, { personOf, scale })).reverse();
  }

  left(): void {
    this.#stopListening();
  }
}

const codeGrammar = /^[1-9]\d{0,8}-[1-9]\d{0,4}$/;

export default keyedTopic(nftSaleTopic, ([code = ''], parts) =>
  codeGrammar.test(code) && namedBy(code).of === 'item'
    ? done(new NftSaleStream(code, parts))
    : reject('topic_unknown'),
);
