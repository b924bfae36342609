import { dayMs } from '@candor/kernel';
import { atoms, negated, smaller } from '@candor/money';
import { freeze, gather, houseWallet, leverWallet, pay } from './funds.ts';
import { notionalNow } from './risk.ts';
import { nextOvernightAtMs, overnightFee } from './rules.ts';
import type { ContractSlice } from './slice.ts';
import { isOpen, type Ticket } from './ticket.ts';

/** Charges every open ticket for the night at its mark (RULES 5), and sets the next night. */
export function chargeOvernight(core: ContractSlice): void {
  const tickets = [...core.contract.tickets.values()].filter(isOpen).sort((a, b) => a.ticketId - b.ticketId);
  for (const ticket of tickets) charge(core, ticket);
  setOvernight(core);
}

export function setOvernight(core: ContractSlice): void {
  core.timers.set(nextOvernightAtMs(core.nowMs), 'contract.overnight', 0);
}

/** A cross ticket pays out of the pool, an isolated one out of its own margin: it can lose no more than that. */
function charge(core: ContractSlice, ticket: Ticket): void {
  const { ticketId, accountId, pairId } = ticket;
  const rate = core.contract.termsOf(ticket.termsId).overnightRate;
  const notional = notionalNow(core, ticket);
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
  const day = Math.floor(core.nowMs / dayMs);
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
