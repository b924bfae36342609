import type { RailRow } from '@candor/api';
import { expect, test } from 'vitest';
import { formFrom, withPayoutMethod } from './form-from.ts';
import { initialWithdrawForm } from './withdraw-form.ts';

const draft = { ...initialWithdrawForm, assetId: 3, railId: 1, address: '0x5a', amount: '12' };

test('restores a form typed before another page was opened', () => {
  expect(formFrom({}, draft)).toBe(draft);
  expect(formFrom({ currency: '3' }, draft)).toBe(draft);
  expect(formFrom({ currency: '3', rail: '1' }, draft)).toBe(draft);
});

test('an address with other params begins anew', () => {
  expect(formFrom({ currency: '1' }, draft)).toEqual({ ...initialWithdrawForm, assetId: 1 });
  expect(formFrom({ currency: '3', rail: '2', address: 'T9' }, draft)).toEqual({
    ...initialWithdrawForm,
    assetId: 3,
    railId: 2,
    address: 'T9',
    isAddressLeft: true,
  });
  expect(formFrom({ currency: '3', rail: '1', address: '0x6b' }, draft).address).toBe('0x6b');
  expect(formFrom({ way: 'card', card: '9' }, draft)).toEqual({ ...initialWithdrawForm, way: 'card', cardId: 9 });
});

test('nonsense in an address is ignored', () => {
  expect(formFrom({ way: 'pigeon', currency: '-1' }, initialWithdrawForm)).toEqual(initialWithdrawForm);
});

test('a coin without an address rail is paid out in its own way', () => {
  const rail = (
    railId: number,
    assetId: number,
    destinationKind: RailRow['destinationKind'],
    takesWithdrawals = true,
  ) => ({ railId, assetId, destinationKind, takesWithdrawals }) as RailRow;
  const rails = [rail(1, 3, 'address'), rail(5, 20, 'card', false), rail(6, 20, 'international_card')];
  const wayOf = (params: Record<string, string>) => withPayoutMethod(formFrom(params, initialWithdrawForm), rails).way;
  expect(wayOf({ currency: '20' })).toBe('international_card');
  expect(wayOf({ currency: '20', rail: '5' })).toBe('card');
  expect(wayOf({ currency: '20', way: 'card' })).toBe('card');
  expect(wayOf({ currency: '3' })).toBe('address');
  expect(wayOf({})).toBe('address');
  expect(wayOf({ currency: '99' })).toBe('address');
});
