import { assert, present } from '@candor/kernel';
import { defineModule } from '../../module.ts';
import type { ContractSlice } from './slice.ts';

/** Triggers of orders for contracts: a part of contracts that joined later. */
export const entryTriggersModule = defineModule<ContractSlice, never>({
  name: 'entry_triggers',
  handlers: {},
  isEmpty: ({ contract }) => contract.triggers.size === 0,
  write: ({ contract }, writer) => contract.triggers.write(writer),
  read({ contract }, reader) {
    contract.triggers.read(reader, (ticketId) => {
      const ticket = present(contract.tickets.get(ticketId), 'a trigger is of a live ticket');
      const market = contract.market(ticket.pairId);
      // Tickets were read before, without triggers.
      market.removePending(ticket);
      return market;
    });
  },
  check({ contract }) {
    let waiting = 0;
    for (const market of contract.markets.values()) waiting += market.entries.size;
    assert(waiting === contract.triggers.size, 'the triggers that wait are those of tickets');
    for (const ticketId of contract.triggers.ids()) {
      assert(contract.tickets.get(ticketId)?.status === 'pending', 'a trigger is of a pending ticket');
    }
  },
});
