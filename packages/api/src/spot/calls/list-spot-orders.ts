import * as z from 'zod/mini';
import { defineCall } from '../../wire/define-call.ts';
import { idNumber, lagFields, pageLimit, pageNumber, timeSecondsOrMs, wordOf } from '../../wire/fields.ts';
import { orderRow, ownTradeRow } from '../order.ts';
import { sideWire } from '../order-words.ts';
import { pairFilter } from '../../market/pair-filter.ts';
import { described, eitherOf, named, wireObject } from '../../wire/wire-object.ts';

/** The user's orders, newest first: `open` (waiting stops included) or `history`; with `kind: trades` their fills instead. */
export const listSpotOrders = defineCall({
  method: 'GET',
  path: '/coin/list',
  access: 'signed_in',
  keyScope: 'read',
  effect: 'reads',
  rate: 'user',
  group: 'Spot',
  summary: 'My orders, open or ended, or my trades.',
  input: wireObject({
    kind: z._default(wordOf(['orders', 'trades']), 'orders'),
    status: z._default(wordOf(['open', 'history', 'all']), 'all'),
    ...pairFilter,
    side: named('type', z.optional(sideWire)),
    orderId: z.optional(described(idNumber, 'This order only, or the fills of this order.')),
    fromMs: named('from', z.optional(timeSecondsOrMs)),
    toMs: named('to', z.optional(timeSecondsOrMs)),
    page: pageNumber,
    limit: pageLimit,
  }),
  output: wireObject({
    rows: named(
      'data',
      described(
        z.array(eitherOf('role', ownTradeRow, orderRow)),
        'Orders, or fills (which have a `role`), as `kind` says.',
      ),
    ),
    page: z.number(),
    limit: z.number(),
    total: z.number(),
    ...lagFields,
  }),
  rejects: ['pair_not_found'],
});
