import * as z from 'zod/mini';
import { defineCall } from '../../wire/define-call.ts';
import { channelWire, passwordText, verificationCode } from '../../accounts/contact.ts';
import { named, wireObject } from '../../wire/wire-object.ts';

/** Ends every other session and holds withdrawals. The code is sent to an address of one’s own, for the scene `password`. */
export const updatePassword = defineCall({
  method: 'POST',
  path: '/safe/update_password',
  access: 'signed_in',
  effect: 'commands',
  rate: 'login',
  personal: true,
  renews: 'done',
  group: 'Safety',
  summary: 'Change the login password.',
  input: wireObject({
    oldPassword: passwordText,
    password: passwordText,
    passwordAgain: named('re_password', passwordText),
    code: verificationCode,
    channel: named('type', z.optional(channelWire)),
  }),
  output: wireObject({}),
  rejects: [
    'passwords_differ',
    'password_too_short',
    'password_too_long',
    'password_common',
    'password_same',
    'password_wrong',
    'login_locked',
    'channel_missing',
    'code_wrong',
    'code_expired',
  ],
});
