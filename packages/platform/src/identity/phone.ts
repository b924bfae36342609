import { type Outcome, done, reject } from '@candor/kernel';
import { dialCodeOf, isDialCode } from '../area-codes.ts';

export interface Phone {
  /** E.164: `+` and at most 15 digits. */
  readonly e164: string;
  readonly dialCode: string;
}

export type PhoneCode = 'user_string_invalid' | 'country_code_unknown';

const separators = /[\s().-]/g;
const textSizeMax = 32;
const nationalSizeMin = 4;
const e164SizeMax = 15;
/** Spec section 5. */
const mainlandNumber = /^1[3-9]\d{9}$/;
/** Of a number that comes without one (specification 6). */
const defaultDialCode = '86';
/** Dial codes of countries whose national numbers keep their leading zero. */
const keepsLeadingZero = new Set(['39', '225', '241', '242']);

/**
 * A number as people write it: digits with the area code beside it, or the whole with `+`. The trunk zero that many
 * countries dial only at home (0912… in Vietnam) is dropped.
 */
export function normalizePhone(text: string, areaCode: string | undefined): Outcome<Phone, PhoneCode> {
  if (text.length > textSizeMax) return reject('user_string_invalid');
  const compact = text.replace(separators, '');
  const isInternational = compact.startsWith('+');
  const digits = isInternational ? compact.slice(1) : compact;
  if (!/^\d+$/.test(digits)) return reject('user_string_invalid');
  const dialCode = isInternational ? dialCodeOf(digits) : dialDigits(areaCode);
  if (dialCode === undefined) return reject('country_code_unknown');
  let national = isInternational ? digits.slice(dialCode.length) : digits;
  if (national.startsWith('0') && !keepsLeadingZero.has(dialCode)) national = national.slice(1);
  const isPossible =
    dialCode === '86'
      ? mainlandNumber.test(national)
      : national.length >= nationalSizeMin && dialCode.length + national.length <= e164SizeMax;
  return isPossible ? done({ e164: `+${dialCode}${national}`, dialCode }) : reject('user_string_invalid');
}

function dialDigits(areaCode: string | undefined): string | undefined {
  if (areaCode === undefined) return defaultDialCode;
  const digits = areaCode.trim().replace(/^\+/, '');
  return isDialCode(digits) ? digits : undefined;
}
