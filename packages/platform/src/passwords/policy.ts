import { type Outcome, done, reject } from '@candor/kernel';
import { isCommonPassword } from './common-passwords.ts';

/** The spec's floor: longer than six characters. */
export const passwordSizeMin = 7;
/** Enough for any passphrase; an end, so that nobody has us hash megabytes. */
export const passwordSizeMax = 128;

export type PasswordCode = 'password_too_short' | 'password_too_long' | 'password_common' | 'passwords_differ';

/**
 * Whether a new password will do. There are no rules about kinds of characters: they make passwords worse (ASVS 6.2.5).
 * `identity` is the e-mail or phone number: a password that repeats it is as guessable as a common one.
 */
export function checkNewPassword(password: string, repeated: string, identity: string): Outcome<void, PasswordCode> {
  if (password !== repeated) return reject('passwords_differ');
  const size = [...password].length;
  if (size < passwordSizeMin) return reject('password_too_short');
  if (size > passwordSizeMax) return reject('password_too_long');
  if (isCommonPassword(password) || repeatsIdentity(password, identity)) return reject('password_common');
  return done(undefined);
}

function repeatsIdentity(password: string, identity: string): boolean {
  const plain = password.toLowerCase();
  const local = identity.split('@')[0] as string;
  return plain === identity || plain === local || (identity.startsWith('+') && identity.endsWith(plain));
}

/** Whether a text can be anybody's password: megabytes are not hashed to find out. */
export function isPossiblePassword(password: string): boolean {
  return password.length <= passwordSizeMax * 2;
}
