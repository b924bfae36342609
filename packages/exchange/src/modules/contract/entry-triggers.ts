import { type ByteReader, type ByteWriter, listOf, oneOf, struct } from '@candor/kernel';
import { priceOf, ticketId as ticketIdOf, type TicketId } from '../../vocabulary.ts';
import { triggerMoves } from './fields.ts';
import { type ContractMarket, ticksOf } from './market.ts';
import type { EntryTrigger } from './views.ts';

const record = struct({ ticketId: ticketIdOf, price: priceOf, waitsFor: oneOf(...triggerMoves) });

/** Triggers of pending tickets: they stand beside the tickets, whose record is as wide as it was in the first release. */
export class EntryTriggers {
  readonly #byTicket = new Map<TicketId, EntryTrigger>();

  get size(): number {
    return this.#byTicket.size;
  }

  of(ticketId: TicketId): EntryTrigger | undefined {
    return this.#byTicket.get(ticketId);
  }

  ids(): Iterable<TicketId> {
    return this.#byTicket.keys();
  }

  set({ entries, grid }: ContractMarket, ticketId: TicketId, trigger: EntryTrigger): void {
    this.#byTicket.set(ticketId, trigger);
    entries.add(ticksOf(trigger.price, grid.tick), ticketId, trigger.waitsFor === 'rise');
  }

  /** Forgets a trigger that its market has let go already. */
  fire(ticketId: TicketId): void {
    this.#byTicket.delete(ticketId);
  }

  /** Takes back a trigger that waits; false when the ticket has none. */
  drop({ entries, grid }: ContractMarket, ticketId: TicketId): boolean {
    const trigger = this.#byTicket.get(ticketId);
    if (trigger === undefined) return false;
    this.#byTicket.delete(ticketId);
    entries.remove(ticksOf(trigger.price, grid.tick), ticketId, trigger.waitsFor === 'rise');
    return true;
  }

  write(writer: ByteWriter): void {
    const sorted = [...this.#byTicket].sort(([a], [b]) => a - b);
    listOf(record).write(
      writer,
      sorted.map(([ticketId, trigger]) => ({ ticketId, ...trigger })),
    );
  }

  /** `marketOf` takes the ticket out of where it waits without a trigger. */
  read(reader: ByteReader, marketOf: (ticketId: TicketId) => ContractMarket): void {
    for (const { ticketId, ...trigger } of listOf(record).read(reader)) {
      this.set(marketOf(ticketId), ticketId, trigger);
    }
  }
}
