import * as z from 'zod/mini';
import { defineCall } from '../../wire/define-call.ts';
import { described, wireObject } from '../../wire/wire-object.ts';

export const beginPasskey = defineCall({
  method: 'POST',
  path: '/safe/passkey/begin',
  access: 'signed_in',
  effect: 'commands',
  rate: 'user',
  personal: true,
  group: 'Safety',
  summary: 'What the browser needs to make a passkey.',
  input: wireObject({}),
  output: wireObject({ options: described(z.string(), 'JSON for `navigator.credentials.create`.') }),
  rejects: ['too_many_passkeys'],
});
