import { assert, type ByteReader, type ByteWriter, type Encoded, listOf, present, uint } from '@candor/kernel';
import { Book } from '../../matching/book.ts';
import type { Listings } from '../../slices.ts';
import type { AccountId, OrderId, PairId, TradeId } from '../../vocabulary.ts';
import { isHouse, orderCodec, remainingLots, type SpotOrder, waitsForRise } from './order.ts';
import { makerTerms } from './spec.ts';
import { Triggers } from '../../matching/triggers.ts';

export type MakerTerms = Omit<Encoded<typeof makerTerms>, 'pairId'>;

interface Market {
  readonly book: Book;
  readonly triggers: Triggers;
}

const lineRecord = listOf(uint);

function lineKey(accountId: AccountId, pairId: PairId): number {
  return accountId * 4_096 + pairId;
}

/** Live spot orders, the books they rest in, and the house maker's ladder. */
export class Spot {
  nextOrderId = 1;
  nextTradeId = 1;
  readonly orders = new Map<OrderId, SpotOrder>();
  /** The house maker's orders, by their number in the books. */
  readonly rungs = new Map<OrderId, SpotOrder>();
  readonly makers = new Map<PairId, MakerTerms>();
  /** Orders that ended with exits to place; done before the command is answered. */
  readonly exitsDue: SpotOrder[] = [];
  readonly #markets = new Map<PairId, Market>();
  /**
   * Live orders by account and pair, in no order, and the pairs an account has ever had orders in. Lists and not maps: they are
   * short, and a map makes itself anew whenever as many have left it as it has room for.
   */
  readonly #byOwner = new Map<number, SpotOrder[]>();
  readonly #pairsOf = new Map<AccountId, Set<PairId>>();

  market(pairId: PairId): Market {
    let market = this.#markets.get(pairId);
    if (market === undefined) {
      market = { book: new Book(), triggers: new Triggers() };
      this.#markets.set(pairId, market);
    }
    return market;
  }

  /** A resting order of anybody, the house maker's rungs included. */
  resting(orderId: number): SpotOrder {
    const order = this.orders.get(orderId as OrderId) ?? this.rungs.get(orderId as OrderId);
    return present(order, 'an order in a book is a live order');
  }

  takeTradeId(): TradeId {
    return this.nextTradeId++ as TradeId;
  }

  takeOrderId(): OrderId {
    return this.nextOrderId++ as OrderId;
  }

  keep(order: SpotOrder): void {
    this.orders.set(order.orderId, order);
    const key = lineKey(order.accountId, order.pairId);
    const own = this.#byOwner.get(key);
    if (own !== undefined) {
      own.push(order);
      return;
    }
    this.#byOwner.set(key, [order]);
    const pairs = this.#pairsOf.get(order.accountId);
    if (pairs === undefined) this.#pairsOf.set(order.accountId, new Set([order.pairId]));
    else pairs.add(order.pairId);
  }

  forget(order: SpotOrder): void {
    this.orders.delete(order.orderId);
    const own = this.#byOwner.get(lineKey(order.accountId, order.pairId)) ?? [];
    const place = own.lastIndexOf(order);
    const last = own.pop();
    assert(place >= 0 && last !== undefined, 'a live order is among those of its owner');
    if (last !== order) own[place] = last;
  }

  /** An account's live orders, oldest first. */
  ordersOf(accountId: AccountId): SpotOrder[] {
    const own: SpotOrder[] = [];
    for (const pairId of this.#pairsOf.get(accountId) ?? []) {
      own.push(...(this.#byOwner.get(lineKey(accountId, pairId)) ?? []));
    }
    return own.sort((a, b) => a.orderId - b.orderId);
  }

  countIn(accountId: AccountId, pairId: PairId): number {
    return this.#byOwner.get(lineKey(accountId, pairId))?.length ?? 0;
  }

  write(core: Listings, writer: ByteWriter): void {
    writer.uint(this.nextOrderId);
    writer.uint(this.nextTradeId);
    const makers = [...this.makers].sort(([a], [b]) => a - b);
    const records = makers.map(([pairId, terms]) => ({ pairId, ...terms }));
    listOf(makerTerms).write(writer, records);
    for (const orders of [this.orders, this.rungs]) {
      listOf(orderCodec).write(
        writer,
        [...orders.values()].sort((a, b) => a.orderId - b.orderId),
      );
    }
    // The order in the queues is not in the orders themselves: the lines are.
    for (const pairId of core.catalog.pairs.keys()) {
      for (const side of ['buy', 'sell'] as const) {
        const line = [...this.market(pairId).book.orders(side)].map((order) => order.orderId);
        lineRecord.write(writer, line);
      }
    }
  }

  read(core: Listings, reader: ByteReader): void {
    this.nextOrderId = reader.uint();
    this.nextTradeId = reader.uint();
    for (const { pairId, ...terms } of listOf(makerTerms).read(reader)) this.makers.set(pairId, terms);
    for (const order of listOf(orderCodec).read(reader)) this.keep(order);
    for (const rung of listOf(orderCodec).read(reader)) this.rungs.set(rung.orderId, rung);
    for (const pairId of core.catalog.pairs.keys()) {
      for (const side of ['buy', 'sell'] as const) {
        const { book } = this.market(pairId);
        for (const orderId of lineRecord.read(reader)) {
          const order = this.resting(orderId);
          book.add(side, orderId, order.limitTicks, remainingLots(order), order.accountId);
        }
      }
    }
    for (const order of this.orders.values()) {
      if (order.status === 'waiting' && !isHouse(order)) {
        this.market(order.pairId).triggers.add(order.stopTicks, order.orderId, waitsForRise(order));
      }
    }
  }
}
