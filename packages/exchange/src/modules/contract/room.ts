import { type Atoms, mulDiv, ppmOne, type Price, shareOf } from '@candor/money';
import type { Direction, Lots, PairId } from '../../vocabulary.ts';
import { houseAvailable } from './funds.ts';
import type { ContractMarket } from './market.ts';
import { notionalAt } from './rules.ts';
import type { ContractSlice } from './slice.ts';

/** The cost of a stress move against the house on the larger side of a market, at the last index. */
export function stressed(core: ContractSlice, market: ContractMarket): bigint {
  const at = core.index.last(market.pair.pairId)?.price;
  const terms = core.contract.offered(market.pair.pairId)?.terms;
  if (at === undefined || terms === undefined) return 0n;
  const lots = Math.max(market.interest.long.lots, market.interest.short.lots) as Lots;
  return lots === 0 ? 0n : shareOf(notionalAt(market.grid, lots, at, 'up'), terms.stress, 'up');
}

/**
 * The number of further lots that one side of a market may have (RULES 5): `underwriting` must be able to pay for the
 * stress move of every market at once, each on its larger side.
 */
export function roomFor(core: ContractSlice, pairId: PairId, direction: Direction): Lots {
  const market = core.contract.market(pairId);
  const at: Price | undefined = core.index.last(pairId)?.price;
  const terms = core.contract.offered(pairId)?.terms;
  if (at === undefined || terms === undefined) return 0 as Lots;
  let budget: bigint = houseAvailable(core, 'underwriting');
  for (const other of core.contract.markets.values()) if (other !== market) budget -= stressed(core, other);
  if (budget <= 0n) return 0 as Lots;
  const perLot: Atoms = notionalAt(market.grid, 1 as Lots, at, 'up');
  const most = mulDiv(budget, BigInt(ppmOne), perLot * BigInt(Math.max(terms.stress, 1)), 'down');
  const room = most - BigInt(market.interest[direction].lots);
  if (room <= 0n) return 0 as Lots;
  return Number(room > BigInt(Number.MAX_SAFE_INTEGER) ? BigInt(Number.MAX_SAFE_INTEGER) : room) as Lots;
}
