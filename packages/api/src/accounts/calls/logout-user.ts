import { defineCall } from '../../wire/define-call.ts';
import { wireObject } from '../../wire/wire-object.ts';

/** End this session at once, on its sockets too. Without a session it is done already. */
export const logoutUser = defineCall({
  method: 'GET',
  path: '/user/logout',
  access: 'visitor',
  effect: 'commands',
  rate: 'public',
  endsSession: true,
  group: 'Sign in',
  summary: 'End this session.',
  input: wireObject({}),
  output: wireObject({}),
  rejects: [],
});
