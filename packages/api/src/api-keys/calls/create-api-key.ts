import * as z from 'zod/mini';
import { defineCall } from '../../wire/define-call.ts';
import { limitUpTo, textUpTo } from '../../wire/fields.ts';
import { apiKeyRow, keyDaysMax, keyName, keyScopesText } from '../../safety/safety.ts';
import { stepUpCodes, stepUpFields } from '../../step-up/step-up.ts';
import { described, wireObject } from '../../wire/wire-object.ts';

/** The secret goes into the Authorization header of calls as `Bearer ck_…`. */
export const createApiKey = defineCall({
  method: 'POST',
  path: '/safe/api_keys/create',
  access: 'signed_in',
  effect: 'commands',
  rate: 'login',
  personal: true,
  renews: 'proven',
  group: 'Safety',
  summary: 'Make an API key; its secret is shown once.',
  input: wireObject({
    name: keyName,
    scopes: keyScopesText,
    addresses: z.optional(
      described(textUpTo(500), 'IP addresses with commas between them; empty: from anywhere. `withdraw` needs some.'),
    ),
    validDays: described(limitUpTo(keyDaysMax), 'Days until it expires.'),
    ...stepUpFields,
  }),
  output: wireObject({ secret: z.string(), key: apiKeyRow }),
  rejects: ['api_key_addresses_invalid', 'too_many_api_keys', ...stepUpCodes],
});
