import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { amountText, idNumber, requestId } from '../../fields.ts';
import { conversionRow } from '../../shapes/wallet.ts';
import { described, named, wireObject } from '../../wire.ts';

/** Accept a quote. It is carried out at the quote's own figures or refused, never priced again. */
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
    fromAssetId: named('from_currency_id', z.optional(idNumber)),
    toAssetId: named('to_currency_id', z.optional(idNumber)),
    amount: named('number', z.optional(described(amountText, 'What the user saw; the quote alone decides.'))),
    requestId: named('req_id', z.optional(requestId)),
  }),
  output: conversionRow,
  rejects: [
    'quote_not_found',
    'quote_used',
    'quote_expired',
    'balance_insufficient',
    'liquidity_insufficient',
    'request_id_reused',
  ],
});
