import type { TicketId } from '../../vocabulary.ts';
import { ranked } from './deleverage.ts';
import type { ContractMarket } from './market.ts';
import type { ContractSlice } from './slice.ts';
import type { Ticket } from './ticket.ts';

interface Table {
  readonly gridIndex: number;
  readonly count: number;
  readonly ranks: ReadonlyMap<TicketId, number>;
}

const lights = 5;
const known = new WeakMap<ContractMarket, Map<string, Table>>();

/**
 * The rank of a ticket for deleveraging, in fifths of its side: 5 is the first fifth, 0 is not in profit. For display
 * only; the table is built at most once a tick, and only on request.
 */
export function deleverageRank(core: ContractSlice, ticket: Ticket): number {
  const market = core.contract.market(ticket.pairId);
  const tables = known.get(market) ?? new Map<string, Table>();
  known.set(market, tables);
  const count = market.open[ticket.direction].size;
  let table = tables.get(ticket.direction);
  if (table === undefined || table.gridIndex !== core.index.lastGridIndex || table.count !== count) {
    const order = ranked(core, market, ticket.direction);
    const ranks = new Map(
      order.map(({ ticket: one }, place) => [one.ticketId, lights - Math.floor((place * lights) / order.length)]),
    );
    table = { gridIndex: core.index.lastGridIndex, count, ranks };
    tables.set(ticket.direction, table);
  }
  return table.ranks.get(ticket.ticketId) ?? 0;
}
