import { defineCall } from '../../wire/define-call.ts';
import { idNumber, requestId, textUpTo, timeMs } from '../../wire/fields.ts';
import * as z from 'zod/mini';
import { stepUpCodes, stepUpFields } from '../../step-up/step-up.ts';
import { described, named, wireObject } from '../../wire/wire-object.ts';
import { otcMethodWire } from '../otc.ts';

/** Step-up `otc_method` of `otcMethodSubject`; a way is forgotten without one. */
export const saveOtcMethod = defineCall({
  method: 'POST',
  path: '/otc/methods/save',
  access: 'signed_in',
  effect: 'commands',
  rate: 'user',
  renews: 'proven',
  group: 'OTC',
  summary:
    'Keep a way to be paid, sealed; without an account or a card it is forgotten. Orders under way keep what they had.',
  personal: true,
  input: wireObject({
    method: otcMethodWire,
    holder: z._default(described(textUpTo(100), 'The name on the account, which is my verified one.'), ''),
    account: z._default(textUpTo(100), ''),
    place: z._default(described(textUpTo(100), 'The bank.'), ''),
    cardId: named('card_id', z.optional(described(idNumber, 'A bank card of mine, in the place of the texts.'))),
    ...stepUpFields,
    stepUpId: z.optional(described(stepUpFields.stepUpId, 'To keep one.')),
    requestId: named('req_id', z.optional(requestId)),
  }),
  output: wireObject({
    usableAtMs: named(
      'usable_at',
      z.optional(described(timeMs, 'Buyers are sent there from then on; absent: at once.')),
    ),
  }),
  rejects: [...stepUpCodes, 'destination_not_found', 'withdrawals_held'],
});
