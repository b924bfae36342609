import * as z from 'zod/mini';
import { textUpTo } from '../wire/fields.ts';
import { parameterRule } from '../wire/parameter-rules.ts';
import { described } from '../wire/wire-object.ts';

const textMax = 120;
const invalid = parameterRule('invalid');

/** Some text of a card: its meaning is the bank's to judge. No line breaks, nothing invisible. */
export const cardText = textUpTo(textMax, 1).check(z.regex(/^(?=.*\S)[^\p{Cc}\p{Cf}\p{Co}\p{Cn}]*$/u, invalid));

export const cardPhone = described(
  z.string(parameterRule('not_text')).check(z.regex(/^\+?\d[\d ()-]{4,24}$/, invalid)),
  'Phone number known to the bank.',
);

/** Spaces between the groups are let through, as people copy them. */
export const domesticAccount = described(
  z.string(parameterRule('not_text')).check(z.regex(/^\d(?: ?\d){5,33}$/, invalid)),
  'Card or account number: 6 to 34 digits.',
);

export const internationalAccount = described(
  z
    .string(parameterRule('not_text'))
    .check(z.regex(/^[\dA-Z](?: ?[\dA-Z]){3,33}$/, invalid), z.refine(isAccountSound, invalid)),
  'IBAN with its check digits, or an account number.',
);

export const swiftCode = described(
  z.string(parameterRule('not_text')).check(z.regex(/^[A-Z]{6}[\dA-Z]{2}([\dA-Z]{3})?$/, invalid)),
  'SWIFT code (BIC): 8 or 11 letters and digits.',
);

export const abaNumber = described(
  z.string(parameterRule('not_text')).check(z.regex(/^\d{9}$/, invalid), z.refine(isAbaSound, invalid)),
  'ABA number of a bank in the United States: nine digits.',
);

/** True unless the text has the form of an IBAN and fails its check (ISO 13616: modulo 97). */
function isAccountSound(text: string): boolean {
  const account = text.replaceAll(' ', '');
  if (!/^[A-Z]{2}\d{2}[\dA-Z]{11,30}$/.test(account)) return true;
  let rest = 0;
  for (const sign of account.slice(4) + account.slice(0, 4)) {
    const value = Number.parseInt(sign, 36);
    rest = (rest * (value > 9 ? 100 : 10) + value) % 97;
  }
  return rest === 1;
}

/** Weights 3, 7, 1 over the nine digits sum to a multiple of ten. */
function isAbaSound(text: string): boolean {
  const weights = [3, 7, 1];
  const sum = [...text].reduce((total, digit, at) => total + Number(digit) * (weights[at % 3] as number), 0);
  return sum % 10 === 0 && sum > 0;
}
