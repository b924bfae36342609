import type { OptionId } from '@candor/exchange';
import { optionFields, optionResultFields } from '@candor/exchange/rules';
import { atoms, type Ppm, type Price } from '@candor/money';
import { expect, expectTypeOf, it } from 'vitest';
import { columnsOf, nullsOf, optionalColumnsOf, optionalRecordMaker, recordMaker, rowMaker } from './fields.ts';

const { optionId, stake, payout, indexPrice, termsHash } = optionFields;
const fields = { optionId, stake, payout, indexPrice, termsHash } as const;
const values = {
  optionId: 7 as OptionId,
  stake: atoms(10_000_000n),
  payout: 820_000 as Ppm,
  indexPrice: 6_000_000_000_000 as Price,
  termsHash: new Uint8Array([1, 255]),
};
const row = rowMaker(fields)(values);

it('names columns with the units of their fields', () => {
  expect(Object.keys(columnsOf(fields))).toEqual([
    'option_id',
    'stake_atoms',
    'payout_ppm',
    'index_price',
    'terms_hash',
  ]);
  expect(
    Object.values(columnsOf(fields))
      .map(({ sqlType }) => sqlType)
      .join(),
  ).toBe('bigint,text,bigint,bigint,text');
  expect(Object.values(optionalColumnsOf(fields)).every(({ isOptional }) => isOptional)).toBe(true);
});

it('brings values into a row, and a row back to a record', () => {
  expect(row).toEqual({
    option_id: 7,
    stake_atoms: 10_000_000n,
    payout_ppm: 820_000,
    index_price: 6_000_000_000_000,
    terms_hash: '01ff',
  });
  const record = recordMaker(fields)({ ...row, stake_atoms: '10000000' });
  expect(record).toEqual({ ...values, termsHash: '01ff' });
});

it('has no record of fields that have not come', () => {
  const record = optionalRecordMaker(optionResultFields);
  const come = { result: 'won', paid_atoms: '5', window_size: 1, sample_count: 1, sample_sum_atoms: '9' } as const;
  expect(record(nullsOf(optionResultFields))).toBeNull();
  expect(record({ ...come, sample_count: null })).toBeNull();
  expect(record(come)).toEqual({ result: 'won', paid: 5n, windowSize: 1, sampleCount: 1, sampleSum: 9n });
});

it('knows the columns of each field by their types', () => {
  expectTypeOf(row.stake_atoms).toEqualTypeOf<bigint>();
  expectTypeOf(row.option_id).toEqualTypeOf<OptionId>();
  expectTypeOf(row.terms_hash).toEqualTypeOf<string>();
  // @ts-expect-error an amount has its unit in its name
  expect(row.stake).toBeUndefined();
  // @ts-expect-error a fact without its stake makes no row
  rowMaker(fields)({ ...values, stake: undefined });
});
