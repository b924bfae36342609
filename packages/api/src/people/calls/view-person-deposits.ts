import { listDeposits } from '../../funding/calls/list-deposits.ts';
import { asSeenByOwner } from '../../wire/as-seen-by-owner.ts';
import { defineCall } from '../../wire/define-call.ts';

export const viewPersonDeposits = defineCall(
  asSeenByOwner(listDeposits, {
    path: '/operator/accounts/deposits',
    roles: ['support', 'compliance', 'treasury'],
    tells: 'payments',
    summary: 'Deposits of a person, as they see them.',
  }),
);
