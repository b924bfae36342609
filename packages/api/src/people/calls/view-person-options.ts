import { listOptions } from '../../options/calls/list-options.ts';
import { asSeenByOwner } from '../../wire/as-seen-by-owner.ts';
import { defineCall } from '../../wire/define-call.ts';

export const viewPersonOptions = defineCall(
  asSeenByOwner(listOptions, {
    path: '/operator/accounts/options',
    roles: ['support', 'compliance', 'markets'],
    tells: 'options',
    summary: 'Options of a person, as they see them.',
  }),
);
