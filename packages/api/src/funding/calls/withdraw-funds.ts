import { codesOf } from '@candor/exchange/rules';
import * as z from 'zod/mini';
import { defineCall } from '../../wire/define-call.ts';
import { amountText, idNumber, requestId } from '../../wire/fields.ts';
import { stepUpCodes, stepUpFields } from '../../step-up/step-up.ts';
import { withdrawalRow } from '../withdrawal.ts';
import { described, named, wireObject } from '../../wire/wire-object.ts';

/**
 * Withdraw to a destination of the address book or a card. The step-up is bound to this way, amount, destination and fee
 * (`withdrawalSubject`). Without a verified identity the answer is 998.
 */
export const withdrawFunds = defineCall({
  method: 'POST',
  path: '/wallet/out',
  access: 'signed_in',
  effect: 'commands',
  rate: 'order',
  renews: 'proven',
  group: 'Funding',
  summary: 'Withdraw.',
  input: wireObject({
    railId: idNumber,
    amount: named('number', described(amountText, 'What leaves the account, fee included.')),
    destinationId: named('address_id', idNumber),
    fee: described(amountText, 'As it was shown: refused when it is another by now.'),
    ...stepUpFields,
    requestId: named('req_id', z.optional(requestId)),
  }),
  output: withdrawalRow,
  rejects: [...codesOf('funding.withdraw'), 'request_id_reused', ...stepUpCodes],
});
