import { expect, test } from 'vitest';
import { placeBeside } from './place-beside.ts';

test('a bank is named once, and an address or a nameless card whole', () => {
  expect(placeBeside({ label: 'ACB', place: 'ACB •••• 8877' })).toBe('•••• 8877');
  expect(placeBeside({ label: '0x5', place: '0x5aAeb6053F3E94' })).toBe('0x5aAeb6053F3E94');
  expect(placeBeside({ label: '', place: 'ACB •••• 8877' })).toBe('ACB •••• 8877');
});
