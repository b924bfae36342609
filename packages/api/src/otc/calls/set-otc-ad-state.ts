import { codesOf } from '@candor/exchange/rules';
import * as z from 'zod/mini';
import { defineCall } from '../../wire/define-call.ts';
import { idNumber, requestId } from '../../wire/fields.ts';
import { described, named, wireObject } from '../../wire/wire-object.ts';
import { otcAdStateWire } from '../otc.ts';

export const setOtcAdState = defineCall({
  method: 'POST',
  path: '/otc/ad/pause',
  access: 'signed_in',
  effect: 'commands',
  rate: 'exit',
  group: 'OTC',
  summary: 'Pause an ad of mine, let it take orders again, or close it: what it has left comes back.',
  input: wireObject({
    adId: named('id', idNumber),
    state: described(otcAdStateWire, 'paused, live or closed.'),
    requestId: named('req_id', z.optional(requestId)),
  }),
  output: wireObject({}),
  rejects: [...codesOf('otc.set_ad_state'), 'request_id_reused'],
});
