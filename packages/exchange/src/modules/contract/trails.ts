import { assert, present } from '@candor/kernel';
import type { Price } from '@candor/money';
import type { Side } from '../../vocabulary.ts';
import type { LiveEntryTrail } from './entry-trails.ts';
import type { LiveTrail } from './exit-steps.ts';
import type { ContractMarket } from './market.ts';
import { contractSlippageDefault, quotePrice, sideOf, trailStop, worstPriceFrom } from './rules.ts';
import type { ContractSlice } from './slice.ts';
import { isOpen, type Ticket } from './ticket.ts';

/**
 * Moves a trail to a mark: a best mark only ever gets better. Answers its stop once the mark has turned back to it. Before the mark has
 * reached where it begins, it stays.
 */
function follow(market: ContractMarket, side: Side, trail: LiveTrail | LiveEntryTrail, mark: Price): Price | undefined {
  const isSell = side === 'sell';
  if (trail.peak === undefined) {
    const { activationPrice } = trail;
    assert(activationPrice !== undefined, 'a trail that does not begin waits for its price');
    if (isSell ? mark >= activationPrice : mark <= activationPrice) trail.peak = mark;
    return undefined;
  }
  if (isSell ? mark > trail.peak : mark < trail.peak) {
    trail.peak = mark;
    return undefined;
  }
  const stop = trailStop(market.grid, side, trail, trail.peak);
  return (isSell ? mark <= stop : mark >= stop) ? stop : undefined;
}

/** Exits of open tickets that the mark has turned back to, the older tickets first. */
export function takeTrailed(core: ContractSlice, market: ContractMarket, mark: Price): [Ticket, LiveTrail][] {
  const trailed: [Ticket, LiveTrail][] = [];
  for (const ticketId of [...market.trailingExits].sort((a, b) => a - b)) {
    const ticket = present(core.contract.tickets.get(ticketId), 'what trails is of a live ticket');
    assert(isOpen(ticket), 'exits trail while their ticket is open');
    for (const trail of core.contract.steps.of(ticketId)?.trails ?? []) {
      const stop = follow(market, sideOf(ticket.direction, 'close'), trail, mark);
      if (stop !== undefined) trailed.push([ticket, trail]);
    }
  }
  return trailed;
}

/** Lets go the orders that the mark has turned back to: each is a market order from its stop, tried at this very tick. */
export function fireEntryTrails(core: ContractSlice, market: ContractMarket, mark: Price, gridIndex: number): void {
  if (market.trailingEntries.size === 0) return;
  for (const ticketId of [...market.trailingEntries].sort((a, b) => a - b)) {
    const ticket = present(core.contract.tickets.get(ticketId), 'what trails is of a live ticket');
    const trail = present(core.contract.trails.of(ticketId), 'what trails has a trail');
    const { accountId, pairId, direction, termsId } = ticket;
    const stopPrice = follow(market, sideOf(direction, 'open'), trail, mark);
    if (stopPrice === undefined) continue;
    core.contract.trails.drop(market, ticketId);
    const { spread } = core.contract.termsOf(termsId);
    ticket.referencePrice = quotePrice(market.grid, spread, stopPrice, direction, 'open');
    const slippage = trail.slippage ?? contractSlippageDefault;
    ticket.limitPrice = worstPriceFrom(market.grid, ticket.referencePrice, slippage, direction);
    market.addPending(ticket);
    const { referencePrice, limitPrice } = ticket;
    core.emit({
      type: 'contract.entry_trailed',
      ticketId,
      accountId,
      pairId,
      markPrice: mark,
      gridIndex,
      stopPrice,
      referencePrice,
      limitPrice,
    });
  }
}
