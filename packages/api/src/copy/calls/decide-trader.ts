import { codesOf } from '@candor/exchange/rules';
import { defineCall } from '../../wire/define-call.ts';
import { accountNumber, countNumber, textUpTo, wordOf } from '../../wire/fields.ts';
import { described, named, wireObject } from '../../wire/wire-object.ts';

export const decideTrader = defineCall({
  method: 'POST',
  path: '/operator/traders/decide',
  access: 'operator',
  roles: ['compliance'],
  needsFreshProof: true,
  effect: 'commands',
  rate: 'operator',
  group: 'Operators',
  summary: 'Accept or refuse an applicant, suspend or restore a trader.',
  input: wireObject({
    traderId: named('trader_user_id', accountNumber),
    decision: wordOf(['accept', 'refuse', 'suspend', 'restore']),
    note: described(textUpTo(500, 3), 'Why: kept in the audit record.'),
  }),
  output: wireObject({ sequence: described(countNumber, 'Journal sequence of the command.') }),
  rejects: codesOf('copy.review'),
});
