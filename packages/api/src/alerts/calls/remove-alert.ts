import { defineCall } from '../../wire/define-call.ts';
import { idNumber } from '../../wire/fields.ts';
import { named, wireObject } from '../../wire/wire-object.ts';

export const removeAlert = defineCall({
  method: 'POST',
  path: '/alert/del',
  access: 'signed_in',
  effect: 'commands',
  rate: 'user',
  group: 'Alerts',
  summary: 'Delete an alert. What it has told stays on record.',
  input: wireObject({ alertId: named('id', idNumber) }),
  output: wireObject({ alertId: named('id', idNumber) }),
  rejects: ['alert_not_found'],
});
