import * as z from 'zod/mini';
import { defineCall } from '../../wire/define-call.ts';
import { pageLimit, pageNumber, pageOf, onlyThis } from '../../wire/fields.ts';
import { traderStatusWire } from '../../contract/words.ts';
import { reviewedTrader } from '../../operators/operator.ts';
import { described, wireObject, named } from '../../wire/wire-object.ts';

export const listReviewedTraders = defineCall({
  method: 'GET',
  path: '/operator/traders',
  access: 'operator',
  roles: ['compliance', 'markets'],
  effect: 'reads',
  rate: 'operator',
  group: 'Operators',
  summary: 'Who asked to be followed, with the record that the decision rests on.',
  input: wireObject({
    traderId: named('trader_user_id', onlyThis),
    status: z._default(described(traderStatusWire, 'These only.'), 'applied'),
    page: pageNumber,
    limit: pageLimit,
  }),
  output: pageOf(reviewedTrader),
  rejects: [],
});
