/** The rows of one table that stay in memory from one batch to the next; beyond them all are forgotten. */
const rowsMax = 50_000;

/**
 * Rows of one table that projectors change again and again: each is found once, stays in memory over batches, and is
 * written once for each batch in which it has changed.
 */
export class KeptRows<Key, Row> {
  readonly #write: (row: Row) => void;
  readonly #rows = new Map<Key, Row>();
  readonly #changed = new Set<Row>();

  constructor(write: (row: Row) => void) {
    this.#write = write;
  }

  get(key: Key): Row | undefined {
    return this.#rows.get(key);
  }

  /** Keeps a row that is new, or was changed in place, and writes it with the batch. */
  change(key: Key, row: Row): void {
    this.#rows.set(key, row);
    this.#changed.add(row);
  }

  flush(): void {
    for (const row of this.#changed) this.#write(row);
    this.#changed.clear();
    if (this.#rows.size > rowsMax) this.#rows.clear();
  }
}
