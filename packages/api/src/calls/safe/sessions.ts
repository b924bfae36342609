import { defineCall } from '../../define-call.ts';
import { deviceRow } from '../../shapes/safety.ts';
import { listOf, wireObject } from '../../wire.ts';

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
