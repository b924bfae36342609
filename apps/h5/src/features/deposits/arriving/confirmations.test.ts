import type { DepositRow } from '@candor/api';
import { expect, it } from 'vitest';
import { confirmationsOf } from './confirmations.ts';

const deposit = (fields: Partial<DepositRow>) =>
  ({ status: 'pending', needed: 12, height: 100, confirmations: 1, ...fields }) as DepositRow;

it('counts by the head, its own block first, and never beyond the required number', () => {
  const counts = [undefined, 99, 100, 104, 111, 150].map((head) => confirmationsOf(deposit({}), head)?.count);
  expect(counts).toEqual([1, 1, 1, 5, 12, 12]);
});

it('counts as full once it is confirmed, also when it is kept', () => {
  for (const status of ['credited', 'kept'] as const) {
    expect(confirmationsOf(deposit({ status, confirmations: undefined }), 100)).toEqual({
      count: 12,
      needed: 12,
    });
  }
});

it('has none for a notice and for a payment that left the chain', () => {
  expect(confirmationsOf(deposit({ status: 'claimed', needed: undefined }), 100)).toBeUndefined();
  expect(confirmationsOf(deposit({ status: 'dropped' }), 100)).toBeUndefined();
});
