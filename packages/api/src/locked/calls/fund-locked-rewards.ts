import { changeAnswer, changeCodesOf } from '../../operators/operator.ts';
import { defineCall } from '../../wire/define-call.ts';
import { amountText, numberOf, textUpTo } from '../../wire/fields.ts';
import { described, named, wireObject } from '../../wire/wire-object.ts';

export const fundLockedRewards = defineCall({
  method: 'POST',
  path: '/operator/locked_rewards',
  access: 'operator',
  roles: ['markets', 'treasury'],
  needsFreshProof: true,
  effect: 'commands',
  rate: 'operator',
  group: 'Operators',
  summary: 'Move funds of the treasury to the rewards of locked mining. Always takes two operators.',
  input: wireObject({
    assetId: named('currency_id', numberOf('coin')),
    amount: amountText,
    note: described(textUpTo(500, 3), 'Why: kept in the audit record.'),
  }),
  output: changeAnswer,
  rejects: changeCodesOf('locked.fund_rewards'),
});
