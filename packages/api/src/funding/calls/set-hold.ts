import { codesOf } from '@candor/exchange/rules';
import { defineCall } from '../../wire/define-call.ts';
import { accountNumber, countNumber, textUpTo, wordOf } from '../../wire/fields.ts';
import { described, named, wireObject } from '../../wire/wire-object.ts';

export const setHold = defineCall({
  method: 'POST',
  path: '/operator/holds',
  access: 'operator',
  roles: ['markets', 'compliance'],
  tells: 'hold',
  needsFreshProof: true,
  effect: 'commands',
  rate: 'operator',
  group: 'Operators',
  summary: 'Hold all withdrawals of an account, or lift a hold that has no end of its own.',
  input: wireObject({
    accountId: accountNumber,
    way: named('type', wordOf(['place', 'lift'])),
    reason: described(wordOf(['under_review', 'account_frozen']), 'Operators place under_review only.'),
    note: described(textUpTo(500, 3), 'Why: kept in the audit record.'),
  }),
  output: wireObject({ sequence: described(countNumber, 'Journal sequence of the command.') }),
  rejects: codesOf('funding.lift_hold', 'funding.place_hold'),
});
