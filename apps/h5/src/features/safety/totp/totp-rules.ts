import * as z from 'zod/mini';
import { codeRule, says } from '#features/auth-fields/rules.ts';

/** The code that the app shows for the new secret, and the login password. */
export const totpRules = z.object({
  code: codeRule,
  loginPassword: z.string().check(z.minLength(1, says('safety.fields.passwordMissing'))),
});
export type TotpValues = z.output<typeof totpRules>;
