import * as z from 'zod/mini';
import { defineCall } from '../../wire/define-call.ts';
import { pageLimit, pageNumber, journalPageOf, wordOf } from '../../wire/fields.ts';
import { traderCard } from '../copy.ts';
import { described, wireObject } from '../../wire/wire-object.ts';

/** The orders of the list, best first; `result` is the followers' own. */
export const traderOrders = ['result', 'profit', 'accuracy', 'followers'] as const;
export type TraderOrder = (typeof traderOrders)[number];
/** The periods a record is shown over. */
export const traderDays = ['7', '30', '90'] as const;
export type TraderDays = (typeof traderDays)[number];

export const listTraders = defineCall({
  method: 'GET',
  path: '/follow/index',
  access: 'visitor',
  effect: 'reads',
  rate: 'public',
  group: 'Copy trading',
  summary: 'Traders who can be followed, with what their followers got.',
  input: wireObject({
    sort: z._default(wordOf(traderOrders), 'result'),
    days: z._default(described(wordOf(traderDays), 'The period of the figures.'), '30'),
    page: pageNumber,
    limit: pageLimit,
  }),
  output: journalPageOf(traderCard),
  rejects: [],
});
