import { defineCall } from '../../define-call.ts';
import { idNumber, pageLimit, pageNumber, journalPageOf } from '../../fields.ts';
import { endedTicketRow } from '../../shapes/ticket.ts';
import { named, wireObject } from '../../wire.ts';

export const listTraderTickets = defineCall({
  method: 'GET',
  path: '/follow/historyTrade',
  access: 'visitor',
  effect: 'reads',
  rate: 'public',
  group: 'Copy trading',
  summary: 'Closed tickets of a trader, last closed first.',
  input: wireObject({ traderId: named('trader_user_id', idNumber), page: pageNumber, limit: pageLimit }),
  output: journalPageOf(endedTicketRow),
  rejects: ['trader_not_found'],
});
