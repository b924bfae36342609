import { defineCall } from '../../wire/define-call.ts';
import { deviceRow } from '../../safety/safety.ts';
import { listOf, wireObject } from '../../wire/wire-object.ts';

export const listSessions = defineCall({
  method: 'GET',
  path: '/safe/sessions',
  access: 'signed_in',
  effect: 'reads',
  rate: 'user',
  group: 'Safety',
  summary: 'Devices that are logged in.',
  input: wireObject({}),
  output: listOf(deviceRow),
  rejects: [],
});
