import { defineCall } from '../../wire/define-call.ts';
import { accountNumber, journalPageOf, pageLimit, pageNumber } from '../../wire/fields.ts';
import { endedTicketRow } from '../../contract/ticket.ts';
import { named, wireObject } from '../../wire/wire-object.ts';

export const listTraderTickets = defineCall({
  method: 'GET',
  path: '/follow/historyTrade',
  access: 'visitor',
  effect: 'reads',
  rate: 'public',
  group: 'Copy trading',
  summary: 'Closed tickets of a trader, last closed first.',
  input: wireObject({ traderId: named('trader_user_id', accountNumber), page: pageNumber, limit: pageLimit }),
  output: journalPageOf(endedTicketRow),
  rejects: ['trader_not_found'],
});
