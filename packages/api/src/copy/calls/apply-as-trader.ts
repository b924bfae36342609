import { codesOf } from '@candor/exchange/rules';
import * as z from 'zod/mini';
import { defineCall } from '../../wire/define-call.ts';
import { amountText, requestId } from '../../wire/fields.ts';
import { traderStatusWire } from '../../contract/words.ts';
import { described, named, wireObject } from '../../wire/wire-object.ts';

export const applyAsTrader = defineCall({
  method: 'POST',
  path: '/follow/apply',
  access: 'signed_in',
  effect: 'commands',
  rate: 'user',
  group: 'Copy trading',
  summary: "Ask to be followed, for a share of followers' profit; an operator decides.",
  input: wireObject({
    sharePercent: named('share', described(amountText, 'Percent of profit: "10".')),
    requestId: named('req_id', z.optional(requestId)),
  }),
  output: wireObject({ status: traderStatusWire }),
  rejects: [...codesOf('copy.apply'), 'request_id_reused'],
});
