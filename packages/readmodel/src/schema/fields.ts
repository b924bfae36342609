import type { Field, FieldKind, Fields, OptionalNames, ValueOf, ValuesOf } from '@candor/exchange/rules';
import { hex } from '@candor/kernel/hash';
import { bytesOf } from '../encoded.ts';
import { atomsOf } from '../queries/amounts.ts';
import { atoms, type Column, optional, whole, word } from './column.ts';
import type { RowOf, Table } from './table.ts';

/* Columns, rows and records of an entity out of its fields, which the core describes (`@candor/exchange/rules`). */

type Snake<Name extends string> = Name extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `_${Lowercase<First>}`}${Snake<Rest>}`
  : '';
interface Units {
  readonly amount: '_atoms';
  readonly ppm: '_ppm';
  readonly bytes: '_hex';
}
type Unit<F> = F extends Field<keyof Units> ? Units[F['kind']] : '';
type ColumnName<Name extends string, F> = `${Snake<Name>}${Unit<F>}`;
type OrNull<F> = F extends { readonly isOptional: true } ? null : never;
/** A value in a row: amounts as bigints, bytes in hex, `null` for none. */
type Kept<F> =
  | (F extends Field<'amount'> ? bigint : F extends Field<'hash' | 'bytes'> ? string : ValueOf<F>)
  | OrNull<F>;
/** A value in a record that a query answers. */
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
  readonly [Name in keyof F & string as ColumnName<Name, F[Name]>]: F[Name] extends Field<'amount'>
    ? string | OrNull<F[Name]>
    : Kept<F[Name]>;
};
export type RecordOf<F extends Fields> = {
  readonly [Name in Exclude<keyof F, OptionalNames<F>>]: Told<F[Name]>;
} & { readonly [Name in OptionalNames<F>]?: Told<F[Name]> };

type Nullable<T> = { [K in keyof T]: T[K] | null };
/** The columns of a row that no field fills: those that may be empty can be left out. */
type Besides<Row, F extends Fields> = {
  readonly [K in Exclude<keyof Row, keyof FieldsRow<F>> as null extends Row[K] ? never : K]: Row[K];
} & {
  readonly [K in Exclude<keyof Row, keyof FieldsRow<F>> as null extends Row[K] ? K : never]?: Row[K];
};

const units: Units & Partial<Record<FieldKind, string>> = { amount: '_atoms', ppm: '_ppm', bytes: '_hex' };
const texts: readonly FieldKind[] = ['word', 'hash', 'bytes'];

/** `stake` is in `stake_atoms`, `payout` in `payout_ppm`, `strikeFromGrid` in `strike_from_grid`. */
function columnName(name: string, { kind }: Field): string {
  return `${name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)}${units[kind] ?? ''}`;
}

function columnOf({ kind, isOptional }: Field): Column<unknown> {
  const column: Column<unknown> = kind === 'amount' ? atoms() : texts.includes(kind) ? word() : whole();
  return isOptional ? optional(column) : column;
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
      const value = (values as Readonly<Record<string, unknown>>)[name];
      if (value === undefined) columns[column] = null;
      else columns[column] = kind === 'hash' || kind === 'bytes' ? hex(value as Uint8Array) : value;
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
      if (value === null) continue;
      if (kind === 'amount') record[name] = atomsOf(value as string);
      else record[name] = kind === 'bytes' ? bytesOf(value as string) : value;
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
