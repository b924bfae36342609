import * as z from 'zod/mini';
import { defineCall } from '../../wire/define-call.ts';
import { pageLimit, pageNumber, pageOf, textUpTo } from '../../wire/fields.ts';
import { auditRow } from '../operator.ts';
import { described, wireObject } from '../../wire/wire-object.ts';

export const listAudit = defineCall({
  method: 'GET',
  path: '/operator/audit',
  access: 'operator',
  roles: ['compliance', 'markets'],
  effect: 'reads',
  rate: 'operator',
  group: 'Operators',
  summary: 'What operators did, newest first.',
  input: wireObject({
    operator: z.optional(described(textUpTo(64, 1), 'This one only.')),
    page: pageNumber,
    limit: pageLimit,
  }),
  output: pageOf(auditRow),
  rejects: [],
});
