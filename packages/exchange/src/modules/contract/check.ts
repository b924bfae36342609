import { assert } from '@candor/kernel';
import { directions } from '../../vocabulary.ts';
import { notionalAt } from './rules.ts';
import type { ContractSlice } from './slice.ts';
import { isOpen } from './ticket.ts';

/** Checks the invariants of all tickets; walks them. */
export function checkContracts(core: ContractSlice): void {
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
  checkWaiting(core);
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

/**
 * Checks that the entries waiting for an index match the tickets exactly, so that no ended ticket leaves one behind.
 */
function checkWaiting({ contract }: ContractSlice): void {
  const waiting = new Map([...contract.markets.keys()].map((id) => [id, { limits: 0, takeProfits: 0, stopLosses: 0 }]));
  for (const ticket of contract.tickets.values()) {
    const counted = waiting.get(ticket.pairId);
    assert(counted !== undefined, 'a ticket is of a market');
    const isTried = contract.market(ticket.pairId).atNextTick.has(ticket.ticketId);
    const { ticketId } = ticket;
    const waits = contract.triggers.of(ticketId) !== undefined || contract.trails.of(ticketId) !== undefined;
    if (ticket.status === 'pending' && !isTried && !waits) counted.limits += 1;
    // A copy's exits wait for nothing: while it is copied it closes when the trader's ticket does.
    if (!isOpen(ticket) || ticket.traderId !== 0) continue;
    if (ticket.takeProfitPrice > 0) counted.takeProfits += 1;
    if (ticket.stopLossPrice > 0) counted.stopLosses += 1;
    counted.takeProfits += contract.steps.of(ticketId)?.takeProfits.length ?? 0;
    counted.stopLosses += contract.steps.of(ticketId)?.stopLosses.length ?? 0;
  }
  for (const [pairId, { limits, takeProfits, stopLosses }] of waiting) {
    const market = contract.market(pairId);
    assert(market.limits.size === limits, 'the limits that wait are those of pending tickets');
    assert(market.takeProfits.size === takeProfits, 'the take-profits that wait are those of open tickets');
    assert(market.stopLosses.size === stopLosses, 'the stop-losses that wait are those of open tickets');
  }
}
