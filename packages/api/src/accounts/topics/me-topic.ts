import * as z from 'zod/mini';
import { defineTopic } from '../../wire/define-topic.ts';
import { countNumber, idNumber } from '../../wire/fields.ts';
import { orderRow } from '../../spot/order.ts';
import { balanceRow, conversionRow, transferRow } from '../../ledger/wallet.ts';
import { described, wireObject } from '../../wire/wire-object.ts';

/** An event of the signed-in user, for a toast; the lists come from `balances` and `orders`. */
export const notice = wireObject({
  kind: z.enum([
    'order_filled',
    'order_partly_filled',
    'order_triggered',
    'order_ended',
    'transfer',
    'conversion',
    'claim',
  ]),
  orderId: z.optional(idNumber),
  transfer: z.optional(transferRow),
  conversion: z.optional(conversionRow),
});
export type Notice = z.output<typeof notice>;

export const meTopic = defineTopic({
  name: 'me',
  key: [],
  access: 'signed_in',
  summary:
    'The signed-in user: balances and orders as they stand, then those that changed, with notices of what happened.',
  snapshot: wireObject({
    sequence: described(countNumber, 'Journal sequence the picture stands at.'),
    balances: z.array(balanceRow),
    orders: described(z.array(orderRow), 'Open and waiting, newest first.'),
  }),
  update: wireObject({
    sequence: described(countNumber, 'Journal sequence of the change.'),
    balances: z.array(balanceRow),
    orders: described(z.array(orderRow), 'Changed orders; one with a final status has left the open list.'),
    notices: z.array(notice),
  }),
});
