import { listWithdrawals } from '../../funding/calls/list-withdrawals.ts';
import { asSeenByOwner } from '../../wire/as-seen-by-owner.ts';
import { defineCall } from '../../wire/define-call.ts';

export const viewPersonWithdrawals = defineCall(
  asSeenByOwner(listWithdrawals, {
    path: '/operator/accounts/withdrawals',
    roles: ['support', 'compliance', 'treasury'],
    tells: 'payments',
    summary: 'Withdrawals of a person with all their states, as they see them.',
  }),
);
