import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { pageLimit, pageNumber, pageOf } from '../../fields.ts';
import { traderStatusWire } from '../../shapes/contract-words.ts';
import { reviewedTrader } from '../../shapes/operator.ts';
import { described, wireObject } from '../../wire.ts';

export const listReviewedTraders = defineCall({
  method: 'GET',
  path: '/operator/traders',
  access: 'operator',
  roles: ['reviewer', 'risk'],
  effect: 'reads',
  rate: 'operator',
  group: 'Operators',
  summary: 'Who asked to be followed, with the record that the decision rests on.',
  input: wireObject({
    status: z._default(described(traderStatusWire, 'These only.'), 'applied'),
    page: pageNumber,
    limit: pageLimit,
  }),
  output: pageOf(reviewedTrader),
  rejects: [],
});
