import { codesOf } from '@candor/exchange/rules';
import * as z from 'zod/mini';
import { defineCall } from '../../wire/define-call.ts';
import { ppmNumber, requestId } from '../../wire/fields.ts';
import { described, named, wireObject } from '../../wire/wire-object.ts';

export const setInvitationSplit = defineCall({
  method: 'POST',
  path: '/invite/split',
  access: 'signed_in',
  effect: 'commands',
  rate: 'user',
  group: 'Invitations',
  summary: 'Choose the part of each rebate that goes to the friend, for all friends and for fees from now on.',
  input: wireObject({
    friendShare: named('friend_share_ppm', described(ppmNumber, 'Of the rebate: 0 to 1000000.')),
    requestId: named('req_id', z.optional(requestId)),
  }),
  output: wireObject({ friendShare: named('friend_share_ppm', ppmNumber) }),
  rejects: [...codesOf('invitations.set_split'), 'request_id_reused'],
});
