import type { ProjectorMaker } from '../../projection/projector.ts';

/** Reports of liquidations, with the tickets that were there. */
export const liquidationsProjector: ProjectorMaker = (store) => ({
  handlers: {
    'contract.liquidated'(event, { sequence, index, atMs }) {
      store.liquidations.insert({
        sequence,
        event_index: index,
        account_id: event.accountId,
        margin_mode: event.marginMode,
        grid_index: event.gridIndex,
        equity_atoms: event.equity,
        margin_atoms: event.margin,
        maintenance_atoms: event.maintenance,
        fee_atoms: event.fee,
        deficit_atoms: event.deficit,
        from_insurance_atoms: event.fromInsurance,
        from_others_atoms: event.fromOthers,
        equity_after_atoms: event.equityAfter,
        at_ms: atMs,
      });
      const closed = new Set(event.closed);
      event.tickets.forEach((ticket, position) =>
        store.liquidated_tickets.insert({
          sequence,
          event_index: index,
          position,
          ticket_id: ticket.ticketId,
          pair_id: ticket.pairId,
          direction: ticket.direction,
          lots: ticket.lots,
          entry_price: ticket.entryPrice,
          mark_price: ticket.markPrice,
          margin_atoms: ticket.margin,
          unrealised_atoms: ticket.unrealised,
          maintenance_atoms: ticket.maintenance,
          is_closed: closed.has(ticket.ticketId) ? 1 : 0,
        }),
      );
      store.counter.add('liquidations', event.accountId);
    },
  },
});
