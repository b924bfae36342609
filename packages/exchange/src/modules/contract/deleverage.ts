import { type Atoms, atoms, mulDiv, smaller, zero } from '@candor/money';
import type { Direction, Lots } from '../../vocabulary.ts';
import { houseAvailable, houseWallet, pay } from './funds.ts';
import { type ContractMarket, dueAt } from './market.ts';
import { chargeFirst } from './overnight.ts';
import { markOf, unrealisedNow } from './risk.ts';
import { quotePrice, returnRate } from './rules.ts';
import { type Closing, settleClose } from './settle-close.ts';
import type { ContractSlice } from './slice.ts';
import type { Ticket } from './ticket.ts';

/**
 * Tickets in the order of deleveraging: highest return on margin times the multiple first, older ones first among
 * equals.
 */
export function ranked(
  core: ContractSlice,
  market: ContractMarket,
  direction: Direction,
): { ticket: Ticket; score: number }[] {
  const inProfit: { ticket: Ticket; score: number }[] = [];
  for (const ticketId of market.open[direction]) {
    const ticket = core.contract.tickets.get(ticketId) as Ticket;
    const profit = unrealisedNow(core, ticket);
    if (profit > 0n) inProfit.push({ ticket, score: returnRate(profit, ticket.margin) * ticket.multiple });
  }
  return inProfit.sort((a, b) => b.score - a.score || a.ticket.ticketId - b.ticket.ticketId);
}

/**
 * Covers a loss that an account could not pay (RULES 5): `insurance` pays the house as far as it can; the rest is cut
 * from tickets of the other side by rank, on at most as many lots as were closed; the house bears the remainder.
 */
export function coverDeficit(
  core: ContractSlice,
  market: ContractMarket,
  ticket: Ticket,
  closing: Closing,
  deficit: Atoms,
): { readonly fromInsurance: Atoms; readonly fromOthers: Atoms } {
  if (deficit === 0n) return { fromInsurance: zero, fromOthers: zero };
  const fromInsurance = smaller(deficit, houseAvailable(core, 'insurance'));
  if (fromInsurance > 0n) {
    pay(core, houseWallet(core, 'insurance'), houseWallet(core, 'underwriting'), 'contract_deficit', fromInsurance);
    core.post(ticket.ticketId);
  }
  const missing = atoms(deficit - fromInsurance);
  let left: bigint = missing;
  let lotsLeft: number = closing.lots;
  const opposite = ticket.direction === 'long' ? 'short' : 'long';
  if (left === 0n) return { fromInsurance, fromOthers: zero };
  for (const { ticket: other } of ranked(core, market, opposite)) {
    if (left === 0n || lotsLeft === 0) break;
    if (other.accountId === ticket.accountId || other.lots === 0) continue;
    chargeFirst(core, other.accountId);
    const size = Math.min(other.lots, lotsLeft) as Lots;
    const share = mulDiv(missing, BigInt(size), BigInt(closing.lots), 'up');
    const terms = core.contract.termsOf(other.termsId);
    const price = quotePrice(market.grid, terms.spread, markOf(core, market.pair.pairId), other.direction, 'close');
    const unpaid = smaller(atoms(share), atoms(left));
    const gain = dueAt(market, other, size, price);
    if (gain <= 0n) continue;
    settleClose(core, other, { lots: size, price, gridIndex: closing.gridIndex, reason: 'deleveraged', cut: unpaid });
    left -= smaller(unpaid, gain);
    lotsLeft -= size;
  }
  return { fromInsurance, fromOthers: atoms(missing - left) };
}
