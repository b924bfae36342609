import * as z from 'zod/mini';
import type { MessageKey } from '#i18n/use-messages.ts';
import { isEmail, isPhone } from './identity.ts';
import { passwordSizeMax, passwordSizeMin } from './password-strength.ts';

/*
 * The checks of the forms before they send (specification 5). A problem is the key of its text, so it follows the
 * language.
 */

export const says = (key: MessageKey) => key;
const sizeOf = (text: string) => [...text].length;

export const identityShape = {
  channel: z.enum(['email', 'mobile']),
  email: z.string(),
  phone: z.string(),
  /** Of the phone number, digits without "+". */
  dialCode: z.string(),
};

export type IdentityValues = z.output<z.ZodMiniObject<typeof identityShape>>;

/** Only the field of the chosen channel is looked at. */
export function checkIdentity<T extends IdentityValues>(payload: z.core.ParsePayload<T>): void {
  const { channel, email, phone, dialCode } = payload.value;
  if (channel === 'email' && !isEmail(email)) report(payload, 'email', says('account.problems.emailInvalid'));
  if (channel === 'mobile' && !isPhone(phone, dialCode)) {
    report(payload, 'phone', says('account.problems.phoneInvalid'));
  }
}

/** Problems do not hide each other: the next check runs anyway. */
export function report<T>(payload: z.core.ParsePayload<T>, field: keyof T & string, message: MessageKey): void {
  payload.issues.push({ code: 'custom', path: [field], message, input: payload.value, continue: true });
}

export const codeRule = z.string().check(z.regex(/^\d{6}$/, says('account.problems.codeSixDigits')));

/** A new password, typed twice. */
export const newPasswordShape = {
  password: z.string().check(
    z.refine((text) => sizeOf(text) >= passwordSizeMin, says('account.problems.passwordShort')),
    z.refine((text) => sizeOf(text) <= passwordSizeMax, says('account.problems.passwordLong')),
  ),
  passwordAgain: z
    .string()
    .check(z.refine((text) => sizeOf(text) >= passwordSizeMin, says('account.problems.confirmShort'))),
};

export interface NewPasswordValues {
  password: string;
  passwordAgain: string;
}

export function checkSame<T extends NewPasswordValues>(payload: z.core.ParsePayload<T>): void {
  const { password, passwordAgain } = payload.value;
  const isLongEnough = sizeOf(passwordAgain) >= passwordSizeMin;
  if (isLongEnough && password !== passwordAgain) {
    report(payload, 'passwordAgain', says('account.problems.passwordsDiffer'));
  }
}

/** By password or by code: only the one in use is looked at. */
export const loginRules = z
  .object({
    ...identityShape,
    method: z.enum(['password', 'code']),
    password: z.string(),
    code: z.string(),
    staysLoggedIn: z.boolean(),
  })
  .check(checkIdentity, (payload) => {
    const { method, password, code: typed } = payload.value;
    if (method === 'password' && password === '') {
      report(payload, 'password', says('account.problems.passwordMissing'));
    }
    if (method === 'code' && !codeRule.safeParse(typed).success) {
      report(payload, 'code', says('account.problems.codeSixDigits'));
    }
  });
export type LoginValues = z.output<typeof loginRules>;

export const registerRules = z
  .object({
    ...identityShape,
    code: codeRule,
    password: newPasswordShape.password,
    invitationCode: z
      .string()
      .check(
        z.regex(/^[a-z0-9]*$/i, says('account.problems.specialCharacters')),
        z.maxLength(16, says('account.problems.textTooLong')),
      ),
    isAgreed: z.boolean().check(z.refine(Boolean, says('account.problems.notAgreed'))),
  })
  .check(checkIdentity);
export type RegisterValues = z.output<typeof registerRules>;

export const forgetRules = z
  .object({ ...identityShape, code: codeRule, ...newPasswordShape })
  .check(checkIdentity, checkSame);
export type ForgetValues = z.output<typeof forgetRules>;
