import * as z from 'zod/mini';
import { defineCall } from '../../wire/define-call.ts';
import { accountNumber } from '../../wire/fields.ts';
import { navPoint, traderCard, traderPeriodRow } from '../copy.ts';
import { ticketRow } from '../../contract/ticket.ts';
import { described, named, wireObject } from '../../wire/wire-object.ts';

export const getTrader = defineCall({
  method: 'GET',
  path: '/follow/traderDetail',
  access: 'visitor',
  effect: 'reads',
  rate: 'public',
  group: 'Copy trading',
  summary: 'One trader: the record of 7, 30 and 90 days, and what is open now.',
  input: wireObject({ traderId: named('trader_user_id', accountNumber) }),
  output: wireObject({
    card: traderCard,
    periods: described(z.array(traderPeriodRow), 'Of 7, 30 and 90 days.'),
    navs: described(z.array(navPoint), 'Of the last 90 days, oldest first: hourly for a week, every six hours before.'),
    open: described(z.array(ticketRow), 'Open tickets, newest first.'),
  }),
  rejects: ['trader_not_found'],
});
export type TraderDetail = z.output<typeof getTrader.output>;
