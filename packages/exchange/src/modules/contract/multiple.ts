import { done, reject } from '@candor/kernel';
import { atoms } from '@candor/money';
import type { CommandOf, OutcomeOf } from '../../commands.ts';
import { freeze } from './funds.ts';
import { ownTicket } from './order.ts';
import { notionalNow } from './risk.ts';
import { marginAtMultiple, multipleMaxAt } from './rules.ts';
import type { ContractSlice } from './slice.ts';
import { isOpen } from './ticket.ts';

/** Changes the multiple of an open ticket: margin moves between it and the balance, the position stays as it is. */
export function setMultiple(
  core: ContractSlice,
  { accountId, ticketId, multiple }: CommandOf<'contract.set_multiple'>,
): OutcomeOf<'contract.set_multiple'> {
  const ticket = ownTicket(core, accountId, ticketId);
  if (ticket === undefined) return reject('ticket_not_found');
  if (!isOpen(ticket)) return reject('ticket_not_open');
  // A copy has its trader's multiple.
  if (ticket.traderId !== 0) return reject('ticket_is_copied');
  const { pairId } = ticket;
  const { tiers } = core.contract.termsOf(ticket.termsId);
  if (multiple < 1 || multiple > multipleMaxAt(tiers, notionalNow(core, ticket))) return reject('multiple_too_high');
  if (multiple === ticket.multiple) return reject('multiple_unchanged');
  const mark = core.index.fresh(pairId, core.nowMs);
  if (mark === undefined) return reject('index_stale');
  const margin = marginAtMultiple(core.contract.market(pairId).grid, tiers, ticket, multiple, mark);
  if (margin === undefined) return reject('multiple_frees_nothing');
  const change = atoms(margin - ticket.margin);
  if (change > 0n && core.spendable(accountId, 'contract', core.contract.assetId(core)) < change) {
    return reject('balance_insufficient');
  }
  if (change !== 0n) {
    freeze(core, accountId, 'contract_margin', change);
    core.post(ticketId);
  }
  ticket.multiple = multiple;
  ticket.margin = margin;
  core.emit({ type: 'contract.multiple_set', ticketId, accountId, pairId, multiple, margin });
  core.contract.guards.markStale(ticket);
  return done({ ticketId, margin });
}
