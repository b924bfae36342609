import { defineCall } from '../../wire/define-call.ts';
import { pageLimit, pageNumber, pageOf } from '../../wire/fields.ts';
import { auditFilter } from '../audit-filter.ts';
import { auditRow } from '../operator.ts';
import { wireObject } from '../../wire/wire-object.ts';

export const listAudit = defineCall({
  method: 'GET',
  path: '/operator/audit',
  access: 'operator',
  roles: ['compliance', 'markets'],
  effect: 'reads',
  rate: 'operator',
  group: 'Operators',
  summary: 'What operators looked at and did, newest first.',
  input: wireObject({
    ...auditFilter,
    page: pageNumber,
    limit: pageLimit,
  }),
  output: pageOf(auditRow),
  rejects: [],
});
