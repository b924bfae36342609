import { defineCall } from '../../wire/define-call.ts';
import { idNumber } from '../../wire/fields.ts';
import { named, wireObject } from '../../wire/wire-object.ts';

export const pauseAlert = defineCall({
  method: 'POST',
  path: '/alert/pause',
  access: 'signed_in',
  effect: 'commands',
  rate: 'user',
  group: 'Alerts',
  summary: 'Pause an alert.',
  input: wireObject({ alertId: named('id', idNumber) }),
  output: wireObject({ alertId: named('id', idNumber) }),
  rejects: ['alert_not_found'],
});
