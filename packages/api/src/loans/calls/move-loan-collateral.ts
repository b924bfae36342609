import { codesOf } from '@candor/exchange/rules';
import * as z from 'zod/mini';
import { defineCall } from '../../wire/define-call.ts';
import { amountText, idNumber, requestId, wordOf } from '../../wire/fields.ts';
import { named, wireObject } from '../../wire/wire-object.ts';
import { loanRow } from '../loans.ts';

export const moveLoanCollateral = defineCall({
  method: 'POST',
  path: '/loan/collateral',
  access: 'signed_in',
  keyScope: 'trade',
  effect: 'commands',
  rate: 'order',
  group: 'Loans',
  summary: 'Add collateral to a loan, or take some back down to the initial level.',
  input: wireObject({
    loanId: named('id', idNumber),
    way: named('type', wordOf(['add', 'take'])),
    assetId: named('currency_id', idNumber),
    amount: amountText,
    requestId: named('req_id', z.optional(requestId)),
  }),
  output: loanRow,
  rejects: [...new Set([...codesOf('loans.add_collateral'), ...codesOf('loans.take_collateral')]), 'request_id_reused'],
});
