import { codeChannels } from '@candor/api';
import * as z from 'zod/mini';
import { checkIdentity, codeRule, identityShape, says } from '#features/auth-fields/rules.ts';

/** A new address or number with its code, confirmed from one that is bound already and by the login password. */
export const bindRules = z
  .object({
    ...identityShape,
    code: codeRule,
    ownCode: codeRule,
    ownChannel: z.enum(codeChannels),
    loginPassword: z.string().check(z.minLength(1, says('safety.fields.passwordMissing'))),
  })
  .check(checkIdentity);
export type BindValues = z.output<typeof bindRules>;
