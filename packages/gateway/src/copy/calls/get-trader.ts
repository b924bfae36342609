import { getTrader, traderDays } from '@candor/api';
import type { AccountId } from '@candor/exchange';
import { done, present, reject } from '@candor/kernel';
import { knownTrader, performanceOf } from '../traders.ts';
import { shownTickets } from '../../contract/own-tickets.ts';
import { thinnedNavs, traderCardOf, traderPeriodRowOf } from '../present/rows.ts';
import { publicTicketOf } from '../../contract/present/tickets.ts';
import { serve } from '../../serving/serve.ts';

export default serve(getTrader, async (deps, input, { session }) => {
  const traderId = input.traderId as AccountId;
  const trader = await knownTrader(deps, traderId);
  const isOwn = session?.accountId === traderId;
  // A trader who was never accepted has no public page.
  const isPublic = trader?.view.status === 'followable' || trader?.view.status === 'suspended';
  if (trader === undefined || !(isPublic || isOwn)) return reject('trader_not_found');
  const [performances, tickets, follows] = await Promise.all([
    Promise.all(traderDays.map((days) => performanceOf(deps, traderId, days))),
    deps.exchange.query('tickets', traderId),
    session === undefined ? [] : deps.exchange.query('follows', session.accountId as AccountId),
  ]);
  const { instruments } = deps.market;
  const nowMs = deps.clock();
  const [week, month, quarter] = performances.map((one) => present(one, 'each period was asked for'));
  const card = traderCardOf(instruments, trader, {
    performance: present(month, 'a month was asked for'),
    week: present(week, 'a week was asked for'),
    isFollowed: follows.some((follow) => follow.traderId === traderId && follow.isActive),
    nowMs,
  });
  const open = await shownTickets(
    deps,
    tickets.filter(({ status, copyOf }) => status !== 'pending' && copyOf === undefined),
  );
  return done({
    card,
    periods: traderDays.map((days, i) =>
      traderPeriodRowOf(instruments, Number(days), present(performances[i], 'each period was asked for')),
    ),
    navs: thinnedNavs(present(quarter, 'three months were asked for').points, nowMs),
    open: isOwn ? open.tickets : open.tickets.map(publicTicketOf),
  });
});
