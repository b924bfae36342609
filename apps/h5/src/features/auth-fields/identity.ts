import type { LanguageCode } from '@candor/api';

/** The channel of a sign-in; the words of the wire. */
export type Channel = 'email' | 'mobile';

const emailSizeMax = 254;
/** No part contains the separator that follows it, so the match takes linear time whatever is typed. */
const emailPattern =
  /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.){1,8}[a-z]{2,63}$/i;

export function isEmail(text: string): boolean {
  const address = text.trim();
  return address.length <= emailSizeMax && emailPattern.test(address);
}

/** Spec section 5. */
const mainlandNumber = /^1[3-9]\d{9}$/;
const separators = /[\s().-]/g;
const nationalSizeMin = 4;
/** E.164: country and number together. */
const internationalSizeMax = 15;

/** True when a number can exist under its country's code (digits without "+"). The server decides for good. */
export function isPhone(text: string, dialCode: string): boolean {
  const digits = text.replace(separators, '');
  if (!/^\d+$/.test(digits)) return false;
  const national = digits.startsWith('0') ? digits.slice(1) : digits;
  if (dialCode === '86') return mainlandNumber.test(national);
  return national.length >= nationalSizeMin && dialCode.length + national.length <= internationalSizeMax;
}

export interface Area {
  /** ISO 3166. */
  readonly country: string;
  /** Digits without "+". */
  readonly dialCode: string;
}

const areaOfLanguage: Readonly<Record<LanguageCode, Area>> = {
  vn: { country: 'VN', dialCode: '84' },
  zh: { country: 'CN', dialCode: '86' },
  en: { country: 'US', dialCode: '1' },
  hk: { country: 'HK', dialCode: '852' },
  th: { country: 'TH', dialCode: '66' },
  jp: { country: 'JP', dialCode: '81' },
  kor: { country: 'KR', dialCode: '82' },
  fra: { country: 'FR', dialCode: '33' },
  spa: { country: 'ES', dialCode: '34' },
};

/** The country most readers of a language dial from, until another one is chosen. */
export function usualArea(language: LanguageCode): Area {
  return areaOfLanguage[language];
}
