import { tables } from '../generated/tables.ts';
import type { TableName } from '../schema/index.ts';
import type { SqliteDatabase } from '../sqlite/index.ts';
import { ListCounter } from './list-counter.ts';
import { TableWriter } from './table-writer.ts';

type Writers = { readonly [K in TableName]: TableWriter<(typeof tables)[K]> };

/** The access of projectors to the tables for writing. Only a `Projection` has one; readers cannot obtain it. */
export interface WriteStore extends Writers {
  /** Counts a new row of one of an account's lists. */
  readonly counter: ListCounter;
  /** The largest value of a whole-number column, or 0 in an empty table. For start-up only. */
  largest(table: TableName, column: string): number;
}

export function openWriteStore(database: SqliteDatabase): WriteStore {
  const writers = Object.fromEntries(
    Object.values(tables).map((table) => [table.name, new TableWriter(database, table)]),
  ) as unknown as Writers;
  return {
    ...writers,
    counter: new ListCounter(writers.list_counts),
    largest: (table, column) => {
      const row = database.prepare(`select max(${column}) as largest from ${table}`).get() as {
        largest: number | null;
      };
      return row.largest ?? 0;
    },
  };
}
