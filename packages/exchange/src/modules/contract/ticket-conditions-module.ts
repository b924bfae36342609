import { assert, present } from '@candor/kernel';
import { defineModule } from '../../module.ts';
import type { ContractSlice } from './slice.ts';
import { isOpen } from './ticket.ts';

/** Exits in steps, and orders and exits that trail: a part of contracts that joined later. */
export const ticketConditionsModule = defineModule<ContractSlice, never>({
  name: 'ticket_conditions',
  handlers: {},
  isEmpty: ({ contract }) => contract.steps.size === 0 && contract.trails.size === 0,
  write({ contract }, writer) {
    contract.steps.write(writer);
    contract.trails.write(writer);
  },
  read({ contract }, reader) {
    const ticketOf = (ticketId: Parameters<typeof contract.tickets.get>[0]) =>
      present(contract.tickets.get(ticketId), 'a condition is of a live ticket');
    contract.steps.read(reader, (ticketId) => {
      const ticket = ticketOf(ticketId);
      // Tickets were read before, with the exits in their own record.
      if (isOpen(ticket) && ticket.traderId === 0) contract.steps.wait(contract.market(ticket.pairId), ticket);
    });
    contract.trails.read(reader, (ticketId) => {
      const ticket = ticketOf(ticketId);
      const market = contract.market(ticket.pairId);
      market.removePending(ticket);
      return market;
    });
  },
  check({ contract }) {
    let trailing = 0;
    for (const market of contract.markets.values()) trailing += market.trailingEntries.size;
    assert(trailing === contract.trails.size, 'the orders that trail are those of tickets');
    for (const ticketId of contract.trails.ids()) {
      assert(contract.tickets.get(ticketId)?.status === 'pending', 'an order that trails is a pending ticket');
    }
    for (const [ticketId, { takeProfits, stopLosses, trails }] of contract.steps.all()) {
      const ticket = contract.tickets.get(ticketId);
      assert(ticket !== undefined, 'exits are of a live ticket');
      assert(takeProfits.length + stopLosses.length + trails.length > 0, 'exits beside a ticket are there');
      for (const kind of [takeProfits, stopLosses, trails]) {
        let lots = 0;
        for (const one of kind) lots += one.lots ?? ticket.lots;
        assert(lots <= ticket.lots, 'the exits of a kind close no more than is open');
      }
      const isWaiting = contract.market(ticket.pairId).trailingExits.has(ticketId);
      const waits = isOpen(ticket) && ticket.traderId === 0 && trails.length > 0;
      assert(isWaiting === waits, 'exits trail while their ticket is open');
    }
  },
});
