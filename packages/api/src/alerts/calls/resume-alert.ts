import { defineCall } from '../../wire/define-call.ts';
import { idNumber } from '../../wire/fields.ts';
import { named, wireObject } from '../../wire/wire-object.ts';

/** Of a paused alert, and of one that has fired or expired: its life begins anew. */
export const resumeAlert = defineCall({
  method: 'POST',
  path: '/alert/resume',
  access: 'signed_in',
  effect: 'commands',
  rate: 'user',
  group: 'Alerts',
  summary: 'Set an alert again under its own terms.',
  input: wireObject({ alertId: named('id', idNumber) }),
  output: wireObject({ alertId: named('id', idNumber) }),
  rejects: ['alert_not_found', 'alert_invalid', 'index_stale', 'alert_met', 'alerts_full'],
});
