import { done, present, reject } from '@candor/kernel';
import { atoms, zero } from '@candor/money';
import type { CommandOf, OutcomeOf, RejectOf } from '../../commands.ts';
import { isOpen } from '../contract/ticket.ts';
import { contractSlippageMax } from '../contract/rules.ts';
import type { Follow } from './follow.ts';
import { copyPairsMax, copySizeMax, copySlippageDefault, isLeading, stopReasonOf } from './rules.ts';
import type { CopySlice } from './slice.ts';
import { resultOf } from './stopping.ts';

type FollowCommand = CommandOf<'copy.follow'>;
type LimitedCommand = CommandOf<'copy.follow_with_limits'>;

function isSound({ size, marginMax, pairMarginMax, dailyLossMax, slippage }: FollowCommand | LimitedCommand): boolean {
  const caps = [marginMax, pairMarginMax, dailyLossMax];
  if (caps.some((cap) => cap !== undefined && cap <= 0n)) return false;
  return size >= 1 && size <= copySizeMax && (slippage ?? 0) <= contractSlippageMax;
}

function hasSoundLimits({ pairs, pairIds, lossMax, profitMin }: LimitedCommand): boolean {
  if ([lossMax, profitMin].some((limit) => limit !== undefined && limit <= 0n)) return false;
  const isAscending = pairIds.every((pairId, place) => place === 0 || pairId > (pairIds[place - 1] as number));
  return (pairs === 'all') === (pairIds.length === 0) && isAscending && pairIds.length <= copyPairsMax;
}

/** The reason to refuse a follow, whatever its limits. */
function refusalOf(core: CopySlice, command: FollowCommand | LimitedCommand): RejectOf<'copy.follow'> | undefined {
  const { copy } = core;
  const { accountId, traderId } = command;
  if (!core.accounts.has(accountId)) return 'account_not_found';
  if (accountId === traderId) return 'follow_self';
  if (copy.terms === undefined || !copy.terms.isOffered) return 'copy_not_offered';
  if (!core.products.allows(accountId, 'copy')) return 'product_unavailable';
  const trader = copy.traders.get(traderId);
  if (trader === undefined) return 'trader_not_found';
  if (trader.status !== 'followable') return 'trader_not_followable';
  const own = copy.traders.get(accountId);
  if (own !== undefined && isLeading(own.status)) return 'traders_cannot_follow';
  const isLimited = command.type === 'copy.follow_with_limits';
  if (!isSound(command) || (isLimited && !hasSoundLimits(command))) return 'follow_invalid';
  const isNew = copy.follow(accountId, traderId)?.isActive !== 1;
  return isNew && copy.activeFollowers(traderId) >= copy.terms.followersMax ? 'followers_full' : undefined;
}

/** Begins to follow a trader, or changes how; the share stays the one it began with. */
function begin(core: CopySlice, command: FollowCommand | LimitedCommand): { readonly isNew: boolean } {
  const { copy } = core;
  const { accountId, traderId, mode, size, marginMax, pairMarginMax, dailyLossMax } = command;
  const before = copy.follow(accountId, traderId);
  const isNew = before?.isActive !== 1;
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
          share: present(copy.traders.get(traderId), 'a trader who is followed is known').share,
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
  return { isNew };
}

export function follow(core: CopySlice, command: FollowCommand): OutcomeOf<'copy.follow'> {
  const refusal = refusalOf(core, command);
  if (refusal !== undefined) return reject(refusal);
  const { isNew } = begin(core, command);
  // Begun anew by this command it has no limits, but a result of its own to count from.
  if (isNew && core.copyLimits.of(command) !== undefined)
    keepLimits(core, { ...command, pairs: 'all', pairIds: [] }, isNew);
  return done({ isNew: isNew ? 'yes' : 'no' });
}

/** Follows with everything that belongs to a follow, so that its size and its limits are never half changed. */
export function followWithLimits(core: CopySlice, command: LimitedCommand): OutcomeOf<'copy.follow_with_limits'> {
  const refusal = refusalOf(core, command);
  if (refusal !== undefined) return reject(refusal);
  if (!command.pairIds.every((pairId) => core.tickets.isListed(pairId))) return reject('pair_not_found');
  const before = core.copy.follow(command.accountId, command.traderId);
  if (before?.isActive === 1) {
    const result = atoms(resultOf(core, before) - (core.copyLimits.of(command)?.from ?? zero));
    if (stopReasonOf(command, result) !== undefined) return reject('follow_limit_reached');
  }
  const { isNew } = begin(core, command);
  keepLimits(core, command, isNew);
  const { accountId, traderId, pairs, pairIds, lossMax, profitMin } = command;
  core.emit({ type: 'copy.limits_set', accountId, traderId, pairs, pairIds, lossMax, profitMin });
  return done({ isNew: isNew ? 'yes' : 'no' });
}

/** Sets the limits of a follow that runs: they count from the result with which it began, or began again. */
function keepLimits(core: CopySlice, limits: Omit<LimitedCommand, 'type' | 'mode' | 'size'>, isNew: boolean): void {
  const { accountId, traderId, pairs, pairIds, lossMax, profitMin } = limits;
  const followed = core.copy.followOf(limits);
  core.copyLimits.keep({
    accountId,
    traderId,
    pairs,
    pairIds,
    lossMax,
    profitMin,
    from: isNew ? resultOf(core, followed) : (core.copyLimits.of(limits)?.from ?? zero),
    isWatched: lossMax === undefined && profitMin === undefined ? 0 : 1,
  });
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
