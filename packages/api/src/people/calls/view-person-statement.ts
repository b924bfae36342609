import { listEntries } from '../../ledger/calls/list-entries.ts';
import { asSeenByOwner } from '../../wire/as-seen-by-owner.ts';
import { defineCall } from '../../wire/define-call.ts';

export const viewPersonStatement = defineCall(
  asSeenByOwner(listEntries, {
    path: '/operator/accounts/statement',
    roles: ['support', 'compliance', 'treasury'],
    tells: 'statement',
    summary: 'The statement of a person, as they see it.',
  }),
);
