import { defineCall } from '../../wire/define-call.ts';
import { textUpTo } from '../../wire/fields.ts';
import { described, wireObject } from '../../wire/wire-object.ts';
import { insightRoles } from '../insight.ts';

export const setDailyReport = defineCall({
  method: 'POST',
  path: '/operator/insight/report/set',
  access: 'operator',
  roles: insightRoles,
  // An address outlives the session that set it: a stolen one must not have figures sent away for ever.
  needsFreshProof: true,
  effect: 'commands',
  rate: 'operator',
  group: 'Operators',
  summary: 'Have the report of each day sent by mail once the day is over, in the language of this call, or end it.',
  input: wireObject({ address: described(textUpTo(254), 'An e-mail address; empty: no report any more.') }),
  output: wireObject({}),
  rejects: ['user_string_invalid', 'message_not_delivered'],
});
