import * as z from 'zod/mini';
import { defineCall } from '../../wire/define-call.ts';
import { pageLimit, pageNumber, pageOf, wordOf, onlyThis } from '../../wire/fields.ts';
import { recoveryCase } from '../recovery.ts';
import { described, wireObject } from '../../wire/wire-object.ts';

export const listRecoveries = defineCall({
  method: 'GET',
  path: '/operator/recoveries',
  access: 'operator',
  roles: ['compliance'],
  effect: 'reads',
  rate: 'operator',
  group: 'Operators',
  summary: 'Recoveries with a picture to decide, oldest first; or those that were decided, newest first.',
  input: wireObject({
    recoveryId: onlyThis,
    decision: z._default(described(wordOf(['open', 'allowed', 'refused']), 'These only.'), 'open'),
    page: pageNumber,
    limit: pageLimit,
  }),
  output: pageOf(recoveryCase),
  rejects: [],
});
