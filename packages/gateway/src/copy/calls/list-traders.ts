import { listTraders, type TraderOrder } from '@candor/api';
import type { AccountId } from '@candor/exchange';
import { done } from '@candor/kernel';
import type { TraderPerformance } from '@candor/readmodel';
import { type KnownTrader, knownTraders, performanceOf } from '../traders.ts';
import { traderCardOf } from '../present/rows.ts';
import { serve } from '../../serving/serve.ts';

interface Ranked {
  readonly trader: KnownTrader;
  readonly performance: TraderPerformance;
}

/** Best first; those with the same figure in the order of their numbers. */
export default serve(listTraders, async (deps, { sort, days, page, limit }, { session }) => {
  const [traders, follows] = await Promise.all([
    knownTraders(deps, 'followable'),
    session === undefined ? [] : deps.exchange.query('follows', session.accountId as AccountId),
  ]);
  const ranked: Ranked[] = await Promise.all(
    traders.map(async (trader) => ({ trader, performance: await performanceOf(deps, trader.view.traderId, days) })),
  );
  ranked.sort((a, b) => compare(rankOf(b, sort), rankOf(a, sort)) || a.trader.view.traderId - b.trader.view.traderId);
  const nowMs = deps.clock();
  const shown = await Promise.all(
    ranked.slice((page - 1) * limit, page * limit).map(async ({ trader, performance }) => {
      const { traderId } = trader.view;
      const week = await performanceOf(deps, traderId, '7');
      const isFollowed = follows.some((follow) => follow.traderId === traderId && follow.isActive);
      return traderCardOf(deps.market.instruments, trader, { performance, week, isFollowed, nowMs });
    }),
  );
  return done({ data: shown, page, limit, total: ranked.length });
});

function rankOf({ trader, performance }: Ranked, sort: TraderOrder): bigint {
  const { record, view } = trader;
  if (sort === 'profit') return performance.realised;
  if (sort === 'followers') return BigInt(view.followers);
  if (sort === 'result') return record.mark?.followersResult ?? record.followersRealised;
  const { wonTrades, closedTrades } = performance;
  return closedTrades === 0 ? -1n : BigInt(Math.floor((wonTrades * 1_000_000) / closedTrades));
}

const compare = (a: bigint, b: bigint): number => (a < b ? -1 : a > b ? 1 : 0);
