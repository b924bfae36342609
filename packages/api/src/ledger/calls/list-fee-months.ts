import { entryKinds } from '@candor/exchange/rules';
import { defineCall } from '../../wire/define-call.ts';
import { amountText, countNumber, wordOf } from '../../wire/fields.ts';
import { described, listOf, wireObject } from '../../wire/wire-object.ts';

export const listFeeMonths = defineCall({
  method: 'GET',
  path: '/wallet/fee_months',
  access: 'signed_in',
  keyScope: 'read',
  effect: 'reads',
  rate: 'user',
  group: 'Wallet',
  summary: 'What I paid in fees by month and kind, newest first.',
  input: wireObject({}),
  output: listOf(
    wireObject({
      month: described(countNumber, '202611 is November 2026, in UTC.'),
      kind: wordOf(entryKinds),
      worth: described(amountText, 'In USDT, each fee at the index price when it was paid.'),
    }),
  ),
  rejects: [],
});
