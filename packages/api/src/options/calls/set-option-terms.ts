import { defineCall } from '../../wire/define-call.ts';
import { amountText, flag, numberOf, textUpTo } from '../../wire/fields.ts';
import { changeAnswer, changeCodesOf, durationsText } from '../../operators/operator.ts';
import { described, named, wireObject } from '../../wire/wire-object.ts';

export const setOptionTerms = defineCall({
  method: 'POST',
  path: '/operator/option_terms',
  access: 'operator',
  roles: ['markets'],
  needsFreshProof: true,
  effect: 'commands',
  rate: 'operator',
  group: 'Operators',
  summary: 'Set the terms of options in one pair, for options bought afterwards.',
  input: wireObject({
    pairId: named('match_id', numberOf('pair')),
    durations: durationsText,
    stakeMin: named('min', amountText),
    stakeMax: named('max', amountText),
    exposureMax: amountText,
    isOffered: named('offered', flag),
    note: described(textUpTo(500, 3), 'Why: kept in the audit record.'),
  }),
  output: changeAnswer,
  rejects: [...changeCodesOf('options.set_terms'), 'amount_invalid'],
});
