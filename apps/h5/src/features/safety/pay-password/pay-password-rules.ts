import { codeChannels, payPasswordChanges } from '@candor/api';
import * as z from 'zod/mini';
import { codeRule, report, says } from '#features/auth-fields/rules.ts';

const sixDigits = z.string().check(z.regex(/^\d{6}$/, says('safety.payPassword.problems.six')));

/** A new pay password. Setting and resetting it needs the login password, resetting it also a code. */
export const payPasswordRules = z
  .object({
    change: z.enum(payPasswordChanges),
    loginPassword: z.string(),
    ownCode: z.string(),
    ownChannel: z.enum(codeChannels),
    payPassword: sixDigits,
    payPasswordAgain: sixDigits,
  })
  .check((payload) => {
    const { change, loginPassword, ownCode, payPassword, payPasswordAgain } = payload.value;
    if (change !== 'change' && loginPassword === '') {
      report(payload, 'loginPassword', says('safety.fields.passwordMissing'));
    }
    if (change === 'reset' && !codeRule.safeParse(ownCode).success) {
      report(payload, 'ownCode', says('account.problems.codeSixDigits'));
    }
    if (payPassword !== payPasswordAgain) {
      report(payload, 'payPasswordAgain', says('safety.payPassword.problems.differ'));
    }
  });
export type PayPasswordValues = z.output<typeof payPasswordRules>;

/** The input of the call: only the fields of this kind of change. */
export function payPasswordInput(values: PayPasswordValues) {
  const { change, loginPassword, ownCode, ownChannel, payPassword, payPasswordAgain } = values;
  return {
    change,
    newPayPassword: payPassword,
    newPayPasswordAgain: payPasswordAgain,
    ...(change !== 'change' && { password: loginPassword }),
    ...(change === 'reset' && { code: ownCode, channel: ownChannel }),
  };
}
