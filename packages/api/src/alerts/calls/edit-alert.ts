import { defineCall } from '../../wire/define-call.ts';
import { idNumber } from '../../wire/fields.ts';
import { named, wireObject } from '../../wire/wire-object.ts';
import { alertTermsFields } from '../alerts.ts';

/** It begins anew under its new terms, whatever its state was. */
export const editAlert = defineCall({
  method: 'POST',
  path: '/alert/edit',
  access: 'signed_in',
  effect: 'commands',
  rate: 'user',
  group: 'Alerts',
  summary: 'Change an alert.',
  input: wireObject({ alertId: named('id', idNumber), ...alertTermsFields }),
  output: wireObject({ alertId: named('id', idNumber) }),
  rejects: ['alert_not_found', 'pair_not_found', 'alert_invalid', 'index_stale', 'alert_met', 'alerts_full'],
});
