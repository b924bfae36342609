import { type Atoms, atoms, type Price, zero } from '@candor/money';
import type { AccountId, PairId, TicketId } from '../../vocabulary.ts';
import { closeTicket } from './close-ticket.ts';
import { accountOfUnit, isCrossUnit, type UnitId } from './risk-watch.ts';
import type { ContractMarket } from './market.ts';
import { cancelTicket } from './order.ts';
import { equityOf, guardsFor, maintenanceNow, markOf, unitRisk, type UnitRisk, unrealisedNow } from './risk.ts';
import { isLiquidated, quotePrice } from './rules.ts';
import type { ContractSlice } from './slice.ts';
import type { Ticket } from './ticket.ts';

type Ticked = ReadonlyMap<PairId, { readonly market: ContractMarket; readonly mark: Price }>;

/** Looks at every unit that may be due, and at those that fall with them, in order of their numbers. */
export function liquidateAllDue(core: ContractSlice, ticked: Ticked, gridIndex: number): void {
  const { guards } = core.contract;
  const stuck: Ticket[] = [];
  for (let unitId = guards.takeSuspect(); unitId !== undefined; unitId = guards.takeSuspect()) {
    const left = liquidateIfDue(core, unitId, ticked, gridIndex);
    if (left !== undefined) stuck.push(left);
  }
  // Due, but with prices that may not be acted on: they are looked at again on every tick.
  for (const ticket of stuck) guards.markStale(ticket);
}

/**
 * Checks a risk unit exactly: liquidates it when it is due, and sets new bounds around the remainder. Returns a ticket
 * of a unit that stays due.
 */
function liquidateIfDue(core: ContractSlice, unitId: UnitId, ticked: Ticked, gridIndex: number): Ticket | undefined {
  const { guards } = core.contract;
  let risk = unitRisk(core, unitId);
  if (risk.tickets.length === 0) {
    guards.disarm(unitId);
    return undefined;
  }
  if (isDue(risk) && isCrossUnit(unitId)) {
    // Money that waits for new positions covers the open ones first.
    if (releasePending(core, accountOfUnit(unitId))) risk = unitRisk(core, unitId);
  }
  if (isDue(risk)) risk = liquidate(core, unitId, risk, ticked, gridIndex);
  guards.arm(unitId, risk.tickets.length === 0 ? [] : guardsFor(core, risk));
  return isDue(risk) ? risk.tickets[0] : undefined;
}

function isDue(risk: UnitRisk): boolean {
  return risk.tickets.length > 0 && isLiquidated(equityOf(risk), risk.maintenance);
}

function releasePending(core: ContractSlice, accountId: AccountId): boolean {
  const waiting = [...core.contract.ticketsOf(accountId)].filter(
    (ticket) => ticket.status === 'pending' && ticket.marginMode === 'cross' && ticket.hold > 0n,
  );
  for (const ticket of waiting) cancelTicket(core, ticket, 'liquidation');
  return waiting.length > 0;
}

/** The ticket with the largest unrealised loss among those whose price may be acted on; the older of equals. */
function worstOf(core: ContractSlice, tickets: readonly Ticket[], ticked: Ticked): Ticket | undefined {
  let worst: { readonly ticket: Ticket; readonly unrealised: Atoms } | undefined;
  for (const ticket of tickets) {
    if (!ticked.has(ticket.pairId)) continue;
    const unrealised = unrealisedNow(core, ticket);
    const isWorse = worst === undefined || unrealised < worst.unrealised;
    const isOlder = unrealised === worst?.unrealised && ticket.ticketId < worst.ticket.ticketId;
    if (isWorse || isOlder) worst = { ticket, unrealised };
  }
  return worst?.ticket;
}

/** Closes the worst ticket, and the next worst, until the rest is above its maintenance (RULES 5). */
function liquidate(core: ContractSlice, unitId: UnitId, found: UnitRisk, ticked: Ticked, gridIndex: number): UnitRisk {
  const [first] = found.tickets;
  const report = found.tickets.map((ticket) => ({
    ticketId: ticket.ticketId,
    pairId: ticket.pairId,
    direction: ticket.direction,
    lots: ticket.lots,
    entryPrice: ticket.entryPrice,
    markPrice: markOf(core, ticket.pairId),
    margin: ticket.margin,
    unrealised: unrealisedNow(core, ticket),
    maintenance: maintenanceNow(core, ticket),
  }));
  const closed: TicketId[] = [];
  const sums = { fee: 0n, deficit: 0n, fromInsurance: 0n, fromOthers: 0n };
  let risk = found;
  while (isDue(risk)) {
    const worst = worstOf(core, risk.tickets, ticked);
    if (worst === undefined) break;
    const { spread, liquidationFee } = core.contract.termsOf(worst.termsId);
    const { market, mark } = ticked.get(worst.pairId) as { market: ContractMarket; mark: Price };
    const price = quotePrice(market.grid, spread, mark, worst.direction, 'close');
    const result = closeTicket(core, worst, {
      lots: worst.lots,
      price,
      gridIndex,
      reason: 'liquidation',
      liquidationFee,
    });
    closed.push(worst.ticketId);
    sums.fee += result.fee;
    sums.deficit += result.deficit;
    sums.fromInsurance += result.fromInsurance;
    sums.fromOthers += result.fromOthers;
    risk = unitRisk(core, unitId);
  }
  if (closed.length === 0 || first === undefined) return risk;
  core.emit({
    type: 'contract.liquidated',
    accountId: first.accountId,
    marginMode: first.marginMode,
    gridIndex,
    equity: equityOf(found),
    margin: found.margin,
    maintenance: found.maintenance,
    tickets: report,
    closed,
    fee: atoms(sums.fee),
    deficit: atoms(sums.deficit),
    fromInsurance: atoms(sums.fromInsurance),
    fromOthers: atoms(sums.fromOthers),
    equityAfter: risk.tickets.length === 0 && !isCrossUnit(unitId) ? zero : equityOf(risk),
  });
  return risk;
}
