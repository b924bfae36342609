import { assert } from '@candor/kernel';
import { type Atoms, atoms, negated, type Ppm, type Price, smaller, zero } from '@candor/money';
import type { Lots, TicketCloseReason } from '../../vocabulary.ts';
import { freeze, gather, gatherOpposite, houseAvailable, houseWallet, leverWallet, pay } from './funds.ts';
import { fitExits } from './exit-set.ts';
import { chargeFirst } from './overnight.ts';
import { dueAt } from './market.ts';
import { leverBalance, markOf } from './risk.ts';
import { contractFee, notionalAt } from './rules.ts';
import type { ContractSlice } from './slice.ts';
import { copySourceOf, partOf, type Ticket } from './ticket.ts';

const exitReasons: ReadonlySet<TicketCloseReason> = new Set(['take_profit', 'stop_loss', 'trailing_stop']);

export interface Closing {
  readonly lots: Lots;
  readonly price: Price;
  readonly gridIndex: number;
  readonly reason: TicketCloseReason;
  /** Absent: the fee of the ticket's terms, to `fees`. Present: this rate, to `insurance`. */
  readonly liquidationFee?: Ppm;
  /** The part of a profit that its owner gives up for others' losses (auto-deleveraging). */
  readonly cut?: Atoms;
}

/** The fee of a close, and the part of its loss that the account could not pay. */
export interface Settled {
  readonly fee: Atoms;
  readonly deficit: Atoms;
}

/**
 * Closes so many lots of an open ticket at a price: releases the margin, pays the profit or takes the loss, takes the
 * fee. It never fails: an account pays as far as it can, and the house states the part it cannot pay (RULES 5).
 * `closeTicket` settles who covers a deficit.
 */
export function settleClose(core: ContractSlice, ticket: Ticket, closing: Closing): Settled {
  chargeFirst(core, ticket.accountId);
  const { accountId, marginMode, lots: before } = ticket;
  const { lots, price } = closing;
  assert(lots > 0 && lots <= before, 'a close takes some of the open lots');
  const market = core.contract.market(ticket.pairId);
  const terms = core.contract.termsOf(ticket.termsId);
  const settledBefore = partOf(ticket.settled, lots, before);
  const due = dueAt(market, ticket, lots, price);
  const notional = notionalAt(market.grid, lots, price, 'up');
  const feeAsked = contractFee(notional, closing.liquidationFee ?? terms.fee);

  // The owner's gain. The house pays out of its funds; the cap on the open interest makes sure that they suffice.
  const gain = atoms(due > 0n ? due : 0n);
  const cut = smaller(closing.cut ?? zero, gain);
  const payable = atoms(gain - cut);
  const fromUnderwriting = smaller(payable, houseAvailable(core, 'underwriting'));
  const fromInsurance = smaller(atoms(payable - fromUnderwriting), houseAvailable(core, 'insurance'));
  const paidOut = atoms(fromUnderwriting + fromInsurance);
  const shortfall = atoms(gain - paidOut);

  // The owner's loss: an isolated ticket covers it with its margin, a cross ticket with the whole pool.
  const loss = atoms(due < 0n ? -due : 0n);
  let released = partOf(ticket.margin, lots, before);
  const owed = atoms(loss + feeAsked);
  let means: Atoms;
  if (marginMode === 'isolated') {
    const missing = atoms(owed - released - paidOut);
    // The rest of its own margin covers the part that closes.
    if (missing > 0n) released = atoms(released + smaller(missing, atoms(ticket.margin - released)));
    means = atoms(released + paidOut);
  } else {
    const own = atoms(released + paidOut);
    const missing = atoms(owed - own);
    means = missing <= 0n ? own : atoms(own + gather(core, accountId, missing, ticket, fromUnderwriting));
    const rest = atoms(ticket.margin - released);
    if (means < owed && rest > 0n) {
      const more = smaller(atoms(owed - means), rest);
      released = atoms(released + more);
      means = atoms(means + more);
    }
  }
  // Before anybody else, the owner's other side of the market pays: a loss that is capped beside a gain that is not is a free bet.
  if (core.revision >= 1 && means < loss)
    means = atoms(means + gatherOpposite(core, ticket, atoms(loss - means), fromUnderwriting));
  const lossPaid = smaller(loss, means);
  const fee = smaller(feeAsked, atoms(means - lossPaid));
  const deficit = atoms(loss - lossPaid);

  const profit = atoms(due + settledBefore - shortfall + deficit);

  // Point of no return: everything below succeeds, or the process stops and replays the journal.
  const user = leverWallet(core, accountId);
  freeze(core, accountId, 'contract_margin', negated(released));
  pay(core, houseWallet(core, 'underwriting'), user, 'contract_profit', fromUnderwriting);
  pay(core, houseWallet(core, 'insurance'), user, 'contract_profit', fromInsurance);
  pay(core, user, houseWallet(core, 'underwriting'), 'contract_loss', lossPaid);
  const feeTaker = houseWallet(core, closing.liquidationFee === undefined ? 'fees' : 'insurance');
  pay(core, user, feeTaker, closing.liquidationFee === undefined ? 'contract_fee' : 'liquidation_fee', fee);
  if (released + paidOut + lossPaid + fee > 0n) core.post(ticket.ticketId);
  assert(leverBalance(core, accountId) >= 0n, 'a balance stops at zero');

  market.wins.note(ticket, paidOut);
  market.count(ticket, lots, settledBefore, -1);
  ticket.lots = (before - lots) as Lots;
  ticket.margin = atoms(ticket.margin - released);
  ticket.settled = atoms(ticket.settled - settledBefore);
  ticket.profitTotal = atoms(ticket.profitTotal + profit);
  ticket.feeTotal = atoms(ticket.feeTotal + fee);
  finish(core, ticket, closing.reason);
  core.emit({
    type: 'contract.closed',
    ticketId: ticket.ticketId,
    accountId,
    pairId: ticket.pairId,
    direction: ticket.direction,
    lots,
    lotsLeft: ticket.lots,
    entryPrice: ticket.entryPrice,
    price,
    markPrice: markOf(core, ticket.pairId),
    gridIndex: closing.gridIndex,
    reason: closing.reason,
    notional,
    profit,
    fee,
    marginReleased: released,
    marginLeft: ticket.margin,
    settledBefore,
    deficit,
    shortfall,
    profitTotal: ticket.profitTotal,
    feeTotal: ticket.feeTotal,
    overnightTotal: ticket.overnightTotal,
    copyOf: copySourceOf(ticket),
  });
  fitExits(core, ticket, exitReasons.has(closing.reason));
  core.contract.guards.markStale(ticket);
  return { fee, deficit };
}

/** Takes the ticket out of where it no longer belongs after its lots have changed. */
function finish(core: ContractSlice, ticket: Ticket, reason: TicketCloseReason): void {
  const market = core.contract.market(ticket.pairId);
  if (ticket.lots > 0 && reason !== 'user' && reason !== 'reversed') {
    // The size that its owner asked to close still closes, up to the remaining lots.
    ticket.closingLots = Math.min(ticket.closingLots, ticket.lots) as Lots;
    return;
  }
  market.closing.delete(ticket.ticketId);
  ticket.closingLots = 0 as Lots;
  if (ticket.lots > 0) {
    ticket.status = 'open';
    return;
  }
  ticket.status = 'closed';
  core.contract.removeExits(ticket);
  market.open[ticket.direction].delete(ticket.ticketId);
  core.contract.forget(ticket);
}
