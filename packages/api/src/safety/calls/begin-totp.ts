import * as z from 'zod/mini';
import { defineCall } from '../../wire/define-call.ts';
import { timeMs } from '../../wire/fields.ts';
import { described, wireObject } from '../../wire/wire-object.ts';

export const beginTotp = defineCall({
  method: 'POST',
  path: '/safe/totp/begin',
  access: 'signed_in',
  effect: 'commands',
  rate: 'user',
  personal: true,
  group: 'Safety',
  summary: 'A secret for an authenticator app; it counts once it is confirmed.',
  input: wireObject({}),
  output: wireObject({
    secret: described(z.string(), 'Base32, to be typed in.'),
    uri: described(z.string(), 'otpauth:// for a QR code.'),
    expiresAtMs: timeMs,
  }),
  rejects: ['totp_exists'],
});
