import {
  type ByteReader,
  type ByteWriter,
  type Encoded,
  listOf,
  oneOf,
  optional,
  present,
  struct,
  text,
  uint,
  bool,
} from '@candor/kernel';
import { type Atoms, zero } from '@candor/money';
import { codecsOf } from '../../field-codecs.ts';
import { accountId, type AccountId, amount, otcAdId, type OtcAdId, type OtcOrderId } from '../../vocabulary.ts';
import {
  otcAdStates,
  otcAdSubjectFields,
  otcAdTermsFields,
  otcOrderFields,
  type OtcRole,
  otcStates,
  otcVerdictReasons,
} from './fields.ts';
import { otcMethodCodec } from './spec.ts';

const adRecord = struct({
  adId: otcAdId,
  accountId,
  state: oneOf(...otcAdStates),
  ...codecsOf(otcAdSubjectFields),
  ...codecsOf(otcAdTermsFields),
  methods: listOf(otcMethodCodec),
});
/** An ad that is not closed. Its `quantity` is what is left on offer. */
export type OtcAd = Mutable<Encoded<typeof adRecord>>;

const verdictRecord = struct({ operator: text, toBuyer: amount, reason: oneOf(...otcVerdictReasons) });

const orderRecord = struct({
  ...codecsOf(otcOrderFields),
  state: oneOf(...otcStates),
  openedAtMs: uint,
  /** Since when it is in its state. */
  sinceMs: uint,
  /** For how long its clock stood still in outages. */
  pausedMs: uint,
  isCancelAsked: bool,
  verdict: optional(verdictRecord),
});
/** An order that has not ended. */
export type OtcOrder = Mutable<Encoded<typeof orderRecord>>;

/** `day` and `dayFailed`: the orders of a day that it let go as the buyer. */
const recordCodec = struct({
  accountId,
  completed: uint,
  failed: uint,
  lost: uint,
  day: uint,
  dayFailed: uint,
});
type Own = Mutable<Encoded<typeof recordCodec>>;

type Mutable<T> = { -readonly [K in keyof T]: T[K] };

const totalsCodec = struct({ nextAdId: uint, nextOrderId: uint, endedCount: uint, tickAtMs: uint });

/** Ads, orders under way, and what accounts have done so far. */
export class Otc {
  nextAdId = 1;
  nextOrderId = 1;
  /** Every order that was opened is either under way or one of these. */
  endedCount = 0;
  /** The last tick, or the first order of those under way: since when the exchange is known to have run. */
  tickAtMs = 0;
  /** In the order of their numbers, like orders. */
  readonly ads = new Map<OtcAdId, OtcAd>();
  readonly orders = new Map<OtcOrderId, OtcOrder>();
  readonly records = new Map<AccountId, Own>();
  /** These follow from the ads and orders. */
  readonly #adsOf = new Map<AccountId, Map<OtcAdId, OtcAd>>();
  readonly #ordersOf = new Map<AccountId, Map<OtcOrderId, OtcOrder>>();

  get isEmpty(): boolean {
    return this.nextAdId === 1;
  }

  recordOf(owner: AccountId): Readonly<Own> {
    return this.records.get(owner) ?? emptyRecord(owner);
  }

  /** For a change. */
  ownRecord(owner: AccountId): Own {
    const known = this.records.get(owner);
    if (known !== undefined) return known;
    const fresh = emptyRecord(owner);
    this.records.set(owner, fresh);
    return fresh;
  }

  adsOf(owner: AccountId): Iterable<OtcAd> {
    return this.#adsOf.get(owner)?.values() ?? [];
  }

  adCount(owner: AccountId): number {
    return this.#adsOf.get(owner)?.size ?? 0;
  }

  adOf(owner: AccountId, adId: OtcAdId): OtcAd | undefined {
    return this.#adsOf.get(owner)?.get(adId);
  }

  /** On either side, in the order they were opened. */
  ordersOf(owner: AccountId): Iterable<OtcOrder> {
    return this.#ordersOf.get(owner)?.values() ?? [];
  }

  orderOf(owner: AccountId, orderId: OtcOrderId): OtcOrder | undefined {
    return this.#ordersOf.get(owner)?.get(orderId);
  }

  /** Orders under way that an account has opened on ads of others. */
  takenBy(owner: AccountId): number {
    let count = 0;
    for (const order of this.ordersOf(owner)) if (takerOf(order) === owner) count += 1;
    return count;
  }

  keepAd(ad: OtcAd): void {
    this.ads.set(ad.adId, ad);
    put(this.#adsOf, ad.accountId, ad.adId, ad);
  }

  forgetAd(ad: OtcAd): void {
    this.ads.delete(ad.adId);
    take(this.#adsOf, ad.accountId, ad.adId);
  }

  keepOrder(order: OtcOrder): void {
    this.orders.set(order.orderId, order);
    for (const owner of [order.buyerId, order.sellerId]) put(this.#ordersOf, owner, order.orderId, order);
  }

  forgetOrder(order: OtcOrder): void {
    this.orders.delete(order.orderId);
    this.endedCount += 1;
    for (const owner of [order.buyerId, order.sellerId]) take(this.#ordersOf, owner, order.orderId);
  }

  write(writer: ByteWriter): void {
    totalsCodec.write(writer, this);
    listOf(adRecord).write(writer, [...this.ads.values()]);
    listOf(orderRecord).write(writer, [...this.orders.values()]);
    listOf(recordCodec).write(
      writer,
      [...this.records.values()].sort((a, b) => a.accountId - b.accountId),
    );
  }

  read(reader: ByteReader): void {
    Object.assign(this, totalsCodec.read(reader));
    for (const ad of listOf(adRecord).read(reader)) this.keepAd({ ...ad });
    for (const order of listOf(orderRecord).read(reader)) this.keepOrder({ ...order });
    for (const own of listOf(recordCodec).read(reader)) this.records.set(own.accountId, { ...own });
  }
}

function emptyRecord(owner: AccountId): Own {
  return { accountId: owner, completed: 0, failed: 0, lost: 0, day: 0, dayFailed: 0 };
}

function takerOf({ side, buyerId, sellerId }: OtcOrder): AccountId {
  return side === 'buy' ? sellerId : buyerId;
}

export function roleOf({ buyerId }: Pick<OtcOrder, 'buyerId'>, accountOf: AccountId): OtcRole {
  return accountOf === buyerId ? 'buyer' : 'seller';
}

/** The funds that an ad holds of its maker: those to sell are set aside beforehand. */
export function heldBy({ side, quantity }: Pick<OtcAd, 'side' | 'quantity'>): Atoms {
  return side === 'sell' ? quantity : zero;
}

function put<Key, Value>(all: Map<AccountId, Map<Key, Value>>, owner: AccountId, key: Key, value: Value): void {
  const own = all.get(owner);
  if (own === undefined) all.set(owner, new Map([[key, value]]));
  else own.set(key, value);
}

function take<Key, Value>(all: Map<AccountId, Map<Key, Value>>, owner: AccountId, key: Key): void {
  const own = present(all.get(owner), 'what is forgotten was kept');
  own.delete(key);
  if (own.size === 0) all.delete(owner);
}
