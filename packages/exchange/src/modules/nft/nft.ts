import {
  blob,
  type ByteReader,
  type ByteWriter,
  type Encoded,
  listOf,
  oneOf,
  optional,
  present,
  struct,
  uint,
} from '@candor/kernel';
import type { Atoms } from '@candor/money';
import { codecsOf } from '../../field-codecs.ts';
import {
  accountId,
  type AccountId,
  amount,
  nftBoxId,
  type NftBoxId,
  type NftItemId,
  nftItemId,
  type NftOrderId,
  type NftSaleId,
  type NftSeriesId,
  nftSeriesId,
  type NftWorkId,
  nftWorkId,
  ppm,
} from '../../vocabulary.ts';
import { nftItemStates, nftOrderFields, nftSaleFields, nftSeriesFields, nftWorkFields } from './fields.ts';
import { nftPrizes, nftTerms } from './spec.ts';
import type { NftTerms, NftWork } from './views.ts';

type Mutable<T> = { -readonly [K in keyof T]: T[K] };

const itemRecord = struct({
  itemId: nftItemId,
  workId: nftWorkId,
  ownerId: accountId,
  state: oneOf(...nftItemStates),
});
/** One copy of a work. */
export type NftItem = Mutable<Encoded<typeof itemRecord>>;

/** Somebody who has set a deposit aside. `best`: the most that they have bid. */
const bidderRecord = struct({ accountId, best: optional(amount), bidAtMs: uint });
export type NftBidder = Mutable<Encoded<typeof bidderRecord>>;

const saleRecord = struct({
  ...codecsOf(nftSaleFields),
  /** The seller's, as it was when the sale was opened (RULES 2). */
  fee: ppm,
  /** The latest end that bids can move the sale to. */
  lastEndMs: uint,
  current: optional(amount),
  leaderId: optional(accountId),
  /** The most that the highest bidder bids. */
  limit: optional(amount),
  bidCount: uint,
  bidders: listOf(bidderRecord),
});
type StoredSale = Encoded<typeof saleRecord>;
/** A sale that has not ended. */
export type NftSale = Mutable<Omit<StoredSale, 'bidders'>> & { readonly bidders: Map<AccountId, NftBidder> };

const orderRecord = struct({
  ...codecsOf(nftOrderFields),
  /** That of the sale. */
  fee: ppm,
  /** The bidder who gets a second chance when this one does not pay, and their best bid. */
  next: optional(struct({ accountId, best: amount })),
});
/** An order that waits for its payment. */
export type NftOrder = Mutable<Encoded<typeof orderRecord>>;

const seriesRecord = struct({
  ...codecsOf(nftSeriesFields),
  /** The creator's, as it was when the series was opened. */
  fee: ppm,
  prizes: nftPrizes,
  /** The counts of the prizes that were not drawn so far, in the order of the list. */
  left: listOf(uint),
  /** SHA-256 of the next secret seed. */
  nextHash: blob,
  sold: uint,
  opened: uint,
  /** Boxes whose user has opened them, in that order. */
  queue: listOf(nftBoxId),
  bought: listOf(struct({ accountId, count: uint })),
  isEnded: oneOf('no', 'yes'),
});
type StoredSeries = Encoded<typeof seriesRecord>;
/** A series of which something can still happen, or whose last seed was not revealed yet. */
export type NftSeries = Mutable<Omit<StoredSeries, 'bought' | 'left' | 'queue'>> & {
  readonly bought: Map<AccountId, number>;
  readonly left: number[];
  queue: NftBoxId[];
};

const boxRecord = struct({
  boxId: nftBoxId,
  seriesId: nftSeriesId,
  accountId,
  /** Since it was opened; absent: it is sealed. */
  openedAtMs: optional(uint),
  clientSeed: blob,
});
/** A box that was not drawn so far. */
export type NftBox = Mutable<Encoded<typeof boxRecord>>;

const workRecord = struct(codecsOf(nftWorkFields));

const totals = struct({
  nextItemId: uint,
  nextSaleId: uint,
  nextOrderId: uint,
  nextSeriesId: uint,
  nextBoxId: uint,
  tickAtMs: uint,
});

/** Works, who owns their copies, and what is under way with them. */
export class Nft {
  terms: NftTerms | undefined;
  nextItemId = 1;
  nextSaleId = 1;
  nextOrderId = 1;
  nextSeriesId = 1;
  nextBoxId = 1;
  /** The last tick while something was under way: since when the exchange is known to have run. */
  tickAtMs = 0;
  /** Work n is at n − 1, item n likewise. */
  readonly works: NftWork[] = [];
  readonly items: NftItem[] = [];
  readonly sales = new Map<NftSaleId, NftSale>();
  readonly orders = new Map<NftOrderId, NftOrder>();
  readonly series = new Map<NftSeriesId, NftSeries>();
  readonly boxes = new Map<NftBoxId, NftBox>();
  /** These follow from the others. */
  readonly #saleOf = new Map<NftItemId, NftSale>();
  readonly #depositsOf = new Map<AccountId, Set<NftSale>>();
  readonly #ordersOf = new Map<AccountId, Set<NftOrder>>();
  readonly #boxesOf = new Map<AccountId, Set<NftBox>>();

  get isEmpty(): boolean {
    return this.terms === undefined && this.works.length === 0;
  }

  /** True while a sale or an order has an end to come. */
  get isUnderWay(): boolean {
    return this.sales.size > 0 || this.orders.size > 0;
  }

