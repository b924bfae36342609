import { codesOf } from '@candor/exchange/rules';
import * as z from 'zod/mini';
import { defineCall } from '../../wire/define-call.ts';
import { accountTypeWire, amountText, idNumber, requestId } from '../../wire/fields.ts';
import { named, wireObject } from '../../wire/wire-object.ts';

/** Move an amount between two of the user's own accounts: at once and free. */
export const transferFunds = defineCall({
  method: 'POST',
  path: '/wallet/change',
  access: 'signed_in',
  keyScope: 'trade',
  effect: 'commands',
  rate: 'order',
  group: 'Wallet',
  summary: 'Transfer between my accounts.',
  input: wireObject({
    assetId: named('currency_id', idNumber),
    amount: named('number', amountText),
    from: named('from_field', accountTypeWire),
    to: named('to_field', accountTypeWire),
    requestId: named('req_id', z.optional(requestId)),
  }),
  output: wireObject({
    assetId: named('currency_id', idNumber),
    amount: named('number', amountText),
    from: named('from_field', accountTypeWire),
    to: named('to_field', accountTypeWire),
  }),
  rejects: [...codesOf('transfer.move'), 'request_id_reused'],
});
