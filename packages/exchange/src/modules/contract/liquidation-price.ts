import { atoms, type Price, price } from '@candor/money';
import type { Direction, PairId } from '../../vocabulary.ts';
import { equityOf, markOf, maintenanceNow, type UnitRisk, unrealisedNow } from './risk.ts';
import {
  type ContractGrid,
  liquidationPrice,
  maintenanceFor,
  notionalAt,
  type Position,
  shownLiquidationPrice,
  unrealisedOf,
} from './rules.ts';
import type { ContractSlice } from './slice.ts';
import type { Ticket } from './ticket.ts';
import type { Tier } from './tiers.ts';

/** One ticket of a pair, with the tiers it was ordered under. */
type Leg = Pick<Position, 'direction' | 'lots' | 'entryPrice' | 'settled'> & { readonly tiers: readonly Tier[] };

/** Of a ticket that is open: the mark at which it is liquidated if nothing else changes, on the tick grid. */
export function liquidationOf(core: ContractSlice, ticket: Ticket, risk: UnitRisk): Price | undefined {
  if (ticket.marginMode === 'cross') return crossLiquidation(core, risk, ticket.pairId, ticket.direction, undefined);
  const { grid } = core.contract.market(ticket.pairId);
  return ownLiquidation(grid, legOf(core, ticket), ticket.margin);
}

/**
 * Of one side of a pair in a cross account, which may get another ticket. All its tickets in the pair move with the
 * mark together; the tickets in other pairs keep their present worth.
 */
export function crossLiquidation(
  core: ContractSlice,
  risk: UnitRisk,
  pairId: PairId,
  direction: Direction,
  added: Leg | undefined,
): Price | undefined {
  const { grid } = core.contract.market(pairId);
  const here = risk.tickets.filter((ticket) => ticket.pairId === pairId);
  let behind = equityOf(risk) - risk.maintenance;
  for (const ticket of here) behind += maintenanceNow(core, ticket) - unrealisedNow(core, ticket);
  const legs = here.map((ticket) => legOf(core, ticket));
  if (added !== undefined) legs.push(added);
  const [only] = legs;
  if (legs.length === 1 && only !== undefined) return ownLiquidation(grid, only, behind);
  return sharedOn(grid, legs, behind, direction, markOf(core, pairId));
}

function legOf(core: ContractSlice, { direction, lots, entryPrice, settled, termsId }: Ticket): Leg {
  return { direction, lots, entryPrice, settled, tiers: core.contract.termsOf(termsId).tiers };
}

/** Of a ticket that moves alone: its backing is its own margin, or the surplus of the rest of its account. */
export function ownLiquidation(grid: ContractGrid, leg: Leg, behind: bigint): Price | undefined {
  const exact = liquidationPrice(grid, leg.tiers, leg, atoms(behind - leg.settled));
  return exact === undefined ? undefined : shownLiquidationPrice(grid, leg.direction, exact);
}

/** Roundings that each ticket may lose: allowed for, so that nothing happens before its shown price. */
const roundingAtomsPerLeg = 3n;

/**
 * Several tickets of one pair. The surplus above the maintenance is a concave function of the mark (profits are
 * straight lines, the maintenance is convex), so it is positive in one interval around the present mark: its lower end
 * is the liquidation price of the longs, its upper end that of the shorts. Each end is searched where the straight line
 * between the surplus at a live and at a dead price crosses zero, which is near; where the line misleads, by halving.
 */
function sharedOn(
  grid: ContractGrid,
  legs: readonly Leg[],
  behind: bigint,
  direction: Direction,
  mark: Price,
): Price | undefined {
  const leftAt = (ticks: number): bigint => {
    const at = price(ticks * grid.tick);
    let left = behind - roundingAtomsPerLeg * BigInt(legs.length);
    for (const leg of legs) {
      left += unrealisedOf(grid, { ...leg, margin: atoms(0n) }, at);
      left -= maintenanceFor(leg.tiers, notionalAt(grid, leg.lots, at, 'up'));
    }
    return left;
  };
  const isLong = direction === 'long';
  const ticksMax = Math.floor(Number.MAX_SAFE_INTEGER / grid.tick);
  let alive = Math.max(1, isLong ? Math.ceil(mark / grid.tick) : Math.floor(mark / grid.tick));
  let dead = isLong ? 1 : ticksMax;
  let deadLeft = leftAt(dead);
  if (deadLeft > 0n) return undefined;
  let aliveLeft = leftAt(alive);
  if (aliveLeft <= 0n) return price(alive * grid.tick);
  for (let halves = false; Math.abs(alive - dead) > 1; ) {
    const span = Math.abs(alive - dead);
    const part: bigint = BigInt(span) * aliveLeft;
    const whole: bigint = aliveLeft - deadLeft;
    const crossing = Number(part / whole);
    const steps = halves ? Math.floor(span / 2) : Math.min(span - 1, Math.max(1, crossing));
    const at = isLong ? alive - steps : alive + steps;
    const left = leftAt(at);
    if (left > 0n) [alive, aliveLeft] = [at, left];
    else [dead, deadLeft] = [at, left];
    halves = !halves && 2 * Math.abs(alive - dead) > span;
  }
  // Rounded towards the entry, as that of a single ticket.
  return price(alive * grid.tick);
}
