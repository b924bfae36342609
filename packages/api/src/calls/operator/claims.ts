import { defineCall } from '../../define-call.ts';
import { pageLimit, pageNumber, pageOf } from '../../fields.ts';
import { claimCase } from '../../shapes/funding-cases.ts';
import { wireObject } from '../../wire.ts';

export const listClaims = defineCall({
  method: 'GET',
  path: '/operator/claims',
  access: 'operator',
  roles: ['cashier'],
  effect: 'reads',
  rate: 'operator',
  group: 'Operators',
  summary: 'Open notices of payments, oldest first.',
  input: wireObject({ page: pageNumber, limit: pageLimit }),
  output: pageOf(claimCase),
  rejects: [],
});
