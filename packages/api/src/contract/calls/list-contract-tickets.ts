import * as z from 'zod/mini';
import { defineCall } from '../../wire/define-call.ts';
import { idNumber, lagFields, pageLimit, pageNumber, timeSecondsOrMs } from '../../wire/fields.ts';
import { contractTermsRow } from '../terms.ts';
import { directionWire, ticketFilterWire } from '../words.ts';
import { pairFilter } from '../../market/pair-filter.ts';
import { endedTicketRow, ticketRow } from '../ticket.ts';
import { described, eitherOf, named, wireObject } from '../../wire/wire-object.ts';

export const listContractTickets = defineCall({
  method: 'POST',
  path: '/lever/my_trade',
  access: 'signed_in',
  keyScope: 'read',
  effect: 'reads',
  rate: 'user',
  weight: 4,
  group: 'Contract',
  summary: 'My tickets, live ones first; of one status, or all that are live or have ended.',
  input: wireObject({
    ...pairFilter,
    status: z.optional(ticketFilterWire),
    direction: named('type', z.optional(directionWire)),
    ticketId: named('id', z.optional(described(idNumber, 'This ticket only, live or ended, with its closes.'))),
    fromMs: named('from', z.optional(timeSecondsOrMs)),
    toMs: named('to', z.optional(timeSecondsOrMs)),
    page: pageNumber,
    limit: pageLimit,
  }),
  output: wireObject({
    tickets: named(
      'data',
      described(
        z.array(eitherOf('endedAtMs', endedTicketRow, ticketRow)),
        'Live ones (statuses 0, 1 and 2) before ended ones (3 and 4), each newest first. An ended one has `end_time`.',
      ),
    ),
    terms: described(z.array(contractTermsRow), 'Of the live ones.'),
    page: z.number(),
    limit: z.number(),
    total: z.number(),
    ...lagFields,
  }),
  rejects: ['pair_not_found', 'account_not_found'],
});
