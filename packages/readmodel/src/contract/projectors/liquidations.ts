import { liquidationFoundFields, liquidationResultFields, reportedTicketFields } from '@candor/exchange/rules';
import type { ProjectorMaker } from '../../projection/projector.ts';
import { rowMaker } from '../../schema/fields.ts';
import { liquidatedTickets, liquidations } from '../tables/liquidations.ts';
import { liquidationsList } from '../lists.ts';

const reportRow = rowMaker(liquidations, { ...liquidationFoundFields, ...liquidationResultFields });
const ticketRow = rowMaker(liquidatedTickets, reportedTicketFields);

/** Reports of liquidations, with the tickets that were there. */
export const liquidationsProjector: ProjectorMaker = (store) => ({
  handlers: {
    'contract.liquidated'(event, { sequence, index, atMs }) {
      store.liquidations.insert(reportRow(event, { sequence, event_index: index, at_ms: atMs }));
      const closed = new Set(event.closed);
      event.tickets.forEach((ticket, position) => {
        const isClosed = closed.has(ticket.ticketId) ? 1 : 0;
        store.liquidated_tickets.insert(
          ticketRow(ticket, { sequence, event_index: index, position, is_closed: isClosed }),
        );
      });
      store.counter.add(liquidationsList, event.accountId);
    },
  },
});
