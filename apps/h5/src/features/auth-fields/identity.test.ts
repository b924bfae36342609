import { areaCodes, languageCodes } from '@candor/api';
import { expect, test } from 'vitest';
import { isEmail, isPhone, usualArea } from './identity.ts';

test.each(['linh.tran@example.com', ' A+b@mail.example.co ', "o'neil@x.io"])('%s is an address', (text) => {
  expect(isEmail(text)).toBe(true);
});

test.each(['', 'a', 'a@b', '@example.com', 'a@@example.com', 'a..b@example.com', 'a@-x.com', 'a b@example.com'])(
  '"%s" is no address',
  (text) => expect(isEmail(text)).toBe(false),
);

test('a hostile text is refused as fast as any other', () => {
  expect(isEmail(`${'a.'.repeat(120)}@`)).toBe(false);
  expect(isEmail('a'.repeat(100_000))).toBe(false);
});

test.each([
  ['0912 345 678', '84', true],
  ['912345678', '84', true],
  ['13812345678', '86', true],
  ['12812345678', '86', false],
  ['1381234567', '86', false],
  ['123', '84', false],
  ['12345678901234', '84', false],
  ['+84912345678', '84', false],
  ['91234567a', '84', false],
])('%s under +%s: %s', (text, dialCode, isPossible) => {
  expect(isPhone(text, dialCode)).toBe(isPossible);
});

test('every language starts with an area of the list', () => {
  for (const language of languageCodes) expect(areaCodes).toContainEqual(usualArea(language));
});
