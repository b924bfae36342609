import { type Atoms, atoms, type Price, zero } from '@candor/money';
import type { AccountId, PairId, TicketId } from '../../vocabulary.ts';
import { closeTicket } from './close-ticket.ts';
import { keepCovered } from './coverage.ts';
import { accountOfUnit, isCrossUnit, type UnitId, unitsOf } from './risk-watch.ts';
import type { ContractMarket } from './market.ts';
import { markIn } from './marks.ts';
import { cancelTicket } from './order.ts';
import { chargeFirst } from './overnight.ts';
import {
  equityOf,
  guardsFor,
  maintenanceNow,
  markOf,
  marksNow,
  unitRisk,
  type UnitRisk,
  unrealisedNow,
} from './risk.ts';
import { isLiquidated, quotePrice } from './rules.ts';
import type { ContractSlice } from './slice.ts';
import type { StormTick } from './storm.ts';
import type { Ticket } from './ticket.ts';

type Ticked = ReadonlyMap<PairId, { readonly market: ContractMarket; readonly mark: Price }>;

/** Tickets closed in one piece, give or take those of one account: also where others are deleveraged, some milliseconds. */
const pieceSize = 200;

/**
 * Works through a tick: looks at every unit that may be due, and at those that fall with them, in order of their numbers, then keeps
 * the promises of the house covered. What is more than one piece is done a little later, at the same marks.
 */
export function liquidateAllDue(core: ContractSlice, ticked: Ticked, gridIndex: number): void {
  if (liquidateSome(core, ticked, gridIndex)) keepCovered(core, ticked, gridIndex);
  else {
    core.contract.storm.begin({ gridIndex, marks: marksNow(core), ticked: new Set(ticked.keys()) });
    arrangeNext(core);
  }
}

/** Goes on with a tick after a pause. */
export function goOnLiquidating(core: ContractSlice): void {
  const { storm } = core.contract;
  if (!storm.pieces.takeTimer(core.nowMs) || storm.tick === undefined) return;
  const { gridIndex } = storm.tick;
  const ticked = tickedOf(core, storm.tick);
  if (!liquidateSome(core, ticked, gridIndex)) return arrangeNext(core);
  keepCovered(core, ticked, gridIndex);
  storm.end();
}

/**
 * Looks at an account's units now if a tick is being worked through. To be called before its owner changes anything, so that nobody
 * escapes by being quicker than the pieces.
 */
export function liquidateFirst(core: ContractSlice, accountId: AccountId): void {
  const { tick } = core.contract.storm;
  if (tick === undefined || core.contract.countOf(accountId) === 0) return;
  const ticked = tickedOf(core, tick);
  for (const unitId of unitsOf(core.contract.ticketsOf(accountId))) {
    lookAt(core, unitId, ticked, tick.gridIndex);
  }
}

function arrangeNext(core: ContractSlice): void {
  const { pieces } = core.contract.storm;
  pieces.rest(core.nowMs);
  pieces.arrange(core, 'contract.liquidate', core.nowMs);
}

function tickedOf({ contract }: ContractSlice, { marks, ticked }: StormTick): Ticked {
  return new Map(
    [...ticked].map((pairId) => [pairId, { market: contract.market(pairId), mark: markIn(marks, pairId) }]),
  );
}

/** Looks at units until so many tickets have been closed. True if none is left. */
function liquidateSome(core: ContractSlice, ticked: Ticked, gridIndex: number): boolean {
  const { guards, storm } = core.contract;
  let left = core.revision < 3 ? Number.POSITIVE_INFINITY : pieceSize;
  for (let unitId = guards.takeSuspect(); unitId !== undefined; unitId = guards.takeSuspect()) {
    left -= lookAt(core, unitId, ticked, gridIndex);
    // The units that still wait are no part of the state either.
    if (left <= 0) return false;
  }
  // Due, but with prices that may not be acted on: they are looked at again on every tick.
  for (const ticket of storm.stuck.splice(0)) guards.markStale(ticket);
  return true;
}

/** Looks at one unit. Answers how many of its tickets have been closed. */
function lookAt(core: ContractSlice, unitId: UnitId, ticked: Ticked, gridIndex: number): number {
  const { stuck, closed } = liquidateIfDue(core, unitId, ticked, gridIndex);
  if (stuck !== undefined) core.contract.storm.stuck.push(stuck);
  return closed;
}

interface Looked {
  /** A ticket of a unit that stays due. */
  readonly stuck?: Ticket | undefined;
  readonly closed: number;
}

/** Checks a risk unit exactly: liquidates it when it is due, and sets new bounds around the remainder. */
function liquidateIfDue(core: ContractSlice, unitId: UnitId, ticked: Ticked, gridIndex: number): Looked {
  const { guards } = core.contract;
  let risk = unitRisk(core, unitId);
  if (risk.tickets.length === 0) {
    guards.disarm(unitId);
    return { closed: 0 };
  }
  const [first] = risk.tickets;
  // Only what is due is charged: which units are looked at is no part of the state.
  if (isDue(risk) && first !== undefined && chargeFirst(core, first.accountId)) risk = unitRisk(core, unitId);
  if (isDue(risk) && isCrossUnit(unitId)) {
    // Money that waits for new positions covers the open ones first.
    if (releasePending(core, accountOfUnit(unitId))) risk = unitRisk(core, unitId);
  }
  const before = risk.tickets.length;
  if (isDue(risk)) risk = liquidate(core, unitId, risk, ticked, gridIndex);
  guards.arm(unitId, risk.tickets.length === 0 ? [] : guardsFor(core, risk));
  return { stuck: isDue(risk) ? risk.tickets[0] : undefined, closed: before - risk.tickets.length };
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
