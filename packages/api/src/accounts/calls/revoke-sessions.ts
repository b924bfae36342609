import * as z from 'zod/mini';
import { defineCall } from '../../wire/define-call.ts';
import { textUpTo } from '../../wire/fields.ts';
import { described, named, wireObject } from '../../wire/wire-object.ts';

/** Sockets of the sessions end at once. A missing one, or another user’s, counts as gone already. */
export const revokeSessions = defineCall({
  method: 'POST',
  path: '/safe/sessions/revoke',
  access: 'signed_in',
  effect: 'commands',
  rate: 'user',
  personal: true,
  group: 'Safety',
  summary: 'Log one device out, or all others.',
  input: wireObject({ sessionId: named('id', z.optional(described(textUpTo(64, 1), 'Absent: all but this one.'))) }),
  output: wireObject({}),
  rejects: [],
});
