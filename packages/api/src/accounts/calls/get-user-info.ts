import * as z from 'zod/mini';
import { defineCall } from '../../wire/define-call.ts';
import { countNumber, timeMs, uidNumber } from '../../wire/fields.ts';
import { described, named, wireObject } from '../../wire/wire-object.ts';

export const getUserInfo = defineCall({
  method: 'GET',
  path: '/user/info',
  access: 'signed_in',
  effect: 'reads',
  rate: 'user',
  group: 'Account',
  summary: 'The signed-in user.',
  input: wireObject({}),
  output: wireObject({
    uid: uidNumber,
    nickname: z.string(),
    signature: z.string(),
    avatar: named('head_portrait', described(z.string(), 'Path of the picture; empty when none was chosen.')),
    email: described(z.string(), 'Masked; empty when none is bound.'),
    phone: described(z.string(), 'Masked, with its country code; empty when none is bound.'),
    invitationCode: named('extension_code', z.string()),
    creditScore: countNumber,
    identityLevel: named('real_level', described(countNumber, '0 none, 1 basic, 2 advanced.')),
    language: named('lang', z.string()),
    createdAtMs: named('create_time', timeMs),
  }),
  rejects: [],
});
export type UserInfo = z.output<typeof getUserInfo.output>;
