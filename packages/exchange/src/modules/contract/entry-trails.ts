import { type ByteReader, type ByteWriter, listOf, struct } from '@candor/kernel';
import { ticketId as ticketIdOf, type TicketId } from '../../vocabulary.ts';
import type { ContractMarket } from './market.ts';
import { entryTrail } from './spec.ts';
import type { EntryTrail } from './views.ts';

const record = struct({ ticketId: ticketIdOf, trail: entryTrail });

export type LiveEntryTrail = { -readonly [K in keyof EntryTrail]: EntryTrail[K] };

/** Pending tickets that trail the mark; what their own record has no room for. */
export class EntryTrails {
  readonly #byTicket = new Map<TicketId, LiveEntryTrail>();

  get size(): number {
    return this.#byTicket.size;
  }

  ids(): Iterable<TicketId> {
    return this.#byTicket.keys();
  }

  of(ticketId: TicketId): LiveEntryTrail | undefined {
    return this.#byTicket.size === 0 ? undefined : this.#byTicket.get(ticketId);
  }

  set(market: ContractMarket, ticketId: TicketId, trail: EntryTrail): void {
    this.#byTicket.set(ticketId, { ...trail });
    market.trailingEntries.add(ticketId);
  }

  /** Forgets the trail of a ticket; false when it has none. */
  drop(market: ContractMarket, ticketId: TicketId): boolean {
    market.trailingEntries.delete(ticketId);
    return this.#byTicket.delete(ticketId);
  }

  write(writer: ByteWriter): void {
    const sorted = [...this.#byTicket].sort(([a], [b]) => a - b);
    listOf(record).write(
      writer,
      sorted.map(([ticketId, trail]) => ({ ticketId, trail })),
    );
  }

  /** `marketOf` takes the ticket out of where it waits without a trail. */
  read(reader: ByteReader, marketOf: (ticketId: TicketId) => ContractMarket): void {
    for (const { ticketId, trail } of listOf(record).read(reader)) this.set(marketOf(ticketId), ticketId, trail);
  }
}