  work(workId: NftWorkId): NftWork | undefined {
    return this.works[workId - 1];
  }

  item(itemId: NftItemId): NftItem | undefined {
    return this.items[itemId - 1];
  }

  workOf(item: Pick<NftItem, 'workId'>): NftWork {
    return present(this.work(item.workId), 'an item is a copy of a work');
  }

  itemOf({ itemId }: { readonly itemId: NftItemId }): NftItem {
    return present(this.item(itemId), 'what is under way with an item has it');
  }

  copiesOf({ firstItemId, editions }: NftWork): readonly NftItem[] {
    return this.items.slice(firstItemId - 1, firstItemId - 1 + editions);
  }

  saleOf(itemId: NftItemId): NftSale | undefined {
    return this.#saleOf.get(itemId);
  }

  /** Sales in which an account has a deposit. */
  depositsOf(owner: AccountId): Iterable<NftSale> {
    return this.#depositsOf.get(owner) ?? [];
  }

  ordersOf(buyerId: AccountId): Iterable<NftOrder> {
    return this.#ordersOf.get(buyerId) ?? [];
  }

  /** Boxes that an account has not had drawn so far. */
  boxesOf(owner: AccountId): Iterable<NftBox> {
    return this.#boxesOf.get(owner) ?? [];
  }

  addWork(work: NftWork): void {
    this.works.push(work);
    for (let edition = 0; edition < work.editions; edition++) {
      const itemId = this.nextItemId++ as NftItemId;
      this.items.push({ itemId, workId: work.workId, ownerId: work.creatorId, state: 'free' });
    }
  }

  keepSale(sale: NftSale): void {
    this.sales.set(sale.saleId, sale);
    this.#saleOf.set(sale.itemId, sale);
    for (const bidder of sale.bidders.values()) put(this.#depositsOf, bidder.accountId, sale);
  }

  addBidder(sale: NftSale, bidder: NftBidder): void {
    sale.bidders.set(bidder.accountId, bidder);
    put(this.#depositsOf, bidder.accountId, sale);
  }

  forgetSale(sale: NftSale): void {
    this.sales.delete(sale.saleId);
    this.#saleOf.delete(sale.itemId);
    for (const bidder of sale.bidders.values()) take(this.#depositsOf, bidder.accountId, sale);
  }

  keepOrder(order: NftOrder): void {
    this.orders.set(order.orderId, order);
    put(this.#ordersOf, order.buyerId, order);
  }

  forgetOrder(order: NftOrder): void {
    this.orders.delete(order.orderId);
    take(this.#ordersOf, order.buyerId, order);
  }

  keepBox(box: NftBox): void {
    this.boxes.set(box.boxId, box);
    put(this.#boxesOf, box.accountId, box);
  }

  forgetBox(box: NftBox): void {
    this.boxes.delete(box.boxId);
    take(this.#boxesOf, box.accountId, box);
  }

  write(writer: ByteWriter): void {
    optional(nftTerms).write(writer, this.terms);
    totals.write(writer, this);
    listOf(workRecord).write(writer, this.works);
    listOf(itemRecord).write(writer, this.items);
    listOf(saleRecord).write(
      writer,
      [...this.sales.values()].map((sale) => ({ ...sale, bidders: [...sale.bidders.values()] })),
    );
    listOf(orderRecord).write(writer, [...this.orders.values()]);
    listOf(seriesRecord).write(
      writer,
      [...this.series.values()].map((series) => ({ ...series, bought: boughtOf(series) })),
    );
    listOf(boxRecord).write(writer, [...this.boxes.values()]);
  }

  read(reader: ByteReader): void {
    this.terms = optional(nftTerms).read(reader);
    const { nextItemId, ...others } = totals.read(reader);
    for (const work of listOf(workRecord).read(reader)) this.works.push(work);
    for (const item of listOf(itemRecord).read(reader)) this.items.push({ ...item });
    Object.assign(this, others, { nextItemId });
    for (const sale of listOf(saleRecord).read(reader)) {
      this.keepSale({ ...sale, bidders: new Map(sale.bidders.map((one) => [one.accountId, { ...one }])) });
    }
    for (const order of listOf(orderRecord).read(reader)) this.keepOrder({ ...order });
    for (const series of listOf(seriesRecord).read(reader)) {
      const bought = new Map(series.bought.map(({ accountId: owner, count }) => [owner, count]));
      this.series.set(series.seriesId, { ...series, bought, left: [...series.left], queue: [...series.queue] });
    }
    for (const box of listOf(boxRecord).read(reader)) this.keepBox({ ...box });
  }
}

function boughtOf({ bought }: NftSeries): { readonly accountId: AccountId; readonly count: number }[] {
  return [...bought].map(([owner, count]) => ({ accountId: owner, count }));
}

/** The highest bid and the limit behind it; absent before the first bid. */
export function standingOf({
  current,
  limit,
}: NftSale): { readonly current: Atoms; readonly limit: Atoms } | undefined {
  return current === undefined || limit === undefined ? undefined : { current, limit };
}

function put<Value>(all: Map<AccountId, Set<Value>>, owner: AccountId, value: Value): void {
  const own = all.get(owner);
  if (own === undefined) all.set(owner, new Set([value]));
  else own.add(value);
}

function take<Value>(all: Map<AccountId, Set<Value>>, owner: AccountId, value: Value): void {
  const own = present(all.get(owner), 'what is forgotten was kept');
  own.delete(value);
  if (own.size === 0) all.delete(owner);
}
