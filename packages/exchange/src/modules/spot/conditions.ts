import { type ByteReader, type ByteWriter, listOf, optional, present, struct, uint } from '@candor/kernel';
import type { Price } from '@candor/money';
import { codecsOf } from '../../field-codecs.ts';
import type { ValuesOf } from '../../fields.ts';
import { type OrderId, orderId, type PairId, priceOf } from '../../vocabulary.ts';
import { orderConditionFields } from './fields.ts';
import type { SpotOrder } from './order.ts';

export type OrderConditions = ValuesOf<typeof orderConditionFields>;

/** The conditions of a live order, and how far it has come with them. */
interface LiveConditions {
  readonly order: SpotOrder;
  readonly terms: OrderConditions;
  /** Of an iceberg. */
  readonly visibleLots: number;
  /** The best index price since it trails; absent: it does not trail yet, or never. */
  peak: Price | undefined;
}

/** An order that has filled whole, with another to follow. */
interface DueFollow {
  readonly order: SpotOrder;
  readonly terms: OrderConditions;
}

const record = struct({
  orderId,
  ...codecsOf(orderConditionFields),
  visibleLots: uint,
  peak: optional(priceOf),
  /** In the book now; the order's own record has the rest. */
  shownLots: uint,
});

/** The part of live orders that their own record has no room for (RULES 4): expiry, self-trade mode, visible part, trail, and the order to follow. */
export class Conditions {
  readonly #byOrder = new Map<OrderId, LiveConditions>();
  /** Orders by the minute in which they expire, and the minutes that have a timer: one each, however many orders come and go. */
  readonly #expiring = new Map<number, Set<OrderId>>();
  readonly timedMinutes = new Set<number>();
  /** Waiting stops that trail, by pair, the oldest first. */
  readonly #trailing = new Map<PairId, Set<OrderId>>();
  /** Icebergs by pair: books without any are read faster. */
  readonly #icebergs = new Map<PairId, number>();
  /** Placed before the command is answered. */
  readonly followsDue: DueFollow[] = [];

  get size(): number {
    return this.#byOrder.size;
  }

  of(id: OrderId): LiveConditions | undefined {
    return this.#byOrder.size === 0 ? undefined : this.#byOrder.get(id);
  }

  all(): Iterable<LiveConditions> {
    return this.#byOrder.values();
  }

  set(
    order: SpotOrder,
    terms: OrderConditions,
    { visibleLots, peak }: { visibleLots: number; peak: Price | undefined },
  ): void {
    this.#byOrder.set(order.orderId, { order, terms, visibleLots, peak });
    if (visibleLots > 0) this.#icebergs.set(order.pairId, (this.#icebergs.get(order.pairId) ?? 0) + 1);
    const { expiresAtMs } = terms;
    if (expiresAtMs === undefined) return;
    const minute = this.#expiring.get(expiresAtMs);
    if (minute === undefined) this.#expiring.set(expiresAtMs, new Set([order.orderId]));
    else minute.add(order.orderId);
  }

  /** Forgets an order that has ended; answers what it had. */
  end(id: OrderId): OrderConditions | undefined {
    const ended = this.of(id);
    if (ended === undefined) return undefined;
    this.#byOrder.delete(id);
    const { order, terms, visibleLots } = ended;
    if (visibleLots > 0) this.#icebergs.set(order.pairId, (this.#icebergs.get(order.pairId) ?? 0) - 1);
    if (terms.expiresAtMs !== undefined) {
      const minute = this.#expiring.get(terms.expiresAtMs);
      minute?.delete(id);
      if (minute?.size === 0) this.#expiring.delete(terms.expiresAtMs);
    }
    return terms;
  }

  hasIcebergs(pairId: PairId): boolean {
    return this.#icebergs.size > 0 && (this.#icebergs.get(pairId) ?? 0) > 0;
  }

  /** The orders that expire in a minute, the oldest first. */
  expiringIn(minute: number): OrderId[] {
    return [...(this.#expiring.get(minute) ?? [])].sort((a, b) => a - b);
  }

  trailing(pairId: PairId): ReadonlySet<OrderId> | undefined {
    return this.#trailing.size === 0 ? undefined : this.#trailing.get(pairId);
  }

  get trailingCount(): number {
    let count = 0;
    for (const ids of this.#trailing.values()) count += ids.size;
    return count;
  }

  startTrail({ pairId, orderId: id }: SpotOrder): void {
    const ids = this.#trailing.get(pairId);
    if (ids === undefined) this.#trailing.set(pairId, new Set([id]));
    else ids.add(id);
  }

  stopTrail({ pairId, orderId: id }: SpotOrder): void {
    this.#trailing.get(pairId)?.delete(id);
  }

  write(writer: ByteWriter, shownLotsOf: (order: SpotOrder) => number): void {
    const sorted = [...this.#byOrder.values()].sort((a, b) => a.order.orderId - b.order.orderId);
    listOf(record).write(
      writer,
      sorted.map(({ order, terms, visibleLots, peak }) => ({
        orderId: order.orderId,
        ...terms,
        visibleLots,
        peak,
        shownLots: visibleLots === 0 ? 0 : shownLotsOf(order),
      })),
    );
    listOf(uint).write(
      writer,
      [...this.timedMinutes].sort((a, b) => a - b),
    );
  }

  /** `restored` gets each order with the lots that its iceberg showed. */
  read(
    reader: ByteReader,
    orders: ReadonlyMap<OrderId, SpotOrder>,
    restored: (order: SpotOrder, terms: OrderConditions, shownLots: number) => void,
  ): void {
    for (const { orderId: id, visibleLots, peak, shownLots, ...terms } of listOf(record).read(reader)) {
      const order = present(orders.get(id), 'conditions are of a live order');
      this.set(order, terms, { visibleLots, peak });
      restored(order, terms, shownLots);
    }
    for (const minute of listOf(uint).read(reader)) this.timedMinutes.add(minute);
  }
}
