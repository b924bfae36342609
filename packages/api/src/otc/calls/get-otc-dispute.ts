import { otcRoles } from '@candor/exchange/rules';
import * as z from 'zod/mini';
import { defineCall } from '../../wire/define-call.ts';
import { amountText, countNumber, flag, idNumber, timeMs, wordOf } from '../../wire/fields.ts';
import { described, named, wireObject } from '../../wire/wire-object.ts';
import { otcOrderRow, otcStatement, otcVerdictReasonWire } from '../otc.ts';

export const getOtcDispute = defineCall({
  method: 'GET',
  path: '/otc/order/case',
  access: 'signed_in',
  keyScope: 'read',
  effect: 'reads',
  rate: 'user',
  group: 'OTC',
  summary: 'The dispute about an order of mine: what both sides state and show, the promised time, and the verdicts.',
  input: wireObject({ orderId: named('id', idNumber) }),
  output: wireObject({
    order: otcOrderRow,
    conversationId: idNumber,
    openedBy: named('opened_by', z.optional(wordOf(otcRoles))),
    statements: z.array(otcStatement),
    evidence: described(
      z.array(
        wireObject({
          seq: countNumber,
          by: wordOf(otcRoles),
          atMs: named('time', timeMs),
          text: z.string(),
          hasPicture: named('has_picture', flag),
        }),
      ),
      'The messages of both sides with a picture, the oldest first.',
    ),
    promisedAtMs: named('promised_time', z.optional(described(timeMs, 'By when the next verdict is promised.'))),
    isLate: named('late', described(flag, 'The promise was missed, and there is no verdict yet.')),
    verdicts: described(
      z.array(
        wireObject({
          operator: z.string(),
          reason: otcVerdictReasonWire,
          toBuyer: named('to_buyer', amountText),
          toSeller: named('to_seller', amountText),
          atMs: named('time', timeMs),
          promisedAtMs: named('promised_time', timeMs),
          appealUntilMs: named('appeal_until', z.optional(timeMs)),
        }),
      ),
      'The first one, and after an appeal the second.',
    ),
    appealedBy: named('appealed_by', z.optional(wordOf(otcRoles))),
    appealedAtMs: named('appealed_time', z.optional(timeMs)),
  }),
  rejects: ['otc_order_not_found'],
});
