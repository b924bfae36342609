import { otcRoles } from '@candor/exchange/rules';
import * as z from 'zod/mini';
import { messageRow } from '../../conversations/conversation.ts';
import { defineCall } from '../../wire/define-call.ts';
import {
  amountText,
  idNumber,
  onlyThis,
  pageLimit,
  pageNumber,
  pageOf,
  timeMs,
  uidNumber,
  wordOf,
} from '../../wire/fields.ts';
import { described, named, wireObject } from '../../wire/wire-object.ts';
import { otcMethodWire, otcStatement } from '../otc.ts';

export const listOtcCases = defineCall({
  method: 'GET',
  path: '/operator/otc_cases',
  access: 'operator',
  roles: ['support', 'markets'],
  tells: 'dispute',
  effect: 'reads',
  rate: 'operator',
  group: 'Operators',
  summary:
    'Disputed orders of OTC, those whose verdict is promised first before the others, with what both sides have stated, written and shown.',
  input: wireObject({ orderId: onlyThis, page: pageNumber, limit: pageLimit }),
  output: pageOf(
    wireObject({
      orderId: named('id', idNumber),
      state: wordOf(['disputed', 'appealed']),
      quantity: named('amount', amountText),
      code: named('currency_name', z.string()),
      total: amountText,
      fiatCode: named('fiat_name', z.string()),
      method: otcMethodWire,
      buyerUid: named('buyer_uid', z.optional(uidNumber)),
      sellerUid: named('seller_uid', z.optional(uidNumber)),
      promisedAtMs: named('promised_time', described(timeMs, 'A verdict is promised by then.')),
      firstOperator: named('first_operator', z.optional(described(z.string(), 'Whose verdict was appealed against.'))),
      conversationId: z.optional(idNumber),
      statements: z.array(otcStatement),
      messages: z.array(wireObject({ by: z.optional(wordOf(otcRoles)), message: messageRow })),
    }),
  ),
  rejects: [],
});
