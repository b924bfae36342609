import * as z from 'zod/mini';
import { defineCall } from '../../wire/define-call.ts';
import { textUpTo } from '../../wire/fields.ts';
import { named, wireObject } from '../../wire/wire-object.ts';

/** Names this installation of the app: returns the id it sent, or a new one. It identifies a device, never a user. */
export const getClientId = defineCall({
  method: 'GET',
  path: '/getClientid',
  access: 'visitor',
  effect: 'reads',
  rate: 'public',
  group: 'Site',
  summary: 'An id for this installation of the app.',
  input: wireObject({ clientId: named('clientid', z.optional(textUpTo(64))) }),
  output: wireObject({ clientId: named('clientid', z.string()) }),
  rejects: [],
});
