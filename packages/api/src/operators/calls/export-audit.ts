import * as z from 'zod/mini';
import { defineCall } from '../../wire/define-call.ts';
import { flag } from '../../wire/fields.ts';
import { described, wireObject } from '../../wire/wire-object.ts';
import { auditFilter } from '../audit-filter.ts';
import { auditRow } from '../operator.ts';

export const exportAudit = defineCall({
  method: 'GET',
  path: '/operator/audit/export',
  access: 'operator',
  roles: ['compliance', 'markets'],
  effect: 'reads',
  rate: 'operator',
  weight: 10,
  group: 'Operators',
  summary: 'All that fits of the record of operators, newest first, for a file; at most 10,000 calls.',
  input: wireObject(auditFilter),
  output: wireObject({
    records: z.array(auditRow),
    isCut: described(flag, 'There is more, and older: narrow the time.'),
  }),
  rejects: [],
});
