import { codesOf } from '@candor/exchange/rules';
import * as z from 'zod/mini';
import { defineCall } from '../../wire/define-call.ts';
import { amountText, idNumber, requestId } from '../../wire/fields.ts';
import { described, named, wireObject } from '../../wire/wire-object.ts';

export const redeemLockedDeposit = defineCall({
  method: 'POST',
  path: '/lh/deposit/order/cancel',
  access: 'signed_in',
  keyScope: 'trade',
  effect: 'commands',
  rate: 'exit',
  group: 'Locked mining',
  summary: 'Redeem a deposit before its term, for the penalty of its terms.',
  input: wireObject({
    depositId: named('id', idNumber),
    penaltyMax: named('penalty', z.optional(described(amountText, 'The penalty I saw: a higher one is refused.'))),
    requestId: named('req_id', z.optional(requestId)),
  }),
  output: wireObject({ refund: amountText, penalty: amountText }),
  rejects: [...codesOf('locked.redeem'), 'amount_invalid', 'request_id_reused'],
});
