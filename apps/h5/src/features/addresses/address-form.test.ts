import type { RailRow } from '@candor/api';
import { describe, expect, test } from 'vitest';
import {
  type AddressForm,
  addressActions,
  addressFormProblems,
  addressTrouble,
  initialAddressForm,
  pictureStateOf,
} from './address-form.ts';

const rail = { railId: 1, network: 'ERC20' } as RailRow;
const sound = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const other = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359';
const picture = (text: string) => ({ file: new Blob(), text });
const filled: AddressForm = { ...initialAddressForm, label: 'Cold wallet', address: sound, picture: picture(sound) };

test('a complete form has no problem, an empty one reports all in order', () => {
  expect(addressFormProblems(filled, rail)).toEqual([]);
  expect(addressFormProblems(initialAddressForm, rail)).toEqual([
    'label_missing',
    'address_missing',
    'picture_missing',
  ]);
});

describe('the picture', () => {
  test('fills an empty field', () => {
    const form = addressActions.choosePicture(initialAddressForm, 'ERC20', picture(`ethereum:${sound}@1`));
    expect([form.address, pictureStateOf(form, rail).kind]).toEqual([sound, 'matches']);
  });

  test('compares with a filled one, in any spelling, and never overwrites it', () => {
    const lower = { ...filled, address: sound.toLowerCase() };
    expect(pictureStateOf(lower, rail).kind).toBe('matches');
    const form = addressActions.choosePicture(filled, 'ERC20', picture(other));
    expect([form.address, pictureStateOf(form, rail)]).toEqual([sound, { kind: 'differs', address: other }]);
    expect(addressFormProblems(form, rail)).toEqual(['picture_differs']);
  });

  test('of something else is ignored', () => {
    const form = addressActions.choosePicture(filled, 'ERC20', picture('https://candor.example'));
    expect(addressFormProblems(form, rail)).toEqual(['picture_useless']);
  });
});

test('shows the fault of an address once its field was left', () => {
  const typing = addressActions.type(filled, sound.replace('5aAe', '5AAe'));
  expect(addressTrouble(typing, rail)).toBeUndefined();
  expect(addressTrouble(addressActions.leave(typing), rail)).toBe('wrong_checksum');
});

test.each([
  [' ', 'label_missing'],
  ['x'.repeat(41), 'label_too_long'],
])('the name %o is refused', (label, problem) => {
  expect(addressFormProblems(addressActions.setLabel(filled, label), rail)).toEqual([problem]);
});
