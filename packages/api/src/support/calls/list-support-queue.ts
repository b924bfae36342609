import * as z from 'zod/mini';
import { defineCall } from '../../wire/define-call.ts';
import { pageLimit, pageNumber, pageOf, textUpTo } from '../../wire/fields.ts';
import { meansKey } from '../../wire/meaning.ts';
import { described, wireObject } from '../../wire/wire-object.ts';
import { supportQueueRow, supportStateWire } from '../support.ts';

export const listSupportQueue = defineCall({
  method: 'GET',
  path: '/operator/kefu/queue',
  access: 'operator',
  roles: ['support'],
  effect: 'reads',
  rate: 'operator',
  group: 'Operators',
  summary: 'Cases, the one that has waited longest first; those that wait for nobody behind them.',
  input: wireObject({
    state: z.optional(supportStateWire),
    operator: z.optional(
      described(textUpTo(64), 'Taken by this operator; empty: by nobody.', { [meansKey]: 'operator' }),
    ),
    page: pageNumber,
    limit: pageLimit,
  }),
  output: pageOf(supportQueueRow),
  rejects: [],
});
