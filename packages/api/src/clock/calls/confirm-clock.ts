import { codesOf } from '@candor/exchange/rules';
import { defineCall } from '../../wire/define-call.ts';
import { countNumber, textUpTo } from '../../wire/fields.ts';
import { described, wireObject } from '../../wire/wire-object.ts';

/** Only for a clock that jumped forward and is right at its present time. A wrong one is set right instead. */
export const confirmClock = defineCall({
  method: 'POST',
  path: '/operator/clock/confirm',
  access: 'operator',
  roles: ['markets'],
  needsFreshProof: true,
  effect: 'commands',
  rate: 'operator',
  group: 'Operators',
  summary: "Say that the machine's clock is right after it jumped forward, so that prices go on.",
  input: wireObject({ note: described(textUpTo(500, 3), 'Compared with what: kept in the audit record.') }),
  output: wireObject({ sequence: described(countNumber, 'Journal sequence of the command.') }),
  rejects: codesOf('clock.confirm'),
});
