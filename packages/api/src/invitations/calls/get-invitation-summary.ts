import * as z from 'zod/mini';
import { defineCall } from '../../wire/define-call.ts';
import { countNumber } from '../../wire/fields.ts';
import { described, wireObject } from '../../wire/wire-object.ts';
import { amountRows, invitationShares, ownInvitationRow } from '../invitations.ts';

export const getInvitationSummary = defineCall({
  method: 'GET',
  path: '/invite/summary',
  access: 'signed_in',
  effect: 'reads',
  rate: 'user',
  group: 'Invitations',
  summary: 'My code, the shares, what my friends have brought, and the invitation that I came by.',
  input: wireObject({}),
  output: wireObject({
    code: z.string(),
    ...invitationShares,
    friends: described(countNumber, 'Everybody who came by my code.'),
    rebates: described(countNumber, 'Fees that were shared.'),
    earned: described(amountRows, 'By all friends together.'),
    own: z.optional(described(ownInvitationRow, 'Absent for users who came by nobody.')),
  }),
  rejects: [],
});
