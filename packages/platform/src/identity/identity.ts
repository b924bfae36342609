import { type Outcome, done, reject } from '@candor/kernel';
import { countryOfDialCode } from '../area-codes.ts';
import { normalizeEmail } from './email.ts';
import { normalizePhone, type PhoneCode } from './phone.ts';

/** The contact by which a person is found: an e-mail address or a phone number, in its one normal form. */
export type Identity =
  | { readonly kind: 'email'; readonly value: string }
  | { readonly kind: 'phone'; readonly value: string; readonly dialCode: string; readonly country: string };

/** Reads `user_string` with the `area_code` beside it. A text with an `@` is an address, any other a phone number. */
export function parseIdentity(userString: string, areaCode?: string): Outcome<Identity, PhoneCode> {
  if (userString.includes('@')) {
    const email = normalizeEmail(userString);
    return email === undefined ? reject('user_string_invalid') : done({ kind: 'email', value: email });
  }
  const phone = normalizePhone(userString, areaCode);
  if (!phone.ok) return phone;
  const { e164, dialCode } = phone.value;
  return done({ kind: 'phone', value: e164, dialCode, country: countryOfDialCode(dialCode) ?? '' });
}

/** The identity with most of it hidden, for screens and logs: `a***@example.com`, `+8491***678`. */
export function maskIdentity(value: string): string {
  const at = value.indexOf('@');
  if (at > 0) return `${value.slice(0, 1)}***${value.slice(at)}`;
  return `${value.slice(0, 5)}***${value.slice(-3)}`;
}
