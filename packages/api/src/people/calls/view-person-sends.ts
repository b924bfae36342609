import { listSends } from '../../send/calls/list-sends.ts';
import { asSeenByOwner } from '../../wire/as-seen-by-owner.ts';
import { defineCall } from '../../wire/define-call.ts';

export const viewPersonSends = defineCall(
  asSeenByOwner(listSends, {
    path: '/operator/accounts/sends',
    roles: ['support', 'compliance', 'treasury'],
    tells: 'payments',
    summary: 'What a person sent to users and received from them, as they see it.',
  }),
);
