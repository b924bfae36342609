import type { ArgumentsOf, listContractTickets, TicketRow } from '@candor/api';
import type { Direction } from '@candor/exchange/rules';
import { rangeMs } from '#features/order-lists/date-range.ts';
import { type ListFilter, passes } from '#features/order-lists/list-filter.ts';

export type ContractFilter = ListFilter<Direction>;

/** Returns the test that a live ticket has to pass. */
export function accepts(filter: ContractFilter): (ticket: TicketRow) => boolean {
  return ({ symbol, direction, orderedAtMs }) => passes(filter, { symbol, side: direction, atMs: orderedAtMs });
}

/** The same filter as the server takes it, for tickets that are over. */
export function endedInput(filter: ContractFilter): Omit<ArgumentsOf<typeof listContractTickets>, 'page' | 'limit'> {
  const range = filter.range && rangeMs(filter.range);
  return {
    status: 'ended',
    ...(filter.symbol === undefined ? {} : { symbol: filter.symbol }),
    ...(filter.side === undefined ? {} : { direction: filter.side }),
    ...range,
  };
}
