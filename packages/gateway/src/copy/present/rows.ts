import { dayMs, hourMs } from '@candor/kernel';
import type { CopyFeedRow, FollowRow, NavPoint, ReviewedTrader, TraderCard, TraderPeriodRow } from '@candor/api';
import type { FollowView, Lots } from '@candor/exchange';
import { nextShareAtMs } from '@candor/exchange/rules';
import { type Atoms, atomsToText, percentOfPpm, priceToText } from '@candor/money';
import type { CopyFeedEntry, NavPoint as Mark, TraderPerformance, TraderRecord } from '@candor/readmodel';
import type { KnownTrader, TraderFace } from '../traders.ts';
import { type Instruments, usdtId } from '../../market/instruments.ts';
import { ratioText, sharePercentText } from '../../serving/decimals.ts';

function unitText(instruments: Instruments): (amount: Atoms) => string {
  const { scale } = instruments.assetOf(usdtId);
  return (amount) => atomsToText(amount, scale);
}

function periodOf(text: (amount: Atoms) => string, performance: TraderPerformance) {
  const { closedTrades, wonTrades, realised, maxDrawdown } = performance;
  return {
    profit: text(realised),
    returnPercent: performance.return === undefined ? undefined : ratioText(performance.return),
    drawdownPercent: maxDrawdown === undefined ? undefined : ratioText(maxDrawdown),
    trades: closedTrades,
    wins: wonTrades,
    accuracyPercent: sharePercentText(wonTrades, closedTrades),
  };
}

export function traderPeriodRowOf(
  instruments: Instruments,
  days: number,
  performance: TraderPerformance,
): TraderPeriodRow {
  return { days, ...periodOf(unitText(instruments), performance) };
}

/** Followers' open and realised result by the last hourly mark; before the first one, the realised part. */
function followersResultOf({ mark, followersRealised }: TraderRecord): Atoms {
  return mark?.followersResult ?? followersRealised;
}

interface CardFigures {
  /** Of the requested period. */
  readonly performance: TraderPerformance;
  /** Of the last seven days, for the line. */
  readonly week: TraderPerformance;
  readonly isFollowed: boolean;
  readonly nowMs: number;
}

export function traderCardOf(
  instruments: Instruments,
  { view, record, face }: KnownTrader,
  { performance, week, isFollowed, nowMs }: CardFigures,
): TraderCard {
  const text = unitText(instruments);
  const { traderId, status, share, followers, followersMax, equity } = view;
  const sinceMs = record.followableAtMs ?? nowMs;
  return {
    traderId,
    ...face,
    status,
    share,
    followers,
    followersMax,
    equity: text(equity),
    days: Math.max(0, Math.floor((nowMs - sinceMs) / dayMs)),
    followersResult: text(followersResultOf(record)),
    followersTrades: record.copiesClosed,
    followersWins: record.copiesWon,
    ...periodOf(text, performance),
    navs: week.points.map(navPointOf),
    updatedAtMs: record.mark?.atMs,
    isFollowed,
  };
}

function navPointOf({ atMs, nav }: Mark): NavPoint {
  return { atMs, nav };
}

/** Hourly points of the last week, and every sixth hour before: as many as a line on a phone can show. */
export function thinnedNavs(points: readonly Mark[], nowMs: number): NavPoint[] {
  const weekAgoMs = nowMs - 7 * dayMs;
  return points.filter(({ atMs }) => atMs >= weekAgoMs || Math.floor(atMs / hourMs) % 6 === 0).map(navPointOf);
}

export function followRowOf(
  instruments: Instruments,
  follow: FollowView,
  { face, unrealised, nowMs }: { readonly face: TraderFace; readonly unrealised: Atoms; readonly nowMs: number },
): FollowRow {
  const text = unitText(instruments);
  const cap = (amount: Atoms | undefined) => (amount === undefined ? undefined : text(amount));
  const { traderId, isActive, mode, share, followedAtMs } = follow;
  return {
    traderId,
    ...face,
    isActive,
    mode,
    share,
    followedAtMs,
    size: follow.size as Lots,
    marginMax: cap(follow.marginMax),
    pairMarginMax: cap(follow.pairMarginMax),
    dailyLossMax: cap(follow.dailyLossMax),
    slippagePercent: percentOfPpm(follow.slippage),
    openTickets: [...follow.openTickets],
    openMargin: text(follow.openMargin),
    unrealised: text(unrealised),
    realised: text(follow.realised),
    sharedTotal: text(follow.sharedTotal),
    shareDue: text(follow.shareDue),
    shareAtMs: nextShareAtMs(nowMs),
    lostToday: text(follow.lostToday),
    pairs: follow.pairs,
    pairIds: [...follow.pairIds],
    symbols: follow.pairIds.map((pairId) => instruments.pairOf(pairId).symbol),
    lossMax: cap(follow.lossMax),
    profitMin: cap(follow.profitMin),
    result: text(follow.result),
    stopped: follow.stopped && { ...follow.stopped, result: text(follow.stopped.result) },
  };
}

export function copyFeedRowOf(instruments: Instruments, entry: CopyFeedEntry, name: string): CopyFeedRow {
  const { traderId, traderTicketId, ticketId, pairId, direction, traderLots, wantedLots, lots } = entry;
  const { result, reason, atMs } = entry;
  return {
    traderId,
    name,
    traderTicketId,
    ticketId,
    pairId,
    symbol: instruments.pairOf(pairId).symbol,
    direction,
    traderLots,
    wantedLots,
    lots,
    price: priceToText(entry.price),
    result,
    reason,
    atMs,
  };
}

export function reviewedTraderOf(instruments: Instruments, { view, record, face }: KnownTrader): ReviewedTrader {
  const text = unitText(instruments);
  const { traderId, status, share, followers } = view;
  return {
    traderId,
    name: face.name,
    status,
    share,
    followers,
    code: instruments.assetOf(usdtId).code,
    equity: text(view.equity),
    trades: record.closedTrades,
    wins: record.wonTrades,
    realised: text(record.realised),
    followersResult: text(followersResultOf(record)),
    appliedAtMs: record.appliedAtMs,
  };
}
