import { type ByteReader, type ByteWriter, listOf, struct } from '@candor/kernel';
import type { Ppm } from '@candor/money';
import { type OrderId, orderId, ppm } from '../../vocabulary.ts';
import { slippageDefault } from './rules.ts';

const slippageRecord = struct({ orderId, slippage: ppm });

/**
 * Data of protective orders beyond their own record (RULES 4): the slippage from the best price once they fire, and the
 * orders that have fired and are not done.
 */
export class Protection {
  /** Of live orders that set one: for themselves when they fire, or for the stop loss that follows them. */
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
