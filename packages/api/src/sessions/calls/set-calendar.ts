import { defineCall } from '../../wire/define-call.ts';
import { textUpTo } from '../../wire/fields.ts';
import { changeAnswer, changeCodesOf, pairIdsText, sessionsText } from '../../operators/operator.ts';
import { described, wireObject } from '../../wire/wire-object.ts';

export const setCalendar = defineCall({
  method: 'POST',
  path: '/operator/calendar',
  access: 'operator',
  roles: ['markets'],
  needsFreshProof: true,
  effect: 'commands',
  rate: 'operator',
  group: 'Operators',
  summary: 'Set the trading sessions of some pairs.',
  input: wireObject({
    pairIds: pairIdsText,
    sessions: sessionsText,
    note: described(textUpTo(500, 3), 'Why: kept in the audit record.'),
  }),
  output: changeAnswer,
  rejects: changeCodesOf('sessions.set_calendar'),
});
