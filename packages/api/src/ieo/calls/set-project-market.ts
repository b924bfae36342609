import { changeAnswer, changeCodesOf } from '../../operators/operator.ts';
import { defineCall } from '../../wire/define-call.ts';
import { numberOf, textUpTo, timeMs } from '../../wire/fields.ts';
import { described, named, wireObject } from '../../wire/wire-object.ts';

export const setProjectMarket = defineCall({
  method: 'POST',
  path: '/operator/project_market',
  access: 'operator',
  roles: ['markets'],
  needsFreshProof: true,
  effect: 'commands',
  rate: 'operator',
  group: 'Operators',
  summary:
    'Name the halted pair on which a project’s token trades from a time after the sale. Only postponed once the sale is open.',
  input: wireObject({
    projectId: numberOf('project'),
    pairId: numberOf('pair'),
    opensAtMs: named('start_time', timeMs),
    note: described(textUpTo(500, 3), 'Why: kept in the audit record.'),
  }),
  output: changeAnswer,
  rejects: changeCodesOf('ieo.set_market'),
});
