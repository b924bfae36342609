import { type Atoms, atoms, mulDiv, ppmOne, type Price, price, zero } from '@candor/money';
import type { AccountId, PairId } from '../../vocabulary.ts';
import type { Marks } from './marks.ts';
import { type Guard, accountOfUnit, isCrossUnit, ticketOfUnit, type UnitId } from './risk-watch.ts';
import { maintenanceFor, notionalAt, unrealisedOf } from './rules.ts';
import type { ContractSlice } from './slice.ts';
import { isOpen, type Ticket } from './ticket.ts';

/** The value and the needs of a risk unit, at the last marks. */
export interface UnitRisk {
  readonly tickets: readonly Ticket[];
  /** Cross: the available balance. Isolated: nothing. */
  readonly balance: Atoms;
  readonly margin: Atoms;
  readonly unrealised: Atoms;
  readonly maintenance: Atoms;
  /** Of all tickets, at mark. */
  readonly notional: Atoms;
}

/**
 * The mark of a pair: its last index, or while a tick is worked through in pieces the index of that tick. An open ticket has one,
 * because it filled at one.
 */
export function markOf(core: ContractSlice, pairId: PairId): Price {
  return core.contract.storm.tick?.marks.get(pairId) ?? core.index.last(pairId)?.price ?? price(1);
}

export function marksNow(core: ContractSlice): Marks {
  return new Map([...core.contract.markets.keys()].map((of) => [of, markOf(core, of)]));
}

export function unrealisedNow(core: ContractSlice, ticket: Ticket): Atoms {
  return unrealisedOf(core.contract.market(ticket.pairId).grid, ticket, markOf(core, ticket.pairId));
}

export function notionalNow(core: ContractSlice, ticket: Ticket): Atoms {
  const { grid } = core.contract.market(ticket.pairId);
  return notionalAt(grid, ticket.lots, markOf(core, ticket.pairId), 'up');
}

export function maintenanceNow(core: ContractSlice, ticket: Ticket): Atoms {
  return maintenanceFor(core.contract.termsOf(ticket.termsId).tiers, notionalNow(core, ticket));
}

/** The contract account's balance that backs its cross tickets. */
export function leverBalance(core: ContractSlice, accountId: AccountId): Atoms {
  return core.ledger.available(core.ledger.wallet(accountId, 'contract', core.contract.assetId(core)));
}

export function openCross(core: ContractSlice, accountId: AccountId): Ticket[] {
  return [...core.contract.ticketsOf(accountId)].filter((ticket) => isOpen(ticket) && ticket.marginMode === 'cross');
}

export function riskOf(core: ContractSlice, tickets: readonly Ticket[], balance: Atoms): UnitRisk {
  let margin = 0n;
  let unrealised = 0n;
  let maintenance = 0n;
  let notional = 0n;
  for (const ticket of tickets) {
    margin += ticket.margin;
    unrealised += unrealisedNow(core, ticket);
    maintenance += maintenanceNow(core, ticket);
    notional += notionalNow(core, ticket);
  }
  const sums = { margin, unrealised, maintenance, notional };
  return { tickets, balance, ...(sums as Record<keyof typeof sums, Atoms>) };
}

export function crossRisk(core: ContractSlice, accountId: AccountId): UnitRisk {
  return riskOf(core, openCross(core, accountId), leverBalance(core, accountId));
}

export function unitRisk(core: ContractSlice, unitId: UnitId): UnitRisk {
  if (isCrossUnit(unitId)) return crossRisk(core, accountOfUnit(unitId));
  const ticket = core.contract.tickets.get(ticketOfUnit(unitId));
  return riskOf(core, ticket !== undefined && isOpen(ticket) ? [ticket] : [], zero);
}

export function equityOf(risk: UnitRisk): Atoms {
  return atoms(risk.balance + risk.margin + risk.unrealised);
}

/** Each ticket's profit and maintenance may each be rounded by an atom. */
const roundingAtomsPerTicket = 3n;

/**
 * Bounds inside which a unit certainly keeps more than its maintenance: if no mark moves by more than surplus ÷ (notional ×
 * (1 + the highest maintenance rate)), the losses and the growth of the maintenance together stay below the surplus.
 */
export function guardsFor(core: ContractSlice, risk: UnitRisk): Guard[] {
  const surplus = equityOf(risk) - risk.maintenance - roundingAtomsPerTicket * BigInt(risk.tickets.length + 1);
  const pairIds = [...new Set(risk.tickets.map((ticket) => ticket.pairId))];
  if (surplus <= 0n) return pairIds.map((pairId) => guardOf(core, pairId, 0n, 1n));
  let rateMax = 0;
  for (const ticket of risk.tickets) {
    for (const tier of core.contract.termsOf(ticket.termsId).tiers) rateMax = Math.max(rateMax, tier.maintenance);
  }
  const atStake = (risk.notional * BigInt(ppmOne + rateMax)) / BigInt(ppmOne) + 1n;
  return pairIds.map((pairId) => guardOf(core, pairId, surplus, atStake));
}

function guardOf(core: ContractSlice, pairId: PairId, surplus: bigint, atStake: bigint): Guard {
  const mark = markOf(core, pairId);
  const room = Number(mulDiv(BigInt(mark), surplus > atStake ? atStake : surplus, atStake, 'down'));
  return { market: core.contract.market(pairId), mark, room };
}
