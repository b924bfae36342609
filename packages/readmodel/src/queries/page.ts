import { type SelectQueryBuilder, sql } from 'kysely';
import type { ReadSchema } from '../schema/index.ts';

/** Which part of a list is wanted. */
export interface PageRequest {
  /** 1 is the first. */
  readonly page: number;
  /** Rows per page, 1 to 500. */
  readonly limit: number;
}

export interface Page<Row> {
  readonly rows: readonly Row[];
  /** Rows in all pages together. */
  readonly total: number;
}

const rowsMax = 500;

/** Any request made lawful: the smallest page and limit are 1. */
export function rangeOf({ page, limit }: PageRequest): { readonly limit: number; readonly offset: number } {
  const rows = Math.min(Math.max(Math.trunc(limit), 1), rowsMax);
  return { limit: rows, offset: (Math.max(Math.trunc(page), 1) - 1) * rows };
}

/** Tables with one fact per row: the row's place is that of the fact in the journal. */
type FactTable = {
  [T in keyof ReadSchema]: 'sequence' | 'event_index' extends keyof ReadSchema[T] ? T : never;
}[keyof ReadSchema];

/** For `$call`: one page of the facts that a query finds, newest first. */
export function newestFirst(request: PageRequest) {
  const { limit, offset } = rangeOf(request);
  return <T extends FactTable, Row>(matching: SelectQueryBuilder<ReadSchema, T, Row>) =>
    matching.orderBy(sql.ref('sequence'), 'desc').orderBy(sql.ref('event_index'), 'desc').limit(limit).offset(offset);
}
