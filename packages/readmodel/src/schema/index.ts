import { tables } from '../generated/tables.ts';
import { creationSql, type QueriedRow, type Table } from './table.ts';

export type TableName = keyof typeof tables;

/** The schema for Kysely. All columns are read-only: projectors write through `TableWriter`. */
export type ReadSchema = { [K in TableName]: QueriedRow<(typeof tables)[K]> };

export const schemaSql: readonly string[] = Object.values<Table>(tables).flatMap(creationSql);

/** Raise it when a projector comes to write other rows from the same events: the tables are then built anew. */
export const projectionVersion = 9;
