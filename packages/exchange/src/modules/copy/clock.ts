import { hourMs } from '@candor/kernel';
import { type Atoms, atoms, smaller } from '@candor/money';
import type { EventOf } from '../../events.ts';
import type { AccountId } from '../../vocabulary.ts';
import type { Ticket } from '../contract/ticket.ts';
import type { Follow, Trader } from './follow.ts';
import { isOver } from './following.ts';
import { navOf, nextShareAtMs, profitShareDue, unitsAfter } from './rules.ts';
import type { CopySlice } from './slice.ts';

export function setClock(core: CopySlice): void {
  core.timers.set((Math.floor(core.nowMs / hourMs) + 1) * hourMs, 'copy.hour', 0);
  core.timers.set(nextShareAtMs(core.nowMs), 'copy.week', 0);
}

/** Every full hour: the value of a unit of each trader's account (RULES 7). */
export function onHour(core: CopySlice): void {
  core.timers.set(core.nowMs + hourMs, 'copy.hour', 0);
  const traders = [...core.copy.traders.values()].filter(isRecorded).sort((a, b) => a.traderId - b.traderId);
  if (traders.length === 0) return;
  const marks = traders.map((trader) => {
    markNav(core, trader);
    const { traderId, units, nav, navPeak } = trader;
    const equity = core.tickets.equityOf(traderId);
    const followers = core.copy.activeFollowers(traderId);
    return { traderId, equity, units, nav, navPeak, followers, followersResult: followersResult(core, traderId) };
  });
  core.emit({ type: 'copy.nav_marked', marks });
}

function isRecorded({ status }: Trader): boolean {
  return status === 'followable' || status === 'suspended';
}

function markNav(core: CopySlice, trader: Trader): void {
  if (trader.units > 0n) trader.nav = navOf(core.tickets.equityOf(trader.traderId), trader.units);
  trader.navPeak = Math.max(trader.navPeak, trader.nav);
}

/** Realised and open result of all present and former followers of a trader together. */
function followersResult(core: CopySlice, traderId: AccountId): Atoms {
  let result = 0n;
  for (const follow of core.copy.followersOf(traderId)) {
    result += follow.realised;
    for (const ticketId of core.copy.openOf(core.tickets, follow)) {
      result += core.tickets.unrealised(core.tickets.get(ticketId) as Readonly<Ticket>);
    }
  }
  return atoms(result);
}

/**
 * Books money moved into or out of a trader's contract account: units are bought or sold, and the record stays unchanged.
 */
function flow(core: CopySlice, trader: Trader, amount: Atoms): void {
  const equityBefore = atoms(core.tickets.equityOf(trader.traderId) - amount);
  if (trader.units > 0n) trader.nav = navOf(equityBefore, trader.units);
  trader.navPeak = Math.max(trader.navPeak, trader.nav);
  trader.units = unitsAfter(trader.units, equityBefore, amount, trader.nav);
}

export function onTransfer(core: CopySlice, { accountId, assetId, amount, from, to }: EventOf<'transfer.moved'>): void {
  const trader = core.copy.traders.get(accountId);
  if (trader === undefined || !isRecorded(trader) || assetId !== core.catalog.unitOfAccount) return;
  if (to === 'contract') flow(core, trader, amount);
  if (from === 'contract') flow(core, trader, atoms(-amount));
}

/** Every Monday: the share of the profit that followers have realised, less the part shared before (RULES 7). */
export function onWeek(core: CopySlice): void {
  core.timers.set(nextShareAtMs(core.nowMs), 'copy.week', 0);
  // A list of its own: an ended follow is forgotten on the way.
  for (const follow of Array.from(core.copy.allFollows())) {
    shareProfit(core, follow);
    if (!isOver(core, follow)) continue;
    core.copy.forget(follow);
    core.copyLimits.forget(follow);
  }
}

/** The part that a follower cannot pay now stays due: the formula counts paid shares, not requested ones. */
function shareProfit(core: CopySlice, follow: Follow): void {
  const { accountId, traderId, realised, share } = follow;
  const due = profitShareDue(realised, share, follow.sharedTotal);
  if (due === 0n) return;
  const paid = smaller(due, core.tickets.spendableOf(accountId));
  if (paid === 0n) return;
  core.tickets.payShare(accountId, traderId, paid);
  follow.sharedTotal = atoms(follow.sharedTotal + paid);
  const { sharedTotal } = follow;
  core.emit({ type: 'copy.profit_shared', accountId, traderId, realised, share, sharedTotal, paid });
  const trader = core.copy.traders.get(traderId);
  // It is income, not a result of trading: the record does not count it.
  if (trader !== undefined && isRecorded(trader)) flow(core, trader, paid);
}
