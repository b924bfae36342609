import { type Outcome, done, reject } from '@candor/kernel';
import { isGuessable } from './guesses.ts';

/** The spec's floor: longer than six characters. */
export const passwordSizeMin = 7;
/** Enough for any passphrase; bounded, so that nobody has us hash megabytes. */
export const passwordSizeMax = 128;

export type PasswordCode = 'password_too_short' | 'password_too_long' | 'password_common' | 'passwords_differ';

/**
 * Checks a new password. There are no rules about kinds of characters: they make passwords worse (ASVS 6.2.5).
 * `ownWords` are the user's and the site's: e-mail, phone, nickname, name.
 */
export function checkNewPassword(
  password: string,
  repeated: string,
  ownWords: readonly string[],
): Outcome<void, PasswordCode> {
  if (password !== repeated) return reject('passwords_differ');
  const size = [...password].length;
  if (size < passwordSizeMin) return reject('password_too_short');
  if (size > passwordSizeMax) return reject('password_too_long');
  if (isGuessable(password.normalize('NFC'), ownWords)) return reject('password_common');
  return done(undefined);
}

/** The words that a user's password must not consist of. */
export function ownWordsOf(siteName: string, texts: readonly (string | null)[]): readonly string[] {
  const said = texts.flatMap((text) => (text === null ? [] : [text, ...partsOf(text)]));
  return [siteName, ...said];
}

/** The name in an address, and a phone number as it is dialled at home. */
function partsOf(text: string): readonly string[] {
  if (text.startsWith('+')) return [text.slice(1), text.slice(3)];
  const [local = '', domain = ''] = text.split('@');
  return domain === '' ? [] : [local, domain.split('.')[0] ?? ''];
}

/** True when a text can be a password at all: megabytes are not hashed to find out. */
export function isPossiblePassword(password: string): boolean {
  return password.length <= passwordSizeMax * 2;
}
