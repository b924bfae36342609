import { type InputOf, listContractTickets } from '@candor/api';
import type { AccountId, PairId, TicketId, TicketStatus, TicketView } from '@candor/exchange';
import { done } from '@candor/kernel';
import type { Deps } from '../../serving/deps.ts';
import { shownTickets } from '../own-tickets.ts';
import { awaitOwnWrites, liveThenEnded } from '../../serving/own-lists.ts';
import { filteredPair } from '../../market/pair-of.ts';
import { endedTicketRowOf } from '../present/tickets.ts';
import { omitUndefined } from '../../serving/read-input.ts';
import { serveUser } from '../../serving/serve.ts';

type Input = InputOf<typeof listContractTickets>;

const liveStatuses = ['pending', 'open', 'closing'] as const;
const endedStatuses = ['closed', 'cancelled'] as const;

/** Live tickets are the core's own, as they are now; ended ones are history. Live ones come first. */
export default serveUser(listContractTickets, async (deps, input, context) => {
  const { instruments } = deps.market;
  const pair = filteredPair(instruments, input);
  if (!pair.ok) return pair;
  const pairId = pair.value?.pairId;
  const { accountId } = context.user;
  const { page, limit, direction, fromMs, toMs } = input;
  if (input.ticketId !== undefined) {
    await awaitOwnWrites(deps, context);
    return done({ ...(await oneTicket(deps, accountId, input.ticketId as TicketId)), page: 1, limit });
  }
  const wanted = wantedStatuses(input);
  if (wanted.ended.length > 0) await awaitOwnWrites(deps, context);
  const live = wanted.live.length === 0 ? [] : await liveTickets(deps, accountId, input, pairId);
  const filter = { accountId, statuses: wanted.ended, ...omitUndefined({ pairId, direction, fromMs, toMs }) };
  const found = await liveThenEnded(
    live,
    async (asked) =>
      wanted.ended.length === 0 ? { rows: [], total: 0 } : deps.reader.ticketHistory({ ...filter, ...asked }),
    { page, limit },
  );
  const { tickets, terms } = await shownTickets(deps, found.live);
  const ended = found.ended.map((row) => endedTicketRowOf(instruments, row));
  return done({ tickets: [...tickets, ...ended], terms, page, limit, total: found.total });
});

function wantedStatuses({ status }: Input) {
  const isWanted = (one: TicketStatus, group: 'live' | 'ended') =>
    status === undefined || status === group || status === one;
  return {
    live: liveStatuses.filter((one) => isWanted(one, 'live')),
    ended: endedStatuses.filter((one) => isWanted(one, 'ended')),
  };
}

async function liveTickets(
  deps: Deps,
  accountId: AccountId,
  input: Input,
  pairId: PairId | undefined,
): Promise<readonly TicketView[]> {
  const { direction, fromMs, toMs } = input;
  const statuses: readonly TicketStatus[] = wantedStatuses(input).live;
  const tickets = await deps.exchange.query('tickets', accountId);
  return tickets.filter(
    (ticket) =>
      statuses.includes(ticket.status) &&
      (pairId === undefined || ticket.pairId === pairId) &&
      (direction === undefined || ticket.direction === direction) &&
      (fromMs === undefined || ticket.orderedAtMs >= fromMs) &&
      (toMs === undefined || ticket.orderedAtMs < toMs),
  );
}

/** A live ticket in its present state, or an ended one with its closes; nothing for another user's. */
async function oneTicket(deps: Deps, accountId: AccountId, ticketId: TicketId) {
  const live = await deps.exchange.query('ticket', accountId, ticketId);
  if (live !== undefined) return { ...(await shownTickets(deps, [live])), total: 1 };
  const found = await deps.reader.ticketById({ accountId, ticketId });
  const tickets = found?.endedAtMs === undefined ? [] : [endedTicketRowOf(deps.market.instruments, found)];
  return { tickets, terms: [], total: tickets.length };
}
