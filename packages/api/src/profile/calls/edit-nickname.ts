import * as z from 'zod/mini';
import { defineCall } from '../../wire/define-call.ts';
import { textUpTo } from '../../wire/fields.ts';
import { described, wireObject } from '../../wire/wire-object.ts';

export const editNickname = defineCall({
  method: 'POST',
  path: '/user/editNickname',
  access: 'signed_in',
  effect: 'commands',
  rate: 'user',
  personal: true,
  group: 'Account',
  summary: 'Change nickname, signature or both.',
  input: wireObject({
    nickname: z.optional(described(textUpTo(64), '2 to 10 letters, Chinese characters and digits.')),
    signature: z.optional(described(textUpTo(128), '2 to 30 characters; empty takes it away.')),
  }),
  output: wireObject({ nickname: z.string(), signature: z.string() }),
  rejects: ['nickname_invalid', 'nickname_contact', 'nickname_reserved', 'signature_invalid', 'nickname_taken'],
});
