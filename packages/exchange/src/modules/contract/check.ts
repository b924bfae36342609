import { assert } from '@candor/kernel';
import type { Core } from '../../core.ts';
import { directions } from '../../vocabulary.ts';
import { notionalAt } from './rules.ts';
import { isOpen } from './ticket.ts';

/** What must hold over all tickets; walks them. */
export function checkContracts(core: Core): void {
  const { contract } = core;
  for (const market of contract.markets.values()) {
    for (const direction of directions) {
      let lots = 0;
      let entryWorth = 0n;
      let settled = 0n;
      for (const ticketId of market.open[direction]) {
        const ticket = contract.tickets.get(ticketId);
        assert(ticket !== undefined && isOpen(ticket), 'what is open in a market is an open ticket');
        assert(ticket.direction === direction && ticket.pairId === market.pair.pairId, 'a ticket stands on its side');
        lots += ticket.lots;
        entryWorth += notionalAt(market.grid, ticket.lots, ticket.entryPrice, 'down');
        settled += ticket.settled;
      }
      // The house is the other side of every ticket: its leg is the sum of theirs, and these sums are that leg.
      const { interest } = market;
      assert(interest[direction].lots === lots, 'long, short and house leg sum to zero');
      assert(interest[direction].entryWorth === entryWorth, 'the worth of a side is that of its tickets');
      assert(interest[direction].settled === settled, 'what was paid out ahead is that of its tickets');
    }
  }
  for (const ticket of contract.tickets.values()) {
    const market = contract.market(ticket.pairId);
    assert(ticket.lots > 0 && ticket.margin >= 0n && ticket.hold >= 0n, 'a live ticket has a size');
    assert(market.open[ticket.direction].has(ticket.ticketId) === isOpen(ticket), 'open tickets are in their market');
    assert(
      market.closing.has(ticket.ticketId) === (ticket.status === 'closing'),
      'a closing ticket waits for the tick',
    );
    assert(ticket.status !== 'pending' || ticket.margin === 0n, 'a pending ticket has a hold and no margin');
    assert(!isOpen(ticket) || ticket.hold === 0n, 'an open ticket has a margin and no hold');
    assert(ticket.closingLots <= ticket.lots, 'no more closes than is open');
    assert(ticket.settled >= 0n && ticket.feeTotal >= 0n, 'what was paid and charged is zero or more');
  }
}
