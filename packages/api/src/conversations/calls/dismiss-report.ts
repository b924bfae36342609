import { defineCall } from '../../wire/define-call.ts';
import { flag, idNumber } from '../../wire/fields.ts';
import { described, wireObject } from '../../wire/wire-object.ts';

export const dismissReport = defineCall({
  method: 'POST',
  path: '/operator/conversation/dismiss',
  access: 'operator',
  roles: ['support'],
  effect: 'commands',
  rate: 'operator',
  group: 'Operators',
  summary: 'Leave a reported message as it is.',
  input: wireObject({ conversationId: idNumber, seq: idNumber }),
  output: wireObject({ isDismissed: described(flag, 'False when nobody had reported it.') }),
  rejects: [],
});
