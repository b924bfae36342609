import { defineCall } from '../../wire/define-call.ts';
import { wireObject } from '../../wire/wire-object.ts';

export const unsubscribePush = defineCall({
  method: 'POST',
  path: '/push/unsubscribe',
  access: 'signed_in',
  effect: 'commands',
  rate: 'user',
  group: 'Push',
  summary: 'Push nothing to this device any more.',
  input: wireObject({}),
  output: wireObject({}),
  rejects: [],
});
