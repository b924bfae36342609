import { type Atoms, atoms, negated, smaller, zero } from '@candor/money';
import { type EntryKind, house, type HouseName } from '../../ledger-words.ts';
import type { AccountId } from '../../vocabulary.ts';
import { leverBalance, openCross, unrealisedNow } from './risk.ts';
import type { ContractSlice } from './slice.ts';
import { isOpen, type Ticket } from './ticket.ts';

export function leverWallet(core: ContractSlice, accountId: AccountId): number {
  return core.ledger.wallet(accountId, 'contract', core.contract.assetId(core));
}

export function houseWallet(core: ContractSlice, name: HouseName): number {
  return core.ledger.wallet(house[name], 'house', core.contract.assetId(core));
}

export function houseAvailable(core: ContractSlice, name: HouseName): Atoms {
  return core.ledger.available(houseWallet(core, name));
}

/** Adds the two lines of a payment out of one wallet's available balance into another's; nothing for nothing. */
export function pay(core: ContractSlice, from: number, to: number, kind: EntryKind, amount: Atoms): void {
  if (amount === 0n) return;
  core.ledger.line(from, kind, negated(amount), zero);
  core.ledger.line(to, kind, amount, zero);
}

/** Adds the line that moves between available and frozen of a contract wallet. */
export function freeze(core: ContractSlice, accountId: AccountId, kind: EntryKind, amount: Atoms): void {
  if (amount !== 0n) core.ledger.line(leverWallet(core, accountId), kind, negated(amount), amount);
}

/**
 * Makes so much available in a cross account, as far as it has it: first out of the balance, then out of the margins of
 * its other tickets (they are allotments of one pool), then by paying out their unrealised profit. Returns the amount
 * available. `except` is being closed and brings its own margin; `promised` is the part of `underwriting` about to be
 * paid to it.
 */
export function gather(
  core: ContractSlice,
  accountId: AccountId,
  needed: Atoms,
  except: Ticket | undefined,
  promised: Atoms = zero,
): Atoms {
  if (leverBalance(core, accountId) >= needed) return needed;
  const others = openCross(core, accountId).filter((ticket) => ticket !== except);
  for (const ticket of others) {
    const missing = needed - leverBalance(core, accountId);
    if (missing <= 0n) return needed;
    const taken = smaller(atoms(missing), ticket.margin);
    if (taken === 0n) continue;
    freeze(core, accountId, 'contract_margin', negated(taken));
    core.post(ticket.ticketId);
    ticket.margin = atoms(ticket.margin - taken);
    tellDrawn(core, ticket);
  }
  for (const ticket of others) {
    const missing = needed - leverBalance(core, accountId);
    if (missing <= 0n) return needed;
    const open = unrealisedNow(core, ticket);
    const paid = smaller(smaller(atoms(missing), open), atoms(houseAvailable(core, 'underwriting') - promised));
    if (paid <= 0n) continue;
    payOut(core, ticket, paid);
  }
  return smaller(needed, leverBalance(core, accountId));
}

/**
 * Collects for a loss beyond its owner's means from their other side of the same market: first the amount that side was
 * paid at this very tick, as far as it is still there, then its unrealised profit. Returns the amount available.
 */
export function gatherOpposite(core: ContractSlice, fallen: Ticket, needed: Atoms, promised: Atoms): Atoms {
  const { accountId, pairId } = fallen;
  const market = core.contract.market(pairId);
  // A cross account's balance has been drawn on already.
  const free = fallen.marginMode === 'cross' ? zero : leverBalance(core, accountId);
  let got: bigint = market.wins.take(fallen, smaller(needed, free));
  const opposite = fallen.direction === 'long' ? 'short' : 'long';
  for (const other of core.contract.ticketsOf(accountId)) {
    if (got === needed) break;
    if (other.pairId !== pairId || other.direction !== opposite || !isOpen(other)) continue;
    const open = unrealisedNow(core, other);
    const funds = atoms(houseAvailable(core, 'underwriting') - promised);
    const paid = smaller(smaller(atoms(needed - got), open), funds);
    if (paid <= 0n) continue;
    payOut(core, other, paid);
    core.contract.guards.markStale(other);
    got += paid;
  }
  return atoms(got);
}

/** Pays out unrealised profit of a ticket, ahead of its close. */
function payOut(core: ContractSlice, ticket: Ticket, amount: Atoms): void {
  pay(core, houseWallet(core, 'underwriting'), leverWallet(core, ticket.accountId), 'contract_profit', amount);
  core.post(ticket.ticketId);
  const { interest } = core.contract.market(ticket.pairId);
  interest[ticket.direction].settled += amount;
  ticket.settled = atoms(ticket.settled + amount);
  tellDrawn(core, ticket);
}

function tellDrawn(core: ContractSlice, ticket: Ticket): void {
  const { ticketId, accountId, pairId, margin, settled } = ticket;
  core.emit({ type: 'contract.margin_moved', ticketId, accountId, pairId, margin, settled, cause: 'drawn' });
}
