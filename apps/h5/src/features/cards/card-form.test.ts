import { expect, test } from 'vitest';
import {
  type CardField,
  type CardForm,
  type CardKind,
  cardProblemOf,
  emptyCardForm,
  isRequired,
  setCardField,
  trimmedCard,
  wrongFields,
} from './card-form.ts';

const domestic: CardForm = {
  ...emptyCardForm,
  holder: 'Nguyễn Văn A',
  account: '9704 3612 3456 7890',
  bankName: 'Ngân hàng Á Châu',
  branch: 'Quận 1',
  place: 'TP. Hồ Chí Minh',
  phone: '+84 912 345 678',
};
const international: CardForm = {
  ...emptyCardForm,
  holder: 'Anna Muster',
  account: 'DE89 3704 0044 0532 0130 00',
  bankName: 'Commerzbank',
  place: 'Germany, Cologne',
  phone: '+49 221 123456',
  swiftCode: 'COBADEFFXXX',
  holderAddress: 'Domplatz 1, Cologne',
};

test('complete cards have nothing wrong', () => {
  expect(wrongFields(domestic, 'domestic')).toEqual([]);
  expect(wrongFields(international, 'international')).toEqual([]);
});

test('an empty one reports every field of its kind, in the order of the page', () => {
  expect(wrongFields(emptyCardForm, 'domestic')).toEqual(['holder', 'phone', 'bankName', 'branch', 'place', 'account']);
  expect(wrongFields(emptyCardForm, 'international')).toEqual([
    'holder',
    'holderAddress',
    'phone',
    'bankName',
    'place',
    'swiftCode',
    'account',
  ]);
});

test.each<[CardKind, CardField, string, ReturnType<typeof cardProblemOf>]>([
  ['domestic', 'holder', ' ', 'missing'],
  ['domestic', 'holder', 'A\u202eB', 'not_readable'],
  ['domestic', 'branch', 'x'.repeat(121), 'too_long'],
  ['domestic', 'account', '12345', 'account'],
  ['domestic', 'account', 'DE893704', 'account'],
  ['domestic', 'phone', 'call me', 'phone'],
  ['international', 'account', 'DE88 3704 0044 0532 0130 00', 'iban'],
  ['international', 'account', '12', 'account_international'],
  ['international', 'account', '1234567', undefined],
  ['international', 'swiftCode', 'COBADE', 'swift'],
  ['international', 'abaNumber', '021000022', 'aba'],
  ['international', 'abaNumber', '021000021', undefined],
])('%s %s %o: %s', (kind, field, text, problem) => {
  const base = kind === 'domestic' ? domestic : international;
  expect(cardProblemOf({ ...base, [field]: text }, kind, field)).toBe(problem);
});

test('a bank in the United States needs its ABA number', () => {
  const american = { ...international, swiftCode: 'CHASUS33' };
  expect([isRequired(international, 'abaNumber'), isRequired(american, 'abaNumber')]).toEqual([false, true]);
  expect(wrongFields(american, 'international')).toEqual(['abaNumber']);
});

test('codes are in capitals, names as they were typed', () => {
  expect(setCardField(emptyCardForm, 'international', 'swiftCode', 'cobadeff').swiftCode).toBe('COBADEFF');
  expect(setCardField(emptyCardForm, 'international', 'account', 'de89').account).toBe('DE89');
  expect(setCardField(emptyCardForm, 'domestic', 'holder', 'văn a').holder).toBe('văn a');
  expect(trimmedCard({ ...domestic, holder: '  A ' }).holder).toBe('A');
});
