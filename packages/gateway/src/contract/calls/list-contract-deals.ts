import { listContractDeals } from '@candor/api';
import { done } from '@candor/kernel';
import { shownLeverAccount, shownTickets } from '../own-tickets.ts';
import { serveUser } from '../../serving/serve.ts';

export default serveUser(listContractDeals, async (deps, { page, limit }, { user }) => {
  const { accountId } = user;
  const [account, tickets] = await Promise.all([
    shownLeverAccount(deps, accountId),
    deps.exchange.query('tickets', accountId),
  ]);
  const start = (page - 1) * limit;
  const shown = await shownTickets(deps, tickets.slice(start, start + limit));
  return done({ account, ...shown, page, limit, total: tickets.length });
});
