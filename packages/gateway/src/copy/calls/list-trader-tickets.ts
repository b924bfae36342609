import { listTraderTickets } from '@candor/api';
import type { AccountId } from '@candor/exchange';
import { done, reject } from '@candor/kernel';
import { pageAnswer } from '../../serving/own-lists.ts';
import { endedTicketRowOf } from '../../contract/present/tickets.ts';
import { serve } from '../../serving/serve.ts';

export default serve(listTraderTickets, async ({ exchange, reader, market }, { page, limit, ...input }) => {
  const traderId = input.traderId as AccountId;
  const trader = await exchange.query('trader', traderId);
  if (trader?.status !== 'followable' && trader?.status !== 'suspended') return reject('trader_not_found');
  const tickets = await reader.traderTickets({ traderId, page, limit });
  return done(pageAnswer({ page, limit }, tickets, (row) => endedTicketRowOf(market.instruments, row)));
});
