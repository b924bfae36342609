import * as z from 'zod/mini';
import { defineCall } from '../../wire/define-call.ts';
import { described, wireObject } from '../../wire/wire-object.ts';

/** To log in with a passkey alone, or with one as the second factor: the same for everybody. */
export const getPasskeyOptions = defineCall({
  method: 'POST',
  path: '/user/passkey/options',
  access: 'visitor',
  effect: 'commands',
  rate: 'login',
  group: 'Sign in',
  summary: 'What the browser needs to ask for a passkey.',
  input: wireObject({}),
  output: wireObject({ options: described(z.string(), 'JSON for `navigator.credentials.get`.') }),
  rejects: [],
});
