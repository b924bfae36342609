import { listNotices } from '../../inbox/calls/list-notices.ts';
import { asSeenByOwner } from '../../wire/as-seen-by-owner.ts';
import { defineCall } from '../../wire/define-call.ts';

export const viewPersonNotices = defineCall(
  asSeenByOwner(listNotices, {
    path: '/operator/accounts/notices',
    roles: ['support', 'compliance'],
    tells: 'messages',
    summary: 'What a person was told, newest first.',
  }),
);
