import { codesOf } from '@candor/exchange/rules';
import * as z from 'zod/mini';
import { defineCall } from '../../wire/define-call.ts';
import { amountText, idNumber, requestId } from '../../wire/fields.ts';
import { conversionRow } from '../../ledger/wallet.ts';
import { described, named, wireObject } from '../../wire/wire-object.ts';

/**
 * Accept a quote. It is carried out at the quote's own figures or refused, never priced again. The two currencies and
 * the number may be left out; if they are sent they have to match the quote, or nothing is converted (`quote_differs`).
 * When the index has moved by more than half the spread since, the answer is `quote_moved`: ask for a new quote.
 */
export const acceptConversion = defineCall({
  method: 'POST',
  path: '/user/Transfer',
  access: 'signed_in',
  keyScope: 'trade',
  effect: 'commands',
  rate: 'order',
  group: 'Convert',
  summary: 'Accept a quote and convert.',
  input: wireObject({
    quoteId: idNumber,
    fromAssetId: named('from_currency_id', z.optional(described(idNumber, 'Refused where it is not the quote’s.'))),
    toAssetId: named('to_currency_id', z.optional(described(idNumber, 'Refused where it is not the quote’s.'))),
    amount: named('number', z.optional(described(amountText, 'Refused where it is not the quote’s.'))),
    requestId: named('req_id', z.optional(requestId)),
  }),
  output: conversionRow,
  rejects: [...codesOf('convert.accept'), 'quote_differs', 'request_id_reused'],
});
