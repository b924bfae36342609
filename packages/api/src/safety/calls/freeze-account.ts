import * as z from 'zod/mini';
import { defineCall } from '../../wire/define-call.ts';
import { textUpTo } from '../../wire/fields.ts';
import { described, wireObject } from '../../wire/wire-object.ts';

/** By the link in a mail, or signed in. Ends every session and key, and nothing can be withdrawn until it is undone. */
export const freezeAccount = defineCall({
  method: 'POST',
  path: '/safe/freeze',
  access: 'visitor',
  effect: 'commands',
  rate: 'login',
  personal: true,
  group: 'Safety',
  summary: 'Freeze an account.',
  input: wireObject({ token: z.optional(described(textUpTo(256, 1), 'Of the link; absent when signed in.')) }),
  output: wireObject({}),
  rejects: ['freeze_link_invalid'],
});
