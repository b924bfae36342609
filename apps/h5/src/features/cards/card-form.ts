import { abaNumber, cardPhone, cardText, domesticAccount, internationalAccount, swiftCode } from '@candor/api';

export type CardKind = 'domestic' | 'international';

/** By our names; the spec's older ones end at the API. */
export type CardField =
  | 'holder'
  | 'account'
  | 'bankName'
  | 'branch'
  | 'place'
  | 'phone'
  | 'swiftCode'
  | 'abaNumber'
  | 'holderAddress';

/** All fields as typed; those of the other kind stay empty. */
export type CardForm = Readonly<Record<CardField, string>>;

type CardProblem =
  | 'missing'
  | 'too_long'
  | 'not_readable'
  | 'account'
  | 'account_international'
  | 'iban'
  | 'phone'
  | 'swift'
  | 'aba';

/** In the order of the form: the holder, then the bank. */
export const cardGroups: Readonly<
  Record<CardKind, { readonly holder: readonly CardField[]; readonly bank: readonly CardField[] }>
> = {
  domestic: { holder: ['holder', 'phone'], bank: ['bankName', 'branch', 'place', 'account'] },
  international: {
    holder: ['holder', 'holderAddress', 'phone'],
    bank: ['bankName', 'place', 'swiftCode', 'account', 'abaNumber'],
  },
};

export const emptyCardForm: CardForm = {
  holder: '',
  account: '',
  bankName: '',
  branch: '',
  place: '',
  phone: '',
  swiftCode: '',
  abaNumber: '',
  holderAddress: '',
};

/** As long as the wire takes a text of a card. */
export const cardTextMax = 120;

/** Codes and international accounts are written in capitals, whatever the keyboard does. */
export function setCardField(form: CardForm, kind: CardKind, field: CardField, text: string): CardForm {
  const isCode = field === 'swiftCode' || (field === 'account' && kind === 'international');
  return { ...form, [field]: isCode ? text.toUpperCase() : text };
}

/** Every field is required (specification 5); the ABA number of banks in the United States alone. */
export function isRequired(form: CardForm, field: CardField): boolean {
  return field !== 'abaNumber' || form.swiftCode.slice(4, 6) === 'US';
}

export function cardProblemOf(form: CardForm, kind: CardKind, field: CardField): CardProblem | undefined {
  const text = form[field].trim();
  if (text === '') return isRequired(form, field) ? 'missing' : undefined;
  if (field === 'account') return accountProblem(text, kind);
  if (field === 'phone') return cardPhone.safeParse(text).success ? undefined : 'phone';
  if (field === 'swiftCode') return swiftCode.safeParse(text).success ? undefined : 'swift';
  if (field === 'abaNumber') return abaNumber.safeParse(text).success ? undefined : 'aba';
  if (text.length > cardTextMax) return 'too_long';
  return cardText.safeParse(text).success ? undefined : 'not_readable';
}

function accountProblem(text: string, kind: CardKind): CardProblem | undefined {
  if (kind === 'domestic') return domesticAccount.safeParse(text).success ? undefined : 'account';
  if (internationalAccount.safeParse(text).success) return undefined;
  return /^[A-Z]{2}\d{2}/.test(text) ? 'iban' : 'account_international';
}

/** The fields that are wrong, in the order of the page. */
export function wrongFields(form: CardForm, kind: CardKind): readonly CardField[] {
  const { holder, bank } = cardGroups[kind];
  return [...holder, ...bank].filter((field) => cardProblemOf(form, kind, field) !== undefined);
}

/** Without the spaces around typed texts; a missing number is not sent. */
export function trimmedCard(form: CardForm): CardForm {
  return Object.fromEntries(Object.entries(form).map(([field, text]) => [field, text.trim()])) as CardForm;
}
