import { codesOf } from '@candor/exchange/rules';
import * as z from 'zod/mini';
import { defineCall } from '../../wire/define-call.ts';
import { amountText, countNumber, idNumber, requestId, timeMs } from '../../wire/fields.ts';
import { described, named, wireObject } from '../../wire/wire-object.ts';
import { otcMethodWire } from '../otc.ts';

export const openOtcOrder = defineCall({
  method: 'POST',
  path: '/otc/order',
  access: 'signed_in',
  effect: 'commands',
  rate: 'order',
  group: 'OTC',
  summary: 'Open an order on an ad at the price that was shown. Its coins are held until it ends.',
  input: wireObject({
    ad: named('ad_id', idNumber),
    quantity: named('amount', amountText),
    method: otcMethodWire,
    price: described(amountText, 'That was shown: at another it is refused.'),
    delayMs: named('delay_ms', described(countNumber, 'That was shown: with another it is refused.')),
    requestId: named('req_id', z.optional(requestId)),
  }),
  output: wireObject({
    orderId: named('id', idNumber),
    total: amountText,
    deadlineMs: named('expire_time', timeMs),
  }),
  rejects: [...codesOf('otc.open_order'), 'request_id_reused', 'otc_details_missing'],
});
