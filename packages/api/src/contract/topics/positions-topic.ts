import * as z from 'zod/mini';
import { defineTopic } from '../../wire/define-topic.ts';
import { amountText, countNumber, idNumber, lotsText, signedAmountText, symbolText } from '../../wire/fields.ts';
import { contractTermsRow } from '../terms.ts';
import { directionWire, ticketEndReasonWire } from '../words.ts';
import { contractAccountRow } from '../account.ts';
import { ticketRow } from '../ticket.ts';
import { described, named, wireObject } from '../../wire/wire-object.ts';

/** An event of one of the user's tickets, for a toast. */
const ticketNotice = wireObject({
  kind: z.enum(['opened', 'closed', 'partly_closed', 'cancelled', 'overnight_charged', 'margin_drawn', 'liquidated']),
  ticketId: named('id', idNumber),
  pairId: idNumber,
  symbol: symbolText,
  direction: named('type', z.optional(directionWire)),
  lots: named('share', z.optional(lotsText)),
  price: z.optional(amountText),
  profit: z.optional(described(signedAmountText, 'Of a close: from prices, less its fee.')),
  fee: z.optional(described(amountText, 'Of a night.')),
  reason: z.optional(ticketEndReasonWire),
});
export type TicketNotice = z.output<typeof ticketNotice>;

export const positionsTopic = defineTopic({
  name: 'positions',
  key: [],
  access: 'signed_in',
  summary:
    'The contract account and its live tickets as they stand, then those that changed. Prices alone change nothing here: figures are computed from `tickers` or `index`, and `risk` sends the account.',
  snapshot: wireObject({
    sequence: countNumber,
    account: contractAccountRow,
    tickets: described(z.array(ticketRow), 'Pending, open and closing, newest first.'),
    terms: described(z.array(contractTermsRow), 'Of the tickets.'),
  }),
  update: wireObject({
    sequence: countNumber,
    account: contractAccountRow,
    tickets: described(z.array(ticketRow), 'New or changed ones.'),
    endedIds: described(z.array(idNumber), 'Tickets that are live no more.'),
    terms: described(z.array(contractTermsRow), 'Of the tickets in this update.'),
    notices: z.array(ticketNotice),
  }),
});
