import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { channelWire, passwordText, userString, verificationCode } from '../../shapes/identity.ts';
import { described, named, wireObject } from '../../wire.ts';

/** Binds an e-mail address or changes it, as `/safe/mobile` does a phone. */
export const bindEmail = defineCall({
  method: 'POST',
  path: '/safe/email',
  access: 'signed_in',
  effect: 'commands',
  rate: 'login',
  group: 'Safety',
  summary: 'Bind or change my e-mail address.',
  input: wireObject({
    email: userString,
    code: verificationCode,
    oldCode: described(verificationCode, 'Scene `confirm`.'),
    oldChannel: named(
      'old_type',
      z.optional(described(channelWire, 'Where the old code was sent; the e-mail, if one is bound.')),
    ),
    password: passwordText,
  }),
  output: wireObject({ email: described(z.string(), 'Masked.') }),
  rejects: [
    'user_string_invalid',
    'country_code_unknown',
    'password_wrong',
    'login_locked',
    'address_same',
    'channel_missing',
    'code_wrong',
    'code_expired',
    'address_taken',
  ],
});
