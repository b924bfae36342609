import { listSignIns } from '../../accounts/calls/list-sign-ins.ts';
import { asSeenByOwner } from '../../wire/as-seen-by-owner.ts';
import { defineCall } from '../../wire/define-call.ts';

export const viewPersonSignIns = defineCall(
  asSeenByOwner(listSignIns, {
    path: '/operator/accounts/sign_ins',
    roles: ['support', 'compliance'],
    tells: 'access',
    summary: 'Who logged in to the account of a person, or tried to.',
  }),
);
