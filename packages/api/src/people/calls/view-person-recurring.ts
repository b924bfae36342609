import { listRecurringPlans } from '../../recurring/calls/list-recurring-plans.ts';
import { asSeenByOwner } from '../../wire/as-seen-by-owner.ts';
import { defineCall } from '../../wire/define-call.ts';

export const viewPersonRecurring = defineCall(
  asSeenByOwner(listRecurringPlans, {
    path: '/operator/accounts/recurring',
    roles: ['support', 'compliance', 'treasury'],
    tells: 'payments',
    summary: "A person's plans that buy again and again, as they see them.",
  }),
);
