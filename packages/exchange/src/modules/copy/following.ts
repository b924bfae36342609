import { done, reject } from '@candor/kernel';
import { zero } from '@candor/money';
import type { CommandOf, OutcomeOf } from '../../commands.ts';
import { isOpen } from '../contract/ticket.ts';
import { contractSlippageMax } from '../contract/rules.ts';
import type { Follow } from './follow.ts';
import { copySizeMax, copySlippageDefault, isLeading } from './rules.ts';
import type { CopySlice } from './slice.ts';

type FollowCommand = CommandOf<'copy.follow'>;

function isSound({ size, marginMax, pairMarginMax, dailyLossMax, slippage }: FollowCommand): boolean {
  const caps = [marginMax, pairMarginMax, dailyLossMax];
  if (caps.some((cap) => cap !== undefined && cap <= 0n)) return false;
  return size >= 1 && size <= copySizeMax && (slippage ?? 0) <= contractSlippageMax;
}

/** Begins to follow a trader, or changes how; the share stays the one it began with. */
export function follow(core: CopySlice, command: FollowCommand): OutcomeOf<'copy.follow'> {
  const { copy } = core;
  const { accountId, traderId, mode, size, marginMax, pairMarginMax, dailyLossMax } = command;
  if (!core.accounts.has(accountId)) return reject('account_not_found');
  if (accountId === traderId) return reject('follow_self');
  if (copy.terms === undefined || !copy.terms.isOffered) return reject('copy_not_offered');
  if (!core.products.allows(accountId, 'copy')) return reject('product_unavailable');
  const trader = copy.traders.get(traderId);
  if (trader === undefined) return reject('trader_not_found');
  if (trader.status !== 'followable') return reject('trader_not_followable');
  const own = copy.traders.get(accountId);
  if (own !== undefined && isLeading(own.status)) return reject('traders_cannot_follow');
  if (!isSound(command)) return reject('follow_invalid');
  const before = copy.follow(accountId, traderId);
  const isNew = before?.isActive !== 1;
  if (isNew && copy.activeFollowers(traderId) >= copy.terms.followersMax) return reject('followers_full');

  const slippage = command.slippage ?? copySlippageDefault;
  const how = { mode, size, marginMax, pairMarginMax, dailyLossMax, slippage };
  // Following again resumes the earlier account of shared profit: losses are carried, not forgotten.
  const followed: Follow =
    before === undefined
      ? {
          accountId,
          traderId,
          isActive: 1,
          ...how,
          share: trader.share,
          followedAtMs: core.nowMs,
          realised: zero,
          sharedTotal: zero,
          day: 0,
          realisedToday: zero,
        }
      : Object.assign(before, how, { isActive: 1 });
  if (before === undefined) copy.keep(followed);
  const { share } = followed;
  core.emit({ type: 'copy.followed', accountId, traderId, ...how, share, isNew: isNew ? 'yes' : 'no' });
  return done({ isNew: isNew ? 'yes' : 'no' });
}

export function cancel(core: CopySlice, { accountId, traderId }: CommandOf<'copy.cancel'>): OutcomeOf<'copy.cancel'> {
  const followed = core.copy.follow(accountId, traderId);
  if (followed === undefined || followed.isActive !== 1) return reject('follow_not_found');
  followed.isActive = 0;
  core.emit({ type: 'copy.follow_ended', accountId, traderId });
  return done({});
}

/**
 * True when an ended follow has no copies to close and no balance to carry: neither a result nor a share paid of one.
 */
export function isOver(core: CopySlice, followed: Follow): boolean {
  const hasHistory = followed.realised !== 0n || followed.sharedTotal !== 0n;
  return followed.isActive === 0 && !hasHistory && core.copy.openOf(core.tickets, followed).length === 0;
}

/** Makes a copied ticket the follower's own: its exits trigger by themselves, and its result is shared no more. */
export function selfHold(
  core: CopySlice,
  { accountId, ticketId }: CommandOf<'copy.self_hold'>,
): OutcomeOf<'copy.self_hold'> {
  const ticket = core.tickets.get(ticketId);
  if (ticket === undefined || ticket.accountId !== accountId) return reject('ticket_not_found');
  if (!isOpen(ticket)) return reject('ticket_not_open');
  const copied = core.copy.copies.get(ticketId);
  if (copied === undefined) return reject('ticket_not_copied');
  core.copy.removeCopy(copied);
  core.tickets.detach(ticket);
  const { traderId, traderTicketId } = copied;
  core.emit({ type: 'copy.self_held', ticketId, accountId, traderId, traderTicketId });
  return done({ ticketId, lots: ticket.lots });
}
