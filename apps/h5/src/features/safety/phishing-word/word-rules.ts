import * as z from 'zod/mini';
import { says } from '#features/auth-fields/rules.ts';

/** As the server reads it: letters of any language, digits, spaces, "-", "_" and "."; 4 to 20 of them. */
const wordPattern = /^[\p{L}\p{N} ._-]{4,20}$/u;

export const wordRules = z.object({
  word: z.string().check(z.refine((word) => wordPattern.test(word.trim()), says('safety.phishingWord.hint'))),
  loginPassword: z.string().check(z.minLength(1, says('safety.fields.passwordMissing'))),
});
export type WordValues = z.output<typeof wordRules>;
