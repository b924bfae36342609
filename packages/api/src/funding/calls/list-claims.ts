import { defineCall } from '../../wire/define-call.ts';
import { pageLimit, pageNumber, pageOf, onlyThis } from '../../wire/fields.ts';
import { claimCase } from '../cases.ts';
import { wireObject } from '../../wire/wire-object.ts';

export const listClaims = defineCall({
  method: 'GET',
  path: '/operator/claims',
  access: 'operator',
  roles: ['treasury'],
  tells: 'deposit',
  effect: 'reads',
  rate: 'operator',
  group: 'Operators',
  summary: 'Open notices of payments, oldest first.',
  input: wireObject({ claimId: onlyThis, page: pageNumber, limit: pageLimit }),
  output: pageOf(claimCase),
  rejects: [],
});
