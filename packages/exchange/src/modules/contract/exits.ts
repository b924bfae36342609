import { done, reject } from '@candor/kernel';
import { type Atoms, atoms, negated } from '@candor/money';
import type { CommandOf, OutcomeOf } from '../../commands.ts';
import { freeze } from './funds.ts';
import { ownTicket } from './order.ts';
import { allExitsOf, exitSet, keepExits, tellSteps } from './exit-set.ts';
import { exitSetRefusal, exitsRefusal } from './exit-refusal.ts';
import { markOf } from './risk.ts';
import { removableMargin } from './rules.ts';
import type { ContractSlice } from './slice.ts';
import { exitsOf, isOpen, type Ticket } from './ticket.ts';
import type { Exit, ExitSet, TrailingExit } from './views.ts';

/** Sets all exits of a ticket and states them. */
export function placeExits(core: ContractSlice, ticket: Ticket, exits: ExitSet): void {
  const { contract } = core;
  const { ticketId, accountId, pairId } = ticket;
  if (isOpen(ticket)) contract.removeExits(ticket);
  keepExits(core, ticket, exits);
  if (isOpen(ticket)) {
    if (ticket.traderId === 0) contract.steps.startTrails(ticketId, markOf(core, pairId));
    contract.addExits(ticket);
  }
  if (contract.steps.of(ticketId) === undefined)
    core.emit({ type: 'contract.exits_set', ticketId, accountId, pairId, ...exitsOf(ticket) });
  else tellSteps(core, ticket);
}

export function setExits(
  core: ContractSlice,
  { accountId, ticketId, takeProfit, stopLoss }: CommandOf<'contract.set_exits'>,
): OutcomeOf<'contract.set_exits'> {
  const ticket = ownTicket(core, accountId, ticketId);
  if (ticket === undefined) return reject('ticket_not_found');
  return setSides(core, ticket, { takeProfit: { exit: takeProfit }, stopLoss: { exit: stopLoss } }, true);
}

export function changeExits(
  core: ContractSlice,
  { accountId, ticketId, takeProfit, stopLoss }: CommandOf<'contract.change_exits'>,
): OutcomeOf<'contract.change_exits'> {
  const ticket = ownTicket(core, accountId, ticketId);
  if (ticket === undefined) return reject('ticket_not_found');
  return setSides(core, ticket, { takeProfit, stopLoss }, false);
}

interface Sides {
  readonly takeProfit: { readonly exit?: Exit | undefined } | undefined;
  readonly stopLoss: { readonly exit?: Exit | undefined } | undefined;
}

/** A side that is named has one exit or none afterwards; `isWhole`: nor does the ticket keep exits that trail. */
function setSides(
  core: ContractSlice,
  ticket: Ticket,
  { takeProfit, stopLoss }: Sides,
  isWhole: boolean,
): OutcomeOf<'contract.set_exits'> {
  // While a ticket is copied its exits are the trader's; a holder who detached it sets their own.
  if (ticket.traderId !== 0) return reject('ticket_is_copied');
  const market = core.contract.market(ticket.pairId);
  const around = isOpen(ticket) ? markOf(core, ticket.pairId) : ticket.limitPrice;
  const now = exitsOf(ticket);
  const [gain, loss] = [takeProfit ? takeProfit.exit : now.takeProfit, stopLoss ? stopLoss.exit : now.stopLoss];
  const refusal = exitsRefusal(market, ticket.direction, ticket.lots, around, gain, loss);
  if (refusal !== undefined) return reject(refusal);
  const all = allExitsOf(core.contract, ticket);
  const wanted = exitSet(gain, loss);
  placeExits(core, ticket, {
    takeProfits: takeProfit === undefined ? all.takeProfits : wanted.takeProfits,
    stopLosses: stopLoss === undefined ? all.stopLosses : wanted.stopLosses,
    trails: isWhole ? [] : all.trails,
  });
  return done({ ticketId: ticket.ticketId });
}

export function setExitSteps(
  core: ContractSlice,
  { accountId, ticketId, takeProfits, stopLosses, trails }: CommandOf<'contract.set_exit_steps'>,
): OutcomeOf<'contract.set_exit_steps'> {
  const ticket = ownTicket(core, accountId, ticketId);
  if (ticket === undefined) return reject('ticket_not_found');
  if (ticket.traderId !== 0) return reject('ticket_is_copied');
  const market = core.contract.market(ticket.pairId);
  const around = isOpen(ticket) ? markOf(core, ticket.pairId) : ticket.limitPrice;
  const all = allExitsOf(core.contract, ticket);
  // One that trails already goes on from its best mark.
  const going = (wanted: TrailTerms) => all.trails.find((one) => isSameTrail(one, wanted) && one.peak !== undefined);
  const refusal = exitSetRefusal(market, ticket, around, {
    takeProfits: takeProfits ?? [],
    stopLosses: stopLosses ?? [],
    trails: (trails ?? []).map((one) => ({ ...one, peak: going(one)?.peak })),
  });
  if (refusal !== undefined) return reject(refusal);
  placeExits(core, ticket, {
    takeProfits: takeProfits ?? all.takeProfits,
    stopLosses: stopLosses ?? all.stopLosses,
    trails: trails?.map((one) => ({ ...one, peak: going(one)?.peak })) ?? all.trails,
  });
  return done({ ticketId });
}

type TrailTerms = Pick<TrailingExit, 'trailRate' | 'trailDistance' | 'activationPrice'>;

function isSameTrail(a: TrailTerms, b: TrailTerms): boolean {
  return a.trailRate === b.trailRate && a.trailDistance === b.trailDistance && a.activationPrice === b.activationPrice;
}

/** Between the margin of an isolated ticket and the balance. */
export function moveMargin(
  core: ContractSlice,
  { accountId, ticketId, way, amount }: CommandOf<'contract.move_margin'>,
): OutcomeOf<'contract.move_margin'> {
  const ticket = ownTicket(core, accountId, ticketId);
  if (ticket === undefined) return reject('ticket_not_found');
  if (!isOpen(ticket)) return reject('ticket_not_open');
  if (ticket.marginMode !== 'isolated') return reject('margin_not_isolated');
  if (amount <= 0n) return reject('amount_invalid');
  if (way === 'add') {
    if (core.spendable(accountId, 'contract', core.contract.assetId(core)) < amount)
      return reject('balance_insufficient');
  } else if (amount > removableNow(core, ticket)) {
    return reject('margin_too_low');
  }
  const change = way === 'add' ? amount : negated(amount);
  freeze(core, accountId, 'contract_margin', change);
  core.post(ticketId);
  ticket.margin = atoms(ticket.margin + change);
  const { pairId, margin, settled } = ticket;
  const cause = way === 'add' ? 'added' : 'removed';
  core.emit({ type: 'contract.margin_moved', ticketId, accountId, pairId, margin, settled, cause });
  core.contract.guards.markStale(ticket);
  return done({ ticketId, margin });
}

/** The margin that may be taken out of an isolated ticket at the present mark. */
function removableNow(core: ContractSlice, ticket: Ticket): Atoms {
  const { grid } = core.contract.market(ticket.pairId);
  const { tiers } = core.contract.termsOf(ticket.termsId);
  return removableMargin(grid, tiers, ticket, ticket.multiple, markOf(core, ticket.pairId));
}
