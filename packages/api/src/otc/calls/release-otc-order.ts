import { codesOf } from '@candor/exchange/rules';
import * as z from 'zod/mini';
import { defineCall } from '../../wire/define-call.ts';
import { idNumber, requestId } from '../../wire/fields.ts';
import { stepUpCodes, stepUpFields } from '../../step-up/step-up.ts';
import { named, wireObject } from '../../wire/wire-object.ts';

/** Step-up `otc_release` of `otcReleaseSubject`. */
export const releaseOtcOrder = defineCall({
  method: 'POST',
  path: '/otc/order/release',
  access: 'signed_in',
  effect: 'commands',
  rate: 'exit',
  renews: 'proven',
  group: 'OTC',
  summary: 'Let the coins go to the buyer, who has paid. This cannot be undone.',
  input: wireObject({
    orderId: named('id', idNumber),
    ...stepUpFields,
    requestId: named('req_id', z.optional(requestId)),
  }),
  output: wireObject({}),
  rejects: [...codesOf('otc.release'), 'request_id_reused', ...stepUpCodes],
});
