import { defineCall } from '../../wire/define-call.ts';
import { amountText, durationMs, textUpTo } from '../../wire/fields.ts';
import { changeAnswer, changeCodesOf } from '../../operators/operator.ts';
import { described, wireObject } from '../../wire/wire-object.ts';

export const setFundingTerms = defineCall({
  method: 'POST',
  path: '/operator/funding_terms',
  access: 'operator',
  roles: ['markets'],
  needsFreshProof: true,
  effect: 'commands',
  rate: 'operator',
  group: 'Operators',
  summary: 'Set waiting times and limits of money in and out. Live has least values.',
  input: wireObject({
    undoMs: durationMs,
    destinationWaitMs: durationMs,
    holdMs: durationMs,
    basicLimit: described(amountText, "In the limit's asset, over 24 hours."),
    advancedLimit: amountText,
    reviewAbove: amountText,
    twoPeopleAbove: amountText,
    note: described(textUpTo(500, 3), 'Why: kept in the audit record.'),
  }),
  output: changeAnswer,
  rejects: [...changeCodesOf('funding.set_terms'), 'amount_invalid'],
});
