import * as z from 'zod/mini';
import { defineCall } from '../../wire/define-call.ts';
import { described, wireObject } from '../../wire/wire-object.ts';
import { pushDevice } from '../push.ts';

export const getPushKey = defineCall({
  method: 'GET',
  path: '/push/key',
  access: 'signed_in',
  effect: 'reads',
  rate: 'user',
  group: 'Push',
  summary: 'The key that a browser subscribes under, and whether notices are pushed to this device.',
  input: wireObject({}),
  output: wireObject({
    publicKey: described(z.string(), 'VAPID: the applicationServerKey, in base64url.'),
    device: described(z.optional(pushDevice), 'Of the session that asks; absent while nothing is pushed to it.'),
  }),
  rejects: [],
});
