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
