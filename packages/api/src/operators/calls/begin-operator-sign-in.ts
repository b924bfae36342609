import * as z from 'zod/mini';
import { defineCall } from '../../wire/define-call.ts';
import { described, wireObject } from '../../wire/wire-object.ts';

export const beginOperatorSignIn = defineCall({
  method: 'POST',
  path: '/operator/sign_in/begin',
  access: 'operator_door',
  effect: 'commands',
  rate: 'operator',
  group: 'Operators',
  summary: 'What the browser needs to sign an operator in.',
  input: wireObject({}),
  output: wireObject({ options: described(z.string(), 'JSON for `navigator.credentials.get`.') }),
  rejects: [],
});
