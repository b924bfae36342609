import { atoms } from '@candor/money';
import type { AccountId } from '../../vocabulary.ts';
import type { Ticket } from '../contract/ticket.ts';
import { type Follow, lostToday, type Trader } from './follow.ts';
import { navOf, profitShareDue } from './rules.ts';
import type { CopySlice } from './slice.ts';
import { resultOf } from './stopping.ts';
import type { CopyQueries, FollowLimitsView, FollowView, TraderView } from './views.ts';

function traderView(core: CopySlice, { traderId, status, share, units, nav }: Trader): TraderView {
  const equity = core.tickets.equityOf(traderId);
  return {
    traderId,
    status,
    share,
    followers: core.copy.activeFollowers(traderId),
    followersMax: core.copy.terms?.followersMax ?? 0,
    equity,
    nav: units > 0n ? navOf(equity, units) : nav,
  };
}

function followView(core: CopySlice, follow: Follow): FollowView {
  const { traderId, mode, size, share, marginMax, pairMarginMax, dailyLossMax, slippage } = follow;
  const openTickets = core.copy.openOf(core.tickets, follow);
  let openMargin = 0n;
  for (const ticketId of openTickets) openMargin += (core.tickets.get(ticketId) as Readonly<Ticket>).margin;
  return {
    traderId,
    isActive: follow.isActive === 1,
    mode,
    size,
    share,
    slippage,
    openTickets,
    ...(marginMax === undefined ? {} : { marginMax }),
    ...(pairMarginMax === undefined ? {} : { pairMarginMax }),
    ...(dailyLossMax === undefined ? {} : { dailyLossMax }),
    openMargin: atoms(openMargin),
    realised: follow.realised,
    sharedTotal: follow.sharedTotal,
    shareDue: profitShareDue(follow.realised, share, follow.sharedTotal),
    lostToday: lostToday(follow, core.atMs),
    followedAtMs: follow.followedAtMs,
    ...limitsView(core, follow),
  };
}

function limitsView(core: CopySlice, follow: Follow): FollowLimitsView {
  const limits = core.copyLimits.of(follow);
  if (limits === undefined) return { pairs: 'all', pairIds: [], result: resultOf(core, follow) };
  const { pairs, pairIds, lossMax, profitMin, stopped } = limits;
  return {
    pairs,
    pairIds,
    ...(lossMax === undefined ? {} : { lossMax }),
    ...(profitMin === undefined ? {} : { profitMin }),
    result: atoms(resultOf(core, follow) - limits.from),
    ...(stopped === undefined ? {} : { stopped: { ...stopped } }),
  };
}

export function copyQueries(core: CopySlice): CopyQueries {
  const { copy } = core;
  return {
    copyTerms: () => copy.terms,
    traders: () => [...copy.traders.values()].map((trader) => traderView(core, trader)),
    trader(traderId: AccountId) {
      const trader = copy.traders.get(traderId);
      return trader === undefined ? undefined : traderView(core, trader);
    },
    follows: (accountId) =>
      copy
        .followsOf(accountId)
        .map((follow) => followView(core, follow))
        .sort((a, b) => a.followedAtMs - b.followedAtMs || a.traderId - b.traderId),
  };
}
