import * as z from 'zod/mini';
import { defineCall } from '../../wire/define-call.ts';
import { described, wireObject } from '../../wire/wire-object.ts';

/** Costs its caller nothing to make and the server a session, so that it weighs more than a login. */
export const enterDemo = defineCall({
  method: 'POST',
  path: '/practice/demo',
  access: 'visitor',
  effect: 'commands',
  rate: 'login',
  weight: 4,
  group: 'Practice',
  summary: 'Sign in as the demo account of a practice site, without a password; `message` is the token.',
  input: wireObject({}),
  output: described(z.string(), 'The token: opaque, to be kept secret.'),
  rejects: ['practice_only', 'account_not_found'],
});
