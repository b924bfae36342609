import type { Field, FieldKind, Fields, ValueOf, ValuesOf } from '@candor/exchange/rules';
import { hex } from '@candor/kernel/hash';
import { atomsOf } from '../queries/amounts.ts';
import { atoms, type Column, optional, whole, word } from './column.ts';
import type { RowOf, Table } from './table.ts';

/* Columns, rows and records of an entity out of its fields, which the core describes (`@candor/exchange/rules`). */

type Snake<Name extends string> = Name extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `_${Lowercase<First>}`}${Snake<Rest>}`
  : '';
type Unit<F> = F extends Field<'amount'> ? '_atoms' : F extends Field<'ppm'> ? '_ppm' : '';
type ColumnName<Name extends string, F> = `${Snake<Name>}${Unit<F>}`;
/** The form of a value in a row: amounts as bigints, hashes in hex. */
type Kept<F> = F extends Field<'amount'> ? bigint : F extends Field<'hash'> ? string : ValueOf<F>;
/** The form of a value in a record that a query returns. */
type Told<F> = F extends Field<'hash'> ? string : ValueOf<F>;

type ColumnsOf<F extends Fields> = {
  readonly [Name in keyof F & string as ColumnName<Name, F[Name]>]: Column<Kept<F[Name]>>;
};
type OptionalColumnsOf<F extends Fields> = {
  readonly [Name in keyof F & string as ColumnName<Name, F[Name]>]: Column<Kept<F[Name]> | null>;
};
type FieldsRow<F extends Fields> = { [Name in keyof F & string as ColumnName<Name, F[Name]>]: Kept<F[Name]> };
/** As queries read a row: amounts are decimal text. */
type ReadRow<F extends Fields> = {
  readonly [Name in keyof F & string as ColumnName<Name, F[Name]>]: Kept<F[Name]> extends bigint
    ? string
    : Kept<F[Name]>;
};
export type RecordOf<F extends Fields> = { readonly [Name in keyof F]: Told<F[Name]> };

type Nullable<T> = { [K in keyof T]: T[K] | null };
/** The columns of a row that no field fills: those that may be empty can be left out. */
type Besides<Row, F extends Fields> = {
  readonly [K in Exclude<keyof Row, keyof FieldsRow<F>> as null extends Row[K] ? never : K]: Row[K];
} & {
  readonly [K in Exclude<keyof Row, keyof FieldsRow<F>> as null extends Row[K] ? K : never]?: Row[K];
};

const units: Partial<Record<FieldKind, string>> = { amount: '_atoms', ppm: '_ppm' };

/** `stake` is in `stake_atoms`, `payout` in `payout_ppm`, `strikeFromGrid` in `strike_from_grid`. */
function columnName(name: string, { kind }: Field): string {
  return `${name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)}${units[kind] ?? ''}`;
}

function columnOf({ kind }: Field): Column<unknown> {
  if (kind === 'amount') return atoms();
  return kind === 'word' || kind === 'hash' ? word() : whole();
}

/** The columns of fields, in their order. */
export function columnsOf<F extends Fields>(fields: F): ColumnsOf<F> {
  return namedBy(fields, columnOf) as ColumnsOf<F>;
}

/** The columns of fields that come later, or never. */
export function optionalColumnsOf<F extends Fields>(fields: F): OptionalColumnsOf<F> {
  return namedBy(fields, (field) => optional(columnOf(field))) as OptionalColumnsOf<F>;
}

function namedBy(fields: Fields, make: (field: Field) => unknown): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [columnName(name, field), make(field)]));
}

/** Makes the function that writes a fact's values into the columns of a row. */
export function rowFiller<F extends Fields>(fields: F): (row: Nullable<FieldsRow<F>>, values: ValuesOf<F>) => void {
  const places = placesIn(fields);
  return (row, values) => {
    const columns = row as Record<string, unknown>;
    for (const { name, column, kind } of places) {
      const value = values[name];
      columns[column] = kind === 'hash' ? hex(value as Uint8Array) : value;
    }
  };
}

/**
 * Makes the function that begins a row of a table with a fact's values and the given others; optional columns are empty
 * until they are filled. A row is a copy that has all columns: letting one grow costs forty times that.
 */
export function rowMaker<F extends Fields, C extends ColumnsOf<F> & Readonly<Record<string, Column<unknown>>>>(
  table: Table<C>,
  fields: F,
): (values: ValuesOf<F>, besides: Besides<RowOf<Table<C>>, F>) => RowOf<Table<C>> {
  const empty = Object.fromEntries(Object.keys(table.columns).map((column) => [column, null]));
  const fill = rowFiller(fields);
  return (values, besides) => {
    const row: unknown = { ...empty, ...besides };
    fill(row as Nullable<FieldsRow<F>>, values);
    return row as RowOf<Table<C>>;
  };
}

/** Makes the function that brings a row back to a record. */
export function recordMaker<F extends Fields>(fields: F): (row: ReadRow<F>) => RecordOf<F> {
  const places = placesIn(fields);
  return (row) => {
    const record: Record<string, unknown> = {};
    for (const { name, column, kind } of places) {
      const value = (row as Readonly<Record<string, unknown>>)[column];
      record[name] = kind === 'amount' ? atomsOf(value as string) : value;
    }
    return record as RecordOf<F>;
  };
}

/** The same of columns that come later: `null` while any of them has no value. */
export function optionalRecordMaker<F extends Fields>(fields: F): (row: Nullable<ReadRow<F>>) => RecordOf<F> | null {
  const columns = placesIn(fields).map(({ column }) => column);
  const record = recordMaker(fields);
  return (row) => {
    const isThere = columns.every((column) => (row as Readonly<Record<string, unknown>>)[column] !== null);
    return isThere ? record(row as unknown as ReadRow<F>) : null;
  };
}

function placesIn(fields: Fields) {
  return Object.entries(fields).map(([name, field]) => ({ name, column: columnName(name, field), kind: field.kind }));
}
