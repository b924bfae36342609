import * as z from 'zod/mini';
import { defineCall } from '../../wire/define-call.ts';
import { pageLimit, pageNumber, pageOf, wordOf, onlyThis } from '../../wire/fields.ts';
import { identityCase } from '../verification.ts';
import { described, wireObject } from '../../wire/wire-object.ts';

export const listIdentityCases = defineCall({
  method: 'GET',
  path: '/operator/identities',
  access: 'operator',
  roles: ['compliance'],
  effect: 'reads',
  rate: 'operator',
  group: 'Operators',
  summary: 'Identities to review, oldest first; or decided ones, newest first.',
  input: wireObject({
    caseId: onlyThis,
    state: z._default(described(wordOf(['verifying', 'verified', 'failed']), 'These only.'), 'verifying'),
    page: pageNumber,
    limit: pageLimit,
  }),
  output: pageOf(identityCase),
  rejects: [],
});
