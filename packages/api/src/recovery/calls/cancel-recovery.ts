import * as z from 'zod/mini';
import { defineCall } from '../../wire/define-call.ts';
import { textUpTo } from '../../wire/fields.ts';
import { described, wireObject } from '../../wire/wire-object.ts';

/** By the link in a mail, or signed in. A cancelled request stays so. */
export const cancelRecovery = defineCall({
  method: 'POST',
  path: '/safe/recovery/cancel',
  access: 'visitor',
  effect: 'commands',
  rate: 'login',
  personal: true,
  group: 'Safety',
  summary: 'Cancel the request to remove all second factors of an account.',
  input: wireObject({ token: z.optional(described(textUpTo(256, 1), 'Of the link; absent when signed in.')) }),
  output: wireObject({}),
  rejects: ['recovery_link_invalid', 'recovery_not_open'],
});
