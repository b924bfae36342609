import * as z from 'zod/mini';
import { defineCall } from '../../wire/define-call.ts';
import { areaCode, passwordText, userString } from '../../accounts/contact.ts';
import { recoveryRow } from '../recovery.ts';
import { wireObject } from '../../wire/wire-object.ts';

/**
 * After `second_factor_needed`, for users who have lost every second factor; from `/safe/unfreeze` as well. An open
 * request is returned, with a new token.
 */
export const beginRecovery = defineCall({
  method: 'POST',
  path: '/user/recovery/begin',
  access: 'visitor',
  effect: 'commands',
  rate: 'login',
  work: 'hashing',
  group: 'Sign in',
  summary: 'Begin to recover an account whose second factors are lost.',
  input: wireObject({ userString, areaCode: z.optional(areaCode), password: passwordText }),
  output: wireObject({ token: z.string(), recovery: recoveryRow }),
  rejects: [
    'work_needed',
    'user_string_invalid',
    'country_code_unknown',
    'login_locked',
    'login_failed',
    'account_frozen',
    'recovery_not_needed',
    'recovery_daily_limit',
  ],
});
