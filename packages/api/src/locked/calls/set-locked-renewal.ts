import { codesOf } from '@candor/exchange/rules';
import * as z from 'zod/mini';
import { defineCall } from '../../wire/define-call.ts';
import { flag, idNumber, requestId } from '../../wire/fields.ts';
import { named, wireObject } from '../../wire/wire-object.ts';

export const setLockedRenewal = defineCall({
  method: 'POST',
  path: '/lh/deposit/renew',
  access: 'signed_in',
  effect: 'commands',
  rate: 'user',
  group: 'Locked mining',
  summary: 'Switch on or off that a deposit is locked anew when it ends. Never at a lower rate.',
  input: wireObject({
    depositId: named('id', idNumber),
    isRenewed: named('renew', flag),
    requestId: named('req_id', z.optional(requestId)),
  }),
  output: wireObject({ isRenewed: named('renew', flag) }),
  rejects: [...codesOf('locked.set_renewal'), 'request_id_reused'],
});
