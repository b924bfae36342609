import { codeChannels } from '@candor/api';
import * as z from 'zod/mini';
import { checkSame, codeRule, newPasswordShape, says } from '#features/auth-fields/rules.ts';

/** A change of the login password: the old one, a code, and the new one twice. */
export const passwordRules = z
  .object({
    loginPassword: z.string().check(z.minLength(1, says('safety.fields.passwordMissing'))),
    ownCode: codeRule,
    ownChannel: z.enum(codeChannels),
    ...newPasswordShape,
  })
  .check(checkSame);
export type PasswordValues = z.output<typeof passwordRules>;
