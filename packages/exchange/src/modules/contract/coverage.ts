import type { Price } from '@candor/money';
import type { PairId } from '../../vocabulary.ts';
import { closeTicket } from './close-ticket.ts';
import { ranked } from './deleverage.ts';
import { houseAvailable } from './funds.ts';
import type { ContractMarket } from './market.ts';
import { markOf } from './risk.ts';
import { quotePrice } from './rules.ts';
import type { ContractSlice } from './slice.ts';

/** The amount that the house owes the holders of one market together, at the last index; zero when they owe it. */
export function owed(core: ContractSlice, market: ContractMarket): bigint {
  const { long, short } = market.interest;
  if (long.lots === 0 && short.lots === 0) return 0n;
  const mark = markOf(core, market.pair.pairId);
  const net = market.owedTo('long', mark) + market.owedTo('short', mark);
  return net > 0n ? net : 0n;
}

/**
 * Keeps every promise funded: if the debt of the house over all markets grows beyond `underwriting` and `insurance`,
 * the winners of the market with the largest debt are closed by rank, at the quote and in full, until it is covered
 * again.
 */
export function keepCovered(
  core: ContractSlice,
  ticked: ReadonlyMap<PairId, { readonly market: ContractMarket; readonly mark: Price }>,
  gridIndex: number,
): void {
  const funds = () => houseAvailable(core, 'underwriting') + houseAvailable(core, 'insurance');
  const total = () => {
    let sum = 0n;
    for (const market of core.contract.markets.values()) sum += owed(core, market);
    return sum;
  };
  if (total() <= funds()) return;
  const largest = [...ticked.values()].sort((a, b) => {
    const difference = owed(core, b.market) - owed(core, a.market);
    if (difference !== 0n) return difference > 0n ? 1 : -1;
    return a.market.pair.pairId - b.market.pair.pairId;
  });
  for (const { market, mark } of largest) {
    const winners = market.owedTo('long', mark) > market.owedTo('short', mark) ? 'long' : 'short';
    for (const { ticket } of ranked(core, market, winners)) {
      if (total() <= funds()) return;
      const { spread } = core.contract.termsOf(ticket.termsId);
      const price = quotePrice(market.grid, spread, mark, ticket.direction, 'close');
      closeTicket(core, ticket, { lots: ticket.lots, price, gridIndex, reason: 'deleveraged' });
    }
  }
}
