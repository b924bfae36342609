import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { pageLimit, pageNumber, pageOf, wordOf } from '../../fields.ts';
import { recoveryCase } from '../../shapes/recovery.ts';
import { described, wireObject } from '../../wire.ts';

export const listRecoveries = defineCall({
  method: 'GET',
  path: '/operator/recoveries',
  access: 'operator',
  roles: ['reviewer'],
  effect: 'reads',
  rate: 'operator',
  group: 'Operators',
  summary: 'Recoveries with a picture to decide, oldest first; or those that were decided, newest first.',
  input: wireObject({
    decision: z._default(described(wordOf(['open', 'allowed', 'refused']), 'These only.'), 'open'),
    page: pageNumber,
    limit: pageLimit,
  }),
  output: pageOf(recoveryCase),
  rejects: [],
});
