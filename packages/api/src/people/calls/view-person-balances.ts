import { listWallets } from '../../ledger/calls/list-wallets.ts';
import { asSeenByOwner } from '../../wire/as-seen-by-owner.ts';
import { defineCall } from '../../wire/define-call.ts';

export const viewPersonBalances = defineCall(
  asSeenByOwner(listWallets, {
    path: '/operator/accounts/balances',
    roles: ['support', 'compliance', 'treasury'],
    tells: 'balances',
    summary: 'Balances and totals of a person, as they see them.',
  }),
);
