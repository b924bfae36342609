import { type InputOf, listContractTickets } from '@candor/contract';
import type { AccountId, PairId, TicketId, TicketView } from '@candor/exchange';
import { done } from '@candor/kernel';
import type { Deps } from '../../deps.ts';
import { shownTickets } from '../../own-tickets.ts';
import { caughtUp } from '../../own-view.ts';
import { filteredPair } from '../../pair-of.ts';
import { endedTicketRowOf } from '../../present/tickets.ts';
import { given } from '../../read-input.ts';
import { serveUser } from '../../serve.ts';

type Input = InputOf<typeof listContractTickets>;

/** Live tickets are the core's own, as they are now; ended ones are history. */
export default serveUser(listContractTickets, async (deps, input, context) => {
  const { instruments } = deps.market;
  const pair = filteredPair(instruments, input);
  if (!pair.ok) return pair;
  const pairId = pair.value?.pairId;
  const { accountId } = context.user;
  const { page, limit, status, direction, fromMs, toMs } = input;
  if (input.ticketId !== undefined) {
    await caughtUp(deps, context);
    return done({ ...(await oneTicket(deps, accountId, input.ticketId as TicketId)), page: 1, limit });
  }
  if (status === 'pending' || status === 'open' || status === 'closing') {
    const live = await liveTickets(deps, accountId, input, pairId);
    const start = (page - 1) * limit;
    const shown = await shownTickets(deps, live.slice(start, start + limit));
    return done({ ...shown, ended: [], page, limit, total: live.length });
  }
  await caughtUp(deps, context);
  const statuses = status === undefined ? undefined : [status];
  const history = await deps.reader.ticketHistory({
    accountId,
    page,
    limit,
    ...given({ statuses, pairId, direction, fromMs, toMs }),
  });
  const ended = history.rows.map((row) => endedTicketRowOf(instruments, row));
  return done({ tickets: [], terms: [], ended, page, limit, total: history.total });
});

async function liveTickets(
  deps: Deps,
  accountId: AccountId,
  { status, direction, fromMs, toMs }: Input,
  pairId: PairId | undefined,
): Promise<readonly TicketView[]> {
  const tickets = await deps.exchange.query('tickets', accountId);
  return tickets.filter(
    (ticket) =>
      ticket.status === status &&
      (pairId === undefined || ticket.pairId === pairId) &&
      (direction === undefined || ticket.direction === direction) &&
      (fromMs === undefined || ticket.orderedAtMs >= fromMs) &&
      (toMs === undefined || ticket.orderedAtMs < toMs),
  );
}

/** A live ticket as it is now, or an ended one with its closes; nothing for somebody else's. */
async function oneTicket(deps: Deps, accountId: AccountId, ticketId: TicketId) {
  const live = await deps.exchange.query('ticket', accountId, ticketId);
  if (live !== undefined) return { ...(await shownTickets(deps, [live])), ended: [], total: 1 };
  const found = await deps.reader.ticketById({ accountId, ticketId });
  const ended = found?.endedAtMs === undefined ? [] : [endedTicketRowOf(deps.market.instruments, found)];
  return { tickets: [], terms: [], ended, total: ended.length };
}
