import { assert, type ByteReader, type ByteWriter, listOf, struct } from '@candor/kernel';
import type { Ppm } from '@candor/money';
import { defineModule } from '../../module.ts';
import { type OrderId, orderId, ppm } from '../../vocabulary.ts';
import { isMarketKind, slippageDefault } from './rules.ts';

const slippageRecord = struct({ orderId, slippage: ppm });

/**
 * What orders that protect need beyond their own record (RULES 4): how far from the best price they go once they fire, and
 * which of them have fired and are not done.
 */
export class Protection {
  /** Of live orders that say so: for themselves when they fire, or for the stop loss that follows them. */
  readonly slippages = new Map<OrderId, Ppm>();
  /** Fired, with something left: they act again at every tick, the older first. */
  readonly armed = new Set<OrderId>();

  slippageOf(orderId: OrderId): number {
    return this.slippages.get(orderId) ?? slippageDefault;
  }

  write(writer: ByteWriter): void {
    const slippages = [...this.slippages].sort(([a], [b]) => a - b);
    const records = slippages.map(([id, slippage]) => ({ orderId: id, slippage }));
    listOf(slippageRecord).write(writer, records);
    listOf(orderId).write(
      writer,
      [...this.armed].sort((a, b) => a - b),
    );
  }

  read(reader: ByteReader): void {
    for (const record of listOf(slippageRecord).read(reader)) this.slippages.set(record.orderId, record.slippage);
    for (const id of listOf(orderId).read(reader)) this.armed.add(id);
  }
}

/** The part of spot that joined later: state of its own, no commands. */
export const protectionModule = defineModule({
  name: 'protection',
  handlers: {},
  isEmpty: ({ protection }) => protection.slippages.size === 0 && protection.armed.size === 0,
  write: (core, writer) => core.protection.write(writer),
  read: (core, reader) => core.protection.read(reader),
  check({ protection, spot }) {
    for (const id of protection.slippages.keys()) assert(spot.orders.has(id), 'a slippage is of a live order');
    for (const id of protection.armed) {
      const order = spot.orders.get(id);
      assert(order?.status === 'open' && isMarketKind(order.orderType), 'what has fired is a live market order');
    }
  },
});
