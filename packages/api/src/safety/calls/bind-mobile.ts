import * as z from 'zod/mini';
import { defineCall } from '../../wire/define-call.ts';
import { bindCodes, ownerAgrees } from '../bind-address.ts';
import { areaCode, userString, verificationCode } from '../../accounts/contact.ts';
import { described, wireObject } from '../../wire/wire-object.ts';

/** Binds a phone or changes it: a code of the scene `bind` from the new one, one of `confirm` from an address that is bound already. Holds withdrawals. */
export const bindMobile = defineCall({
  method: 'POST',
  path: '/safe/mobile',
  access: 'signed_in',
  effect: 'commands',
  rate: 'login',
  personal: true,
  renews: 'done',
  group: 'Safety',
  summary: 'Bind or change my phone.',
  input: wireObject({
    mobile: userString,
    areaCode: z.optional(areaCode),
    code: verificationCode,
    ...ownerAgrees,
  }),
  output: wireObject({ phone: described(z.string(), 'Masked.') }),
  rejects: ['user_string_invalid', 'country_code_unknown', ...bindCodes],
});
