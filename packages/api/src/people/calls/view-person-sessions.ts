import { listSessions } from '../../accounts/calls/list-sessions.ts';
import { asSeenByOwner } from '../../wire/as-seen-by-owner.ts';
import { defineCall } from '../../wire/define-call.ts';

export const viewPersonSessions = defineCall(
  asSeenByOwner(listSessions, {
    path: '/operator/accounts/sessions',
    roles: ['support', 'compliance'],
    tells: 'access',
    summary: 'Devices on which a person is logged in.',
  }),
);
