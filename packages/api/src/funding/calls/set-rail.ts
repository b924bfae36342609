import { defineCall } from '../../wire/define-call.ts';
import { amountText, countNumber, flag, numberOf, textUpTo } from '../../wire/fields.ts';
import { changeAnswer, changeCodesOf } from '../../operators/operator.ts';
import { described, wireObject } from '../../wire/wire-object.ts';

/**
 * Network, kind, asset and fixed price of a rail are set with the installation; this sets the parts that change from
 * day to day.
 */
export const setRail = defineCall({
  method: 'POST',
  path: '/operator/rails',
  access: 'operator',
  roles: ['markets'],
  needsFreshProof: true,
  effect: 'commands',
  rate: 'operator',
  group: 'Operators',
  summary: 'Set confirmations, minimums, fee and whether a way in and out is open.',
  input: wireObject({
    railId: numberOf('rail'),
    confirmations: countNumber,
    depositMin: amountText,
    withdrawMin: amountText,
    withdrawFee: amountText,
    takesDeposits: flag,
    takesWithdrawals: flag,
    note: described(textUpTo(500, 3), 'Why: kept in the audit record.'),
  }),
  output: changeAnswer,
  rejects: [...changeCodesOf('funding.set_rail'), 'rail_not_found', 'amount_invalid'],
});
