import { negated } from '@candor/money';
import type { CopyReason } from '../../copy-words.ts';
import type { EventOf } from '../../events.ts';
import type { Lots } from '../../vocabulary.ts';
import { lotsWithin } from '../contract/copies.ts';
import { isOpen, type Ticket } from '../contract/ticket.ts';
import { bookResult, type Follow, lostToday } from './follow.ts';
import { copiedCloseLots, copiedLots, copiesPair } from './rules.ts';
import type { CopySlice } from './slice.ts';

/** A ticket was opened: a trader's is copied to all followers; the cost of a copy is booked. */
export function onOpened(core: CopySlice, event: EventOf<'contract.opened'>): void {
  const { ticketId, accountId, copyOf, fee } = event;
  if (copyOf !== undefined) {
    const follow = core.copy.followOf({ accountId, traderId: copyOf.traderId });
    bookResult(follow, negated(fee), core.nowMs);
    return;
  }
  if (core.copy.traders.get(accountId)?.status !== 'followable') return;
  const source = core.tickets.get(ticketId);
  if (source === undefined || !isOpen(source)) return;
  for (const follow of core.copy.followersOf(accountId)) {
    if (follow.isActive === 1) copyTo(core, follow, source, event.gridIndex);
  }
}

function copyTo(core: CopySlice, follow: Follow, source: Readonly<Ticket>, gridIndex: number): void {
  const { accountId, traderId } = follow;
  const { pairId, direction, lots: traderLots, entryPrice: price, ticketId: traderTicketId } = source;
  const wanted = copiedLots(follow.mode, follow.size, traderLots, () => ({
    follower: core.tickets.equityOf(accountId),
    trader: core.tickets.equityOf(traderId),
  }));
  const { lots, reason } = sizeFor(core, follow, source, wanted);
  const isSkipped = lots === 0;
  const ticketId = isSkipped ? undefined : core.tickets.open(accountId, source, lots, gridIndex);
  if (ticketId !== undefined) core.copy.addCopy({ ticketId, accountId, traderId, traderTicketId });
  core.emit({
    type: 'copy.copied',
    accountId,
    traderId,
    traderTicketId,
    pairId,
    direction,
    traderLots,
    wantedLots: wanted,
    lots,
    price,
    result: isSkipped ? 'skipped' : lots < wanted ? 'partial' : 'copied',
    reason,
    ticketId,
  });
}

/** The part of a follow's size that is copied, and the reason for copying no more; 0 lots: none, with the reason. */
function sizeFor(
  core: CopySlice,
  follow: Follow,
  source: Readonly<Ticket>,
  wanted: Lots,
): { readonly lots: Lots; readonly reason: CopyReason | undefined } {
  const skip = (reason: CopyReason) => ({ lots: 0 as Lots, reason });
  const lotsMin = core.tickets.lotsMinOf(source);
  if (!core.products.allows(follow.accountId, 'copy')) return skip('product_unavailable');
  const limits = core.copyLimits.of(follow);
  if (limits !== undefined && !copiesPair(limits, source.pairId)) return skip('pair_excluded');
  if (wanted < lotsMin) return skip('below_minimum');
  const { dailyLossMax, marginMax, pairMarginMax } = follow;
  if (dailyLossMax !== undefined && lostToday(follow, core.nowMs) >= dailyLossMax) return skip('daily_loss_cap');
  if (core.tickets.entrySlippageOf(source) > follow.slippage) return skip('slippage');
  let most: number = wanted;
  let reason: CopyReason | undefined;
  const open = openMargins(core, follow, source);
  for (const [cap, used, why] of [
    [marginMax, open.all, 'margin_cap'],
    [pairMarginMax, open.inPair, 'pair_cap'],
  ] as const) {
    if (cap === undefined) continue;
    const within = lotsWithin(most, (lots) => used + core.tickets.costOf(source, lots).margin <= cap);
    if (within < most) [most, reason] = [within, why];
  }
  const room = core.tickets.roomFor(follow.accountId, source, most as Lots);
  if (room.reason !== undefined) reason = room.reason;
  return room.lots < lotsMin ? skip(reason ?? 'below_minimum') : { lots: room.lots, reason };
}

function openMargins(
  core: CopySlice,
  follow: Follow,
  source: Readonly<Ticket>,
): { readonly all: bigint; readonly inPair: bigint } {
  let all = 0n;
  let inPair = 0n;
  for (const ticketId of core.copy.openOf(core.tickets, follow)) {
    const ticket = core.tickets.get(ticketId) as Readonly<Ticket>;
    all += ticket.margin;
    if (ticket.pairId === source.pairId) inPair += ticket.margin;
  }
  return { all, inPair };
}

/**
 * A ticket closed, in whole or in part: copies of it close the same share at the same price; the result of a copy is
 * booked.
 */
export function onClosed(core: CopySlice, event: EventOf<'contract.closed'>): void {
  const { ticketId, accountId, copyOf, lots, lotsLeft, price, gridIndex } = event;
  if (copyOf !== undefined) {
    const { traderId } = copyOf;
    const net = (event.profit - event.fee) as typeof event.profit;
    bookResult(core.copy.followOf({ accountId, traderId }), net, core.nowMs);
    if (lotsLeft === 0) core.copy.removeCopy({ ticketId, accountId, ...copyOf });
    return;
  }
  for (const copied of core.copy.copiesOf(ticketId)) {
    const ticket = core.tickets.get(copied.ticketId);
    if (ticket === undefined || !isOpen(ticket)) continue;
    const before = (lots + lotsLeft) as Lots;
    const share = lotsLeft === 0 ? ticket.lots : copiedCloseLots(ticket.lots, lots, before);
    core.tickets.close(ticket, { lots: share, price, gridIndex, reason: 'trader_closed' });
  }
}

/** A trader's exits are those of the copies, in proportion: they count once a copy is held alone. */
export function onExitsSet(core: CopySlice, event: EventOf<'contract.exits_set' | 'contract.exit_steps_set'>): void {
  const source = core.tickets.get(event.ticketId);
  if (source === undefined || source.traderId !== 0) return;
  for (const copied of core.copy.copiesOf(event.ticketId)) {
    const ticket = core.tickets.get(copied.ticketId);
    if (ticket === undefined) continue;
    core.tickets.placeExits(ticket, source);
  }
}

export function onOvernight(core: CopySlice, { ticketId, fee }: EventOf<'contract.overnight_charged'>): void {
  const copied = core.copy.copies.get(ticketId);
  if (copied !== undefined) bookResult(core.copy.followOf(copied), negated(fee), core.nowMs);
}
