import { describe, expect, test } from 'vitest';
import { idNumberFault, type IdType, isDay, normalIdNumber } from './identity-numbers.ts';

describe.each<[string, IdType, string, readonly [string, string | undefined][]]>([
  [
    'CN',
    'id_card',
    '1949-12-31',
    [
      ['11010519491231002X', undefined],
      ['11010519491231002x', undefined],
      ['110105 19491231 002X', undefined],
      ['１１０１０５１９４９１２３１００２Ｘ', undefined],
      // The checksum, one digit off, the last one as a digit.
      ['110105194912310021', 'identity_number_invalid'],
      ['11010619491231002X', 'identity_number_invalid'],
      ['110105194912310020', 'identity_number_invalid'],
      // A day that there was not; the checksum is right.
      ['110105199002301233', 'identity_number_invalid'],
      ['01010519491231002X', 'identity_number_invalid'],
      ['110105491231002', 'identity_number_invalid'],
      ['', 'identity_number_invalid'],
      // Another person's birthday.
      ['440524188001010014', 'birth_date_differs'],
    ],
  ],
  [
    'VN',
    'id_card',
    '1990-05-17',
    [
      ['001090012345', undefined],
      ['079190012345', undefined],
      ['001290012345', 'birth_date_differs'],
      ['001091012345', 'birth_date_differs'],
      ['003090012345', 'identity_number_invalid'],
      ['00109001234', 'identity_number_invalid'],
      ['0010900123456', 'identity_number_invalid'],
      ['00109001234A', 'identity_number_invalid'],
      ['٠٠١٠٩٠٠١٢٣٤٥', 'identity_number_invalid'],
    ],
  ],
  [
    'VN',
    'id_card',
    '2004-02-29',
    [
      ['001204012345', undefined],
      ['001304012345', undefined],
      ['001104012345', 'birth_date_differs'],
    ],
  ],
  [
    'VN',
    'passport',
    '1990-05-17',
    [
      ['C1234567', undefined],
      ['b12345678', undefined],
      ['12345678', 'identity_number_invalid'],
    ],
  ],
  [
    'VN',
    'driver_licence',
    '1990-05-17',
    [
      ['790123456789', undefined],
      ['79012345678', 'identity_number_invalid'],
    ],
  ],
  [
    'CN',
    'passport',
    '1990-05-17',
    [
      ['E12345678', undefined],
      ['EA1234567', undefined],
      ['EI1234567', 'identity_number_invalid'],
    ],
  ],
  [
    'CN',
    'driver_licence',
    '1949-12-31',
    [
      ['11010519491231002X', undefined],
      ['110105194912310021', 'identity_number_invalid'],
    ],
  ],
  [
    'DE',
    'passport',
    '1990-05-17',
    [
      ['C01X00T47', undefined],
      ['C01', 'identity_number_invalid'],
      ['C01X00T47C01X00', 'identity_number_invalid'],
    ],
  ],
  [
    'DE',
    'id_card',
    '1990-05-17',
    [
      ['L01X00T471', undefined],
      ['<script>', 'identity_number_invalid'],
      ['L01-X00', undefined],
      ['-L01X00', 'identity_number_invalid'],
    ],
  ],
  [
    'GB',
    'driver_licence',
    '1990-05-17',
    [
      ['MORGA657054SM9IJ', undefined],
      ['ab', 'identity_number_invalid'],
    ],
  ],
])('%s %s of %s', (country, idType, birthDate, rows) => {
  test.each(rows)('%j: %s', (typed, fault) => {
    expect(idNumberFault(country, idType, normalIdNumber(typed), birthDate)).toBe(fault);
  });
});

test('a number that is made to run long is refused at once', () => {
  const began = performance.now();
  for (const country of ['CN', 'VN', 'DE']) {
    for (const text of ['1'.repeat(1e6), 'A-'.repeat(5e5), `${'A.'.repeat(5e5)}!`]) {
      expect(idNumberFault(country, 'id_card', text, '1990-05-17')).toBe('identity_number_invalid');
    }
  }
  expect(performance.now() - began).toBeLessThan(500);
});

test.each([
  ['2024-02-29', true],
  ['2023-02-29', false],
  ['1990-13-01', false],
  ['1990-00-10', false],
  ['1990-04-31', false],
  ['1990-4-3', false],
  ['01990-04-03', false],
])('%s is a day: %s', (text, expected) => {
  expect(isDay(text)).toBe(expected);
});
