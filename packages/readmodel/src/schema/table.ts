import type { ColumnType } from 'kysely';
import type { Column, ValueOf } from './column.ts';

type Columns = Readonly<Record<string, Column<unknown>>>;

/** The one declaration of a table: its SQL, its rows and its statements are made from it. */
export interface Table<C extends Columns = Columns> {
  readonly name: string;
  readonly columns: C;
  readonly key: readonly string[];
  readonly indexes: readonly Index[];
}

export interface Index {
  readonly on: readonly string[];
  /** Only rows for which this SQL holds are kept in the index. */
  readonly where?: string;
}

/** A row as projectors write and find it: amounts are bigints. */
export type RowOf<T extends Table> = { -readonly [K in keyof T['columns']]: ValueOf<T['columns'][K]> };

/** The same row as queries see it: amounts are read as decimal text. */
export type QueriedRow<T extends Table> = {
  [K in keyof T['columns']]: bigint extends ValueOf<T['columns'][K]>
    ? ColumnType<Exclude<ValueOf<T['columns'][K]>, bigint> | string, never, never>
    : ColumnType<ValueOf<T['columns'][K]>, never, never>;
};

export function table<const C extends Columns>(
  name: string,
  columns: C,
  key: readonly (keyof C & string)[],
  ...indexes: readonly { readonly on: readonly (keyof C & string)[]; readonly where?: string }[]
): Table<C> {
  return { name, columns, key, indexes };
}

/** The statements that create a table and its indexes, in SQL that SQLite and PostgreSQL both take. */
export function creationSql(table: Table): string[] {
  const columns = Object.entries(table.columns).map(
    ([name, column]) => `${name} ${column.sqlType}${column.isOptional ? '' : ' not null'}`,
  );
  return [
    `create table ${table.name} (${columns.join(', ')}, primary key (${table.key.join(', ')}))`,
    ...table.indexes.map(({ on, where }) => {
      const name = `${table.name}_by_${on.join('_')}`;
      return `create index ${name} on ${table.name} (${on.join(', ')})${where ? ` where ${where}` : ''}`;
    }),
  ];
}
