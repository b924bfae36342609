import { listContractTickets } from '../../contract/calls/list-contract-tickets.ts';
import { asSeenByOwner } from '../../wire/as-seen-by-owner.ts';
import { defineCall } from '../../wire/define-call.ts';

export const viewPersonContracts = defineCall(
  asSeenByOwner(listContractTickets, {
    path: '/operator/accounts/contracts',
    roles: ['support', 'compliance', 'markets'],
    tells: 'contracts',
    summary: 'Contracts of a person, live ones first, as they see them.',
  }),
);
