import type { OptionId } from '@candor/exchange';
import { optionFields, optionResultFields, withdrawalStateFields } from '@candor/exchange/rules';
import { atoms, type Ppm, type Price } from '@candor/money';
import { expect, expectTypeOf, it } from 'vitest';
import { optional, whole, word } from './column.ts';
import { columnsOf, optionalColumnsOf, optionalRecordMaker, recordMaker, rowFiller, rowMaker } from './fields.ts';
import { table } from './table.ts';

const { optionId, stake, payout, indexPrice, termsHash } = optionFields;
const fields = { optionId, stake, payout, indexPrice, termsHash } as const;
const values = {
  optionId: 7 as OptionId,
  stake: atoms(10_000_000n),
  payout: 820_000 as Ppm,
  indexPrice: 6_000_000_000_000 as Price,
  termsHash: new Uint8Array([1, 255]),
};
const bets = table(
  'bets',
  {
    ...columnsOf(fields),
    status: word<'running' | 'settled'>(),
    ...optionalColumnsOf(optionResultFields),
    settled_at_ms: optional(whole()),
  },
  ['option_id'],
);
const begin = rowMaker(bets, fields);
const row = begin(values, { status: 'running' });
const come = { result: 'won', paid_atoms: '5', window_size: 1, sample_count: 1, sample_sum_atoms: '9' } as const;
const notCome = { result: null, paid_atoms: null, window_size: null, sample_count: null, sample_sum_atoms: null };

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

it('begins a row with the values of a fact, and turns the row into a record again', () => {
  expect(row).toEqual({
    option_id: 7,
    stake_atoms: 10_000_000n,
    payout_ppm: 820_000,
    index_price: 6_000_000_000_000,
    terms_hash: '01ff',
    status: 'running',
    ...notCome,
    settled_at_ms: null,
  });
  expect(recordMaker(fields)({ ...row, stake_atoms: '10000000' })).toEqual({ ...values, termsHash: '01ff' });
});

it('fills the columns that a later fact has values for, and no others', () => {
  const later = begin(values, { status: 'running' });
  rowFiller(optionResultFields)(later, {
    result: 'won',
    paid: atoms(5n),
    windowSize: 1,
    sampleCount: 1,
    sampleSum: atoms(9n),
  });
  expect(later).toEqual({ ...row, ...come, paid_atoms: 5n, sample_sum_atoms: 9n });
});

it('has no record of fields that have not come', () => {
  const record = optionalRecordMaker(optionResultFields);
  expect(record(notCome)).toBeNull();
  expect(record({ ...come, sample_count: null })).toBeNull();
  expect(record(come)).toEqual({ result: 'won', paid: 5n, windowSize: 1, sampleCount: 1, sampleSum: 9n });
});

it('keeps a field without a value as null, and leaves it out of the record', () => {
  const columns = columnsOf(withdrawalStateFields);
  expect(Object.entries(columns).map(([name, { isOptional }]) => [name, isOptional])).toEqual([
    ['status', false],
    ['reason', true],
    ['until_ms', true],
    ['transaction_hex', true],
  ]);
  const steps = table('steps', columns, ['status']);
  const held = rowMaker(steps, withdrawalStateFields)({ status: 'held', untilMs: 5 }, {});
  expect(held).toEqual({ status: 'held', reason: null, until_ms: 5, transaction_hex: null });
  const record = recordMaker(withdrawalStateFields);
  expect(record(held)).toStrictEqual({ status: 'held', untilMs: 5 });
  const signed = { ...held, status: 'signed', transaction_hex: '01ff' } as const;
  expect(record(signed).transaction).toEqual(new Uint8Array([1, 255]));
});

it('derives the columns of each field from their types', () => {
  expectTypeOf(row.stake_atoms).toEqualTypeOf<bigint>();
  expectTypeOf(row.option_id).toEqualTypeOf<OptionId>();
  expectTypeOf(row.terms_hash).toEqualTypeOf<string>();
  // @ts-expect-error an amount has its unit in its name
  expect(row.stake).toBeUndefined();
  // @ts-expect-error a fact without its stake makes no row
  begin({ ...values, stake: undefined }, { status: 'running' });
  // @ts-expect-error a column that may not be empty is not left out
  begin(values, {});
  // @ts-expect-error a column of the fact is not written twice
  begin(values, { status: 'running', stake_atoms: 1n });
  // @ts-expect-error a table without the columns of the fields takes none of their rows
  rowMaker(table('statuses', { status: word() }, ['status']), fields);
});
