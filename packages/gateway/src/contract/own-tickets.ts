import type { ContractTermsRow, ContractAccountRow, TicketRow } from '@candor/api';
import type { AccountId, TicketView } from '@candor/exchange';
import type { Deps } from '../serving/deps.ts';
import { contractTermsRowOf } from './present/markets.ts';
import { contractAccountRowOf } from './present/account.ts';
import { ticketRowOf } from './present/tickets.ts';

interface ShownTickets {
  readonly tickets: TicketRow[];
  /** Of the tickets, each version once. */
  readonly terms: ContractTermsRow[];
}

/** Live tickets with the terms that they are computed by. */
export async function shownTickets(
  { market }: Pick<Deps, 'market'>,
  tickets: readonly TicketView[],
): Promise<ShownTickets> {
  const { instruments } = market;
  const terms = await market.terms.of(tickets.map(({ termsId }) => termsId));
  return {
    tickets: tickets.map((ticket) => ticketRowOf(instruments, terms, ticket)),
    terms: [...terms].map(([termsId, one]) => contractTermsRowOf(instruments.pairOf(one.pairId), termsId, one)),
  };
}

export async function shownLeverAccount(
  { exchange, market }: Pick<Deps, 'exchange' | 'market'>,
  accountId: AccountId,
): Promise<ContractAccountRow> {
  return contractAccountRowOf(market.instruments, await exchange.query('contractAccount', accountId));
}
