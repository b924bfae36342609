import { defineCall } from '../../wire/define-call.ts';
import { countNumber, flag, ppmNumber, textUpTo } from '../../wire/fields.ts';
import { changeAnswer, changeCodesOf } from '../../operators/operator.ts';
import { described, named, wireObject } from '../../wire/wire-object.ts';

export const setCopyTerms = defineCall({
  method: 'POST',
  path: '/operator/copy_terms',
  access: 'operator',
  roles: ['markets'],
  needsFreshProof: true,
  effect: 'commands',
  rate: 'operator',
  group: 'Operators',
  summary: 'Set the terms of copy trading, for follows begun afterwards.',
  input: wireObject({
    shareMax: named('share_max_ppm', ppmNumber),
    followersMax: countNumber,
    isOffered: named('offered', flag),
    note: described(textUpTo(500, 3), 'Why: kept in the audit record.'),
  }),
  output: changeAnswer,
  rejects: changeCodesOf('copy.set_terms'),
});
