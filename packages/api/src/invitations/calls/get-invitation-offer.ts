import * as z from 'zod/mini';
import { defineCall } from '../../wire/define-call.ts';
import { textUpTo } from '../../wire/fields.ts';
import { described, named, wireObject } from '../../wire/wire-object.ts';
import { invitationShares, personRow } from '../invitations.ts';

export const getInvitationOffer = defineCall({
  method: 'GET',
  path: '/invite/offer',
  access: 'visitor',
  effect: 'reads',
  mayBeKept: true,
  rate: 'public',
  group: 'Invitations',
  summary: 'What an invitation is worth to both, as it is now.',
  input: wireObject({ code: named('code', textUpTo(16)) }),
  output: wireObject({
    inviter: z.optional(described(personRow, 'Absent: nobody has this code.')),
    ...invitationShares,
  }),
  rejects: [],
});
