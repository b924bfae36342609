import { codesOf } from '@candor/exchange/rules';
import * as z from 'zod/mini';
import { defineCall } from '../../wire/define-call.ts';
import { requestId } from '../../wire/fields.ts';
import { traderStatusWire } from '../../contract/words.ts';
import { named, wireObject } from '../../wire/wire-object.ts';

export const withdrawTraderApplication = defineCall({
  method: 'POST',
  path: '/follow/withdrawApplication',
  access: 'signed_in',
  effect: 'commands',
  rate: 'user',
  group: 'Copy trading',
  summary: 'Take back an application to be followed that nobody has decided yet.',
  input: wireObject({ requestId: named('req_id', z.optional(requestId)) }),
  output: wireObject({ status: traderStatusWire }),
  rejects: [...codesOf('copy.withdraw_application'), 'request_id_reused'],
});
