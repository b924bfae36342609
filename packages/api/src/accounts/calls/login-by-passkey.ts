import * as z from 'zod/mini';
import { defineCall } from '../../wire/define-call.ts';
import { flag } from '../../wire/fields.ts';
import { passkeyJson } from '../contact.ts';
import { described, named, wireObject } from '../../wire/wire-object.ts';

/** The passkey identifies the user, and proves that its owner was asked. */
export const loginByPasskey = defineCall({
  method: 'POST',
  path: '/user/passkey/login',
  access: 'visitor',
  effect: 'commands',
  rate: 'login',
  work: 'hashing',
  group: 'Sign in',
  summary: 'Sign in with a passkey; `message` is the token.',
  input: wireObject({
    passkey: passkeyJson,
    staysLoggedIn: named('stay', z.optional(described(flag, 'Keep the session for 30 days on this device.'))),
  }),
  output: described(z.string(), 'The token: opaque, to be kept secret.'),
  rejects: ['work_needed', 'login_failed', 'account_frozen'],
});
