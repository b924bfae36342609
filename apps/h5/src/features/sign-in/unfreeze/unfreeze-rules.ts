import * as z from 'zod/mini';
import { checkIdentity, codeRule, identityShape, says } from '#features/auth-fields/rules.ts';

/** The proof of ending a freeze: the login password and a code. */
export const unfreezeRules = z
  .object({
    ...identityShape,
    code: codeRule,
    loginPassword: z.string().check(z.minLength(1, says('safety.fields.passwordMissing'))),
  })
  .check(checkIdentity);
export type UnfreezeValues = z.output<typeof unfreezeRules>;
