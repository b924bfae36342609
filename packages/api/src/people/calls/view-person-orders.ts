import { listSpotOrders } from '../../spot/calls/list-spot-orders.ts';
import { asSeenByOwner } from '../../wire/as-seen-by-owner.ts';
import { defineCall } from '../../wire/define-call.ts';

export const viewPersonOrders = defineCall(
  asSeenByOwner(listSpotOrders, {
    path: '/operator/accounts/orders',
    roles: ['support', 'compliance', 'markets'],
    tells: 'orders',
    summary: 'Spot orders or trades of a person, as they see them.',
  }),
);
