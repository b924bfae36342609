import { defineCall } from '../../wire/define-call.ts';
import { idNumber } from '../../wire/fields.ts';
import { named, wireObject } from '../../wire/wire-object.ts';
import { alertTermsFields } from '../alerts.ts';

/** The same alert set twice while it is live is one. */
export const setAlert = defineCall({
  method: 'POST',
  path: '/alert/add',
  access: 'signed_in',
  effect: 'commands',
  rate: 'user',
  group: 'Alerts',
  summary: 'Be told when a price is reached, moves, or nears a liquidation.',
  input: wireObject(alertTermsFields),
  output: wireObject({ alertId: named('id', idNumber) }),
  rejects: ['pair_not_found', 'alert_invalid', 'index_stale', 'alert_met', 'alerts_full'],
});
