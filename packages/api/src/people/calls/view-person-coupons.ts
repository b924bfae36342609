import { listCoupons } from '../../coupons/calls/list-coupons.ts';
import { asSeenByOwner } from '../../wire/as-seen-by-owner.ts';
import { defineCall } from '../../wire/define-call.ts';

export const viewPersonCoupons = defineCall(
  asSeenByOwner(listCoupons, {
    path: '/operator/accounts/coupons',
    roles: ['support', 'compliance', 'treasury', 'markets'],
    tells: 'coupons',
    summary: 'Coupons of a person, as they see them.',
  }),
);
