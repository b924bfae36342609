import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { areaCode, channelWire, passwordText, userString, verificationCode } from '../../shapes/identity.ts';
import { described, named, wireObject } from '../../wire.ts';

/** Binds a phone or changes it: a code of the scene `bind` from the new one, one of `confirm` from an address that is bound already. Holds withdrawals. */
export const bindMobile = defineCall({
  method: 'POST',
  path: '/safe/mobile',
  access: 'signed_in',
  effect: 'commands',
  rate: 'login',
  group: 'Safety',
  summary: 'Bind or change my phone.',
  input: wireObject({
    mobile: userString,
    areaCode: z.optional(areaCode),
    code: verificationCode,
    oldCode: described(verificationCode, 'Scene `confirm`.'),
    oldChannel: named(
      'old_type',
      z.optional(described(channelWire, 'Where the old code was sent; the phone, if one is bound.')),
    ),
    password: passwordText,
  }),
  output: wireObject({ phone: described(z.string(), 'Masked.') }),
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
