import { listFollows } from '@candor/api';
import { done } from '@candor/kernel';
import { atoms } from '@candor/money';
import { traderFaces } from '../traders.ts';
import { followRowOf } from '../present/rows.ts';
import { serveUser } from '../../serving/serve.ts';

export default serveUser(listFollows, async (deps, _input, { user }) => {
  const { exchange, market } = deps;
  const { accountId } = user;
  const [follows, trader, terms, tickets] = await Promise.all([
    exchange.query('follows', accountId),
    exchange.query('trader', accountId),
    exchange.query('copyTerms'),
    exchange.query('tickets', accountId),
  ]);
  const faceOf = await traderFaces(
    deps,
    follows.map(({ traderId }) => traderId),
  );
  const unrealisedOf = new Map(tickets.map(({ ticketId, figures }) => [ticketId, figures?.unrealised ?? 0n]));
  const nowMs = deps.clock();
  return done({
    follows: follows.map((follow) => {
      const unrealised = follow.openTickets.reduce((sum, ticketId) => sum + (unrealisedOf.get(ticketId) ?? 0n), 0n);
      const face = faceOf(follow.traderId);
      return followRowOf(market.instruments, follow, { face, unrealised: atoms(unrealised), nowMs });
    }),
    trader: trader && {
      traderId: accountId,
      status: trader.status,
      share: trader.share,
      followers: trader.followers,
      followersMax: trader.followersMax,
    },
    terms,
  });
});
