import type { AccountId } from '@candor/exchange';
import type { CountedList } from './counted-list.ts';
import { KeptRows } from './kept-rows.ts';
import type { listCounts } from './tables/list-counts.ts';
import type { RowOf } from '../schema/table.ts';
import type { TableWriter } from './table-writer.ts';

type CountRow = RowOf<typeof listCounts>;
type Facets<Side, Kind> = Partial<Pick<CountRow, 'pair_id' | 'wallet_type' | 'asset_id'>> & {
  readonly side?: Side;
  readonly kind?: Kind;
};

/** Counts the rows of lists, and writes each count that has changed once a batch. */
export class ListCounter {
  readonly #writer: TableWriter<typeof listCounts>;
  readonly #rows: KeptRows<string, CountRow>;

  constructor(writer: TableWriter<typeof listCounts>) {
    this.#writer = writer;
    this.#rows = new KeptRows((row) => writer.upsert(row));
  }

  /** `by` is −1 when a row leaves a part of the list for another one. */
  add<Side extends string, Kind extends string>(
    { name: list }: CountedList<Side, Kind>,
    accountId: AccountId,
    facets: Facets<Side, Kind> = {},
    by: 1 | -1 = 1,
  ): void {
    const { pair_id = 0, side = '', wallet_type = '', asset_id = 0, kind = '' } = facets;
    const key = `${accountId}/${list}/${pair_id}/${side}/${wallet_type}/${asset_id}/${kind}`;
    const row = this.#rows.get(key) ??
      this.#writer.find(accountId, list, pair_id, side, wallet_type, asset_id, kind) ?? {
        account_id: accountId,
        list,
        pair_id,
        side,
        wallet_type,
        asset_id,
        kind,
        count: 0,
      };
    row.count += by;
    this.#rows.change(key, row);
  }

  flush(): void {
    this.#rows.flush();
  }
}
