import * as z from 'zod/mini';
import { defineCall } from '../../wire/define-call.ts';
import { pageLimit, pageNumber } from '../../wire/fields.ts';
import { contractTermsRow } from '../terms.ts';
import { contractAccountRow } from '../account.ts';
import { ticketRow } from '../ticket.ts';
import { described, named, wireObject } from '../../wire/wire-object.ts';

export const listContractDeals = defineCall({
  method: 'POST',
  path: '/lever/dealall',
  access: 'signed_in',
  keyScope: 'read',
  effect: 'reads',
  rate: 'user',
  weight: 4,
  group: 'Contract',
  summary: 'My contract account with its risk rate, and all my live tickets.',
  input: wireObject({ page: pageNumber, limit: pageLimit }),
  output: wireObject({
    account: contractAccountRow,
    tickets: named('data', described(z.array(ticketRow), 'Pending, open and closing, newest first.')),
    terms: described(z.array(contractTermsRow), 'Of the tickets.'),
    page: z.number(),
    limit: z.number(),
    total: z.number(),
  }),
  rejects: ['account_not_found'],
});
