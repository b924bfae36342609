import { atoms } from '@candor/money';
import type { Lots, TermsId } from '../../vocabulary.ts';
import { owed } from './coverage.ts';
import { houseAvailable } from './funds.ts';
import { contractAccountView, SharedFigures, ticketView } from './figures.ts';
import { previewContract } from './preview.ts';
import { roomFor, stressed } from './room.ts';
import type { ContractSlice } from './slice.ts';
import type { ContractQueries } from './views.ts';

export function contractQueries(core: ContractSlice): ContractQueries {
  const { contract } = core;
  return {
    contractMarkets: () =>
      [...contract.currentTerms].map(([pairId, termsId]) => {
        const { interest } = contract.market(pairId);
        return {
          termsId,
          terms: contract.termsOf(termsId),
          longLots: interest.long.lots as Lots,
          shortLots: interest.short.lots as Lots,
          longRoom: roomFor(core, pairId, 'long'),
          shortRoom: roomFor(core, pairId, 'short'),
        };
      }),
    contractCover: () => ({
      markets: [...contract.currentTerms].map(([pairId, termsId]) => {
        const market = contract.market(pairId);
        const { stress } = contract.termsOf(termsId);
        return { pairId, owed: atoms(owed(core, market)), stress, stressed: atoms(stressed(core, market)) };
      }),
      underwriting: houseAvailable(core, 'underwriting'),
      insurance: houseAvailable(core, 'insurance'),
    }),
    contractTerms: () => contract.terms.map((terms, index) => ({ termsId: (index + 1) as TermsId, terms })),
    contractAccount: (accountId) => contractAccountView(core, accountId),
    tickets(accountId) {
      const shared = new SharedFigures(core, accountId);
      return [...contract.ticketsOf(accountId)].map((ticket) => ticketView(core, ticket, shared)).reverse();
    },
    ticket(accountId, ticketId) {
      const ticket = contract.tickets.get(ticketId);
      return ticket?.accountId === accountId ? ticketView(core, ticket, new SharedFigures(core, accountId)) : undefined;
    },
    previewContract: (order) => previewContract(core, order),
  };
}
