import { passkeyJson } from '../../accounts/contact.ts';
import { defineCall } from '../../wire/define-call.ts';
import { described, wireObject } from '../../wire/wire-object.ts';
import { openedSession } from '../people.ts';

export const finishOperatorSignIn = defineCall({
  method: 'POST',
  path: '/operator/sign_in',
  access: 'operator_door',
  effect: 'commands',
  rate: 'operator',
  group: 'Operators',
  summary: 'Sign in by passkey.',
  input: wireObject({ used: described(passkeyJson, 'What `navigator.credentials.get` answered, as JSON.') }),
  output: openedSession,
  rejects: ['passkey_refused'],
});
