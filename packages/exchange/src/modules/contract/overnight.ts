import { dayMs, present } from '@candor/kernel';
import { atoms, negated, smaller } from '@candor/money';
import type { AccountId, TicketId } from '../../vocabulary.ts';
import { freeze, gather, houseWallet, leverWallet, pay } from './funds.ts';
import { marksNow } from './risk.ts';
import { nextOvernightAtMs, notionalAt, overnightFee } from './rules.ts';
import type { ContractSlice } from './slice.ts';
import { isOpen, type Ticket } from './ticket.ts';

/** Tickets charged in one piece. */
const pieceSize = 1_000;

/** Begins a night: every ticket that is open now is charged at the mark of now (RULES 5), some at once, the others a little later. */
export function beginNight(core: ContractSlice): void {
  const { night, tickets } = core.contract;
  const open: TicketId[] = [];
  // Tickets are kept in the order of their numbers.
  for (const ticket of tickets.values()) if (isOpen(ticket)) open.push(ticket.ticketId);
  night.begin(core.nowMs, marksNow(core), open);
  chargeInPieces(core);
  setOvernight(core);
}

/** Goes on with charging after a pause. */
export function goOnCharging(core: ContractSlice): void {
  if (core.contract.night.pieces.takeTimer(core.nowMs)) chargeInPieces(core);
}

export function setOvernight(core: ContractSlice): void {
  core.timers.set(nextOvernightAtMs(core.nowMs), 'contract.overnight', 0);
}

/**
 * Charges those tickets of an account now that the night has not come to yet, and answers whether there were any. To be called before anything else of
 * it changes, so that it pays for what was open at midnight.
 */
export function chargeFirst(core: ContractSlice, accountId: AccountId): boolean {
  const { night } = core.contract;
  if (night.isOver) return false;
  let isCharged = false;
  for (const ticket of core.contract.ticketsOf(accountId)) {
    if (!night.take(ticket.ticketId)) continue;
    charge(core, ticket);
    isCharged = true;
  }
  return isCharged;
}

function chargeInPieces(core: ContractSlice): void {
  const { night, tickets } = core.contract;
  let left = core.revision < 3 ? Number.POSITIVE_INFINITY : pieceSize;
  for (const ticketId of night.waiting()) {
    if (left === 0) break;
    night.take(ticketId);
    charge(core, present(tickets.get(ticketId), 'a ticket is charged before it ends'));
    left -= 1;
  }
  if (night.isOver) return;
  night.pieces.rest(core.nowMs);
  night.pieces.arrange(core, 'contract.charge', core.nowMs);
}

/** A cross ticket pays out of the pool, an isolated one out of its own margin: it can lose no more than that. */
function charge(core: ContractSlice, ticket: Ticket): void {
  const { night } = core.contract;
  const { ticketId, accountId, pairId } = ticket;
  const mark = night.markOf(pairId);
  const rate = core.contract.termsOf(ticket.termsId).overnightRate;
  const notional = notionalAt(core.contract.market(pairId).grid, ticket.lots, mark, 'up');
  const asked = overnightFee(notional, rate);
  const isIsolated = ticket.marginMode === 'isolated';
  const fee = isIsolated ? smaller(asked, ticket.margin) : gather(core, accountId, asked, undefined);
  if (fee > 0n) {
    if (isIsolated) {
      freeze(core, accountId, 'contract_margin', negated(fee));
      ticket.margin = atoms(ticket.margin - fee);
    }
    pay(core, leverWallet(core, accountId), houseWallet(core, 'fees'), 'overnight_fee', fee);
    core.post(ticketId);
  }
  ticket.overnightTotal = atoms(ticket.overnightTotal + fee);
  const day = Math.floor(night.atMs / dayMs);
  const { margin } = ticket;
  core.emit({
    type: 'contract.overnight_charged',
    ticketId,
    accountId,
    pairId,
    day,
    notional,
    rate,
    fee,
    margin,
  });
  core.contract.guards.markStale(ticket);
}
