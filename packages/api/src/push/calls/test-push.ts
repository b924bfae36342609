import { defineCall } from '../../wire/define-call.ts';
import { wireObject } from '../../wire/wire-object.ts';

/** Answered when the push service has taken or refused it. */
export const testPush = defineCall({
  method: 'POST',
  path: '/push/test',
  access: 'signed_in',
  effect: 'commands',
  rate: 'user',
  weight: 5,
  group: 'Push',
  summary: 'Push a test to this device, at most every 20 seconds.',
  input: wireObject({}),
  output: wireObject({}),
  rejects: ['push_off', 'push_test_too_soon', 'push_not_delivered'],
});
