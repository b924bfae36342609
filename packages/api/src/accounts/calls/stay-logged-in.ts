import { defineCall } from '../../wire/define-call.ts';
import { flag } from '../../wire/fields.ts';
import { named, wireObject } from '../../wire/wire-object.ts';

/** Keeps this session alive over hours without a call. Its end 30 days after the login stays the same. */
export const stayLoggedIn = defineCall({
  method: 'POST',
  path: '/safe/sessions/stay',
  access: 'signed_in',
  effect: 'commands',
  rate: 'user',
  group: 'Safety',
  summary: 'Stay logged in on this device, or not.',
  input: wireObject({ stays: named('stay', flag) }),
  output: wireObject({}),
  rejects: [],
});
