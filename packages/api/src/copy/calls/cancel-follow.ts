import { codesOf } from '@candor/exchange/rules';
import * as z from 'zod/mini';
import { defineCall } from '../../wire/define-call.ts';
import { accountNumber, requestId } from '../../wire/fields.ts';
import { described, named, wireObject } from '../../wire/wire-object.ts';

export const cancelFollow = defineCall({
  method: 'POST',
  path: '/follow/cancel',
  access: 'signed_in',
  keyScope: 'trade',
  effect: 'commands',
  rate: 'exit',
  group: 'Copy trading',
  summary: "Stop following: nothing new is copied, open copies close with the trader's.",
  input: wireObject({
    traderId: named('follow_user_id', described(accountNumber, 'Whom I follow.')),
    requestId: named('req_id', z.optional(requestId)),
  }),
  output: wireObject({ traderId: named('follow_user_id', accountNumber) }),
  rejects: [...codesOf('copy.cancel'), 'request_id_reused'],
});
